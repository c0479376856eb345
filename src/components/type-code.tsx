import type { ReactNode } from 'react';
import { textHtml } from './page-texts';
import { useInternalLinks } from './use-internal-links';

interface Props {
  /** Its name among the texts of the page; see `page-texts.ts`. */
  readonly text: string;
  /** The coloured type, where the page has it in itself. */
  readonly html?: string;
}

/** A type in running text or in a table, coloured and linked by the build. */
export default function TypeCode({ text, html = textHtml(text) }: Props): ReactNode {
  const onClick = useInternalLinks(html);
  // The handler only makes the links inside faster; they work without it.
  return <code className="type-code" data-text={text} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />;
}
