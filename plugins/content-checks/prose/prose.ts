/** Character that replaces inline code, URLs and values in a text. */
export const PLACEHOLDER = '◆';

/**
 * Role of a text on its page.
 *
 * - `heading`: a heading or title.
 * - `summary`: first paragraph of a doc comment.
 * - `message`: a string that people see, such as a label or an error message.
 * - `text`: everything else.
 */
export const proseKinds = ['heading', 'summary', 'message', 'text'] as const;
export type ProseKind = (typeof proseKinds)[number];

/** A paragraph, heading, table cell, label or comment, with inline code replaced by {@link PLACEHOLDER}. */
export interface Prose {
  readonly kind: ProseKind;
  /**
   * Line of the file on which the text starts, counted from 1. Each line break in the text corresponds to one in the
   * file.
   */
  readonly line: number;
  readonly text: string;
}

/** Returns the line of the file that contains a position in a text. */
export function lineAt({ line, text }: Prose, offset: number): number {
  return line + text.slice(0, offset).split('\n').length - 1;
}
