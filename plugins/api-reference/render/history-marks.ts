// A symbol's history requires the declarations of all versions, but a page is rendered from the declarations of a
// single version. The page therefore contains placeholders, which are replaced when the page is added to the docs.

/** Placeholder for the History section. */
export const HISTORY_MARK = '{/* history */}';

/** Matches a placeholder for labels; the groups are the form and the part's place. */
export const LABELS_MARK = /\{\/\* labels (line|inline|kind) (\S*) \*\/\}/g;

/**
 * Returns the placeholder for a part's labels, such as `New in 0.22.0`. The form is the position of the labels: on a
 * separate line, after a name, or after the kind of the symbol.
 */
export function labelsMark(form: 'line' | 'inline' | 'kind', place: string): string {
  return `{/* labels ${form} ${place} */}`;
}
