import type { Prose } from '../prose';

/** A comment without its markers. Its text is Markdown. */
export interface Comment {
  readonly kind: 'comment';
  /** Line on which the text starts, counted from 1. Each line break in the text corresponds to one in the file. */
  readonly line: number;
  readonly text: string;
  /** Whether the first paragraph is the summary of a symbol or module. */
  readonly isDoc: boolean;
}

/** A code block in a page or in a comment. */
export interface Sample {
  readonly kind: 'sample';
  /** Line of the first line of code, counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly language: string;
}

/** A text that a parser finds in a file: prose, or a text in another language. */
export type Part = Prose | Comment | Sample;
