/** Letters that a name may have and stay in one line: less than a third of the column of text, a line beside the page. */
const LONGEST = 24;

/** Where a reader would break a name: after a sign, and before a capital that follows a small letter. */
const seam = /(?<=[./:=_(<-])(?=[\p{L}\d])|(?<=\p{Ll})(?=\p{Lu})/u;

/**
 * A text in the pieces between which a browser may break it.
 *
 * @returns the parts of each long name, with what is around it; the text alone when it has no long name.
 */
export function piecesOf(text: string): string[] {
  return text.split(/(\s+)/).reduce<string[]>((pieces, word) => {
    const [first = '', ...others] = word.length > LONGEST ? word.split(seam) : [word];
    return [...pieces.slice(0, -1), (pieces.at(-1) ?? '') + first, ...others];
  }, []);
}
