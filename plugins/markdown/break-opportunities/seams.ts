/** Matches names too long for a third of the text column. */
const long = /\S{25,}/g;

/** Break opportunities: after punctuation, and before a capital that follows a lowercase letter. */
const seams = /(?<=[./:=_(<-])(?=[\p{L}\d])|(?<=\p{Ll})(?=\p{Lu})/gu;

/** Zero-width space, which allows a line break. */
const BREAK = '\u200B';

/**
 * Splits a text at its break opportunities.
 *
 * @returns the parts of the text, which is split only inside long names; a single part if the text contains no long
 * names.
 */
export function piecesOf(text: string): string[] {
  return text.replace(long, (name) => name.replace(seams, BREAK)).split(BREAK);
}
