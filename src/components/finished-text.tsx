import type { ReactNode } from 'react';
import { textHtml } from './page-texts';
import { useFinishedHtml } from './use-finished-html';

interface Props {
  readonly as: 'ol' | 'p' | 'ul';
  /** Its name among the texts of the page; see `page-texts.ts`. */
  readonly text: string;
  /** What is in it, where the page has it in itself. */
  readonly html?: string;
}

/** A paragraph or a list that the build made; see `plugins/page-texts/rehype-page-texts.ts`. */
export default function FinishedText({ as: Tag, text, html = textHtml(text) }: Props): ReactNode {
  return <Tag {...useFinishedHtml(text, html)} />;
}
