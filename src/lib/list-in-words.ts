/** Formats lists by British rules, which leave out the comma before "and", as the guides do. */
const format = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins names for a sentence, with commas and with "and" before the last name. */
export function listInWords(names: readonly string[]): string {
  return format.format(names);
}
