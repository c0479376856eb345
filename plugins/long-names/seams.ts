/** More letters than a name may have to stay in one line: a third of the column of text, a line beside the page. */
const long = /\S{25,}/g;

/** Where a reader would break a name: after a sign, and before a capital that follows a small letter. */
const seams = /(?<=[./:=_(<-])(?=[\p{L}\d])|(?<=\p{Ll})(?=\p{Lu})/gu;

/** A blank without width: where a text may be broken. */
const BREAK = '\u200B';

/**
 * A text in the pieces between which a browser may break it.
 *
 * @returns the parts of each long name, with what is around it; the text alone when it has no long name.
 */
export function piecesOf(text: string): string[] {
  return text.replace(long, (name) => name.replace(seams, BREAK)).split(BREAK);
}
