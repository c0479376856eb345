import type { ReactNode } from 'react';
import { textHtml } from './page-texts';

interface Props {
  /** Id of the title in the drawing. */
  readonly titleId: string;
  /** Its name among the texts of the page; see `page-texts.ts`. */
  readonly text: string;
  /** The drawing, where the page has it in itself. */
  readonly html?: string;
}

/** A drawing that the build made. On a narrow screen it scrolls, so it can be reached with the keyboard and has a name. */
export default function Diagram({ titleId, text, html = textHtml(text) }: Props): ReactNode {
  return (
    <figure
      className="diagram"
      tabIndex={0}
      aria-labelledby={titleId}
      data-text={text}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
