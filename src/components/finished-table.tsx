import { useEffect, useRef, type ReactNode } from 'react';
import { loadLinksAhead } from './links-ahead';
import { textHtml } from './page-texts';
import Table, { type Heights } from './table';
import { useInternalLinks } from './use-internal-links';

interface Props extends Heights {
  /** Its name among the texts of the page; see `page-texts.ts`. */
  readonly text: string;
  /** The rows, where the page has them in itself. */
  readonly html?: string;
}

/** A table whose rows the build made; see `plugins/page-texts/rehype-page-texts.ts`. */
export default function FinishedTable({ text, html = textHtml(text), ...heights }: Props): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const onClick = useInternalLinks(html);
  useEffect(() => (table.current ? loadLinksAhead(table.current) : undefined), []);
  // The handler only makes the links inside faster; they work without it.
  return (
    <Table {...heights} ref={table} data-text={text} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
