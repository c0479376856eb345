// The history of a symbol needs the declarations of all versions, and a page is rendered from those of one. So the page
// has marks, which are replaced when it is added to the docs.

/** Placeholder for the History section. */
export const HISTORY_MARK = '{/* history */}';

/** Matches a placeholder for labels; the groups are its form and the place of the part. */
export const LABELS_MARK = /\{\/\* labels (line|inline|kind) (\S*) \*\/\}/g;

/** Returns the placeholder for the labels of a part, such as `New in 0.22.0`, on a separate line, after a name, or after the kind of the symbol. */
export function labelsMark(form: 'line' | 'inline' | 'kind', place: string): string {
  return `{/* labels ${form} ${place} */}`;
}
