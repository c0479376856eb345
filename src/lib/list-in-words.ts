/** British rules leave out the comma before "and", as the guides do; American rules add it. */
const format = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins names for a sentence: with commas, and "and" before the last one. */
export function listInWords(names: readonly string[]): string {
  return format.format(names);
}
