/** American English would put a comma before "and"; British rules leave it out, as the guides do. */
const format = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins names for a sentence: with commas, and "and" before the last one. */
export function listInWords(names: readonly string[]): string {
  return format.format(names);
}
