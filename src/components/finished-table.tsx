import type { ReactNode } from 'react';
import { textHtml } from './page-texts';
import Table, { type Heights } from './table';
import { useFinishedHtml } from './use-finished-html';

interface Props extends Heights {
  /** Its name among the texts of the page; see `page-texts.ts`. */
  readonly text: string;
  /** The rows, where the page has them in itself. */
  readonly html?: string;
}

/** A table whose rows the build made; see `plugins/page-texts/rehype-page-texts.ts`. */
export default function FinishedTable({ text, html = textHtml(text), ...heights }: Props): ReactNode {
  return <Table {...heights} {...useFinishedHtml(text, html)} />;
}
