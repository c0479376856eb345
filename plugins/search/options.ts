/** Options of the plugin. */
export interface SearchOptions {
  /** The most pages that the box shows for a query. */
  readonly maxHits: number;
  /** Where readers report what they did not find. */
  readonly issuesUrl: string;
}

const defaults = { maxHits: 8 };
const largest = 50;
// The framework adds the id of the plugin.
const known: ReadonlySet<string> = new Set(['maxHits', 'issuesUrl', 'id']);

/**
 * Checks the options in the site's configuration.
 *
 * @throws Error that lists everything that is wrong.
 */
export function checkOptions(given: Readonly<Record<string, unknown>>): SearchOptions {
  const options: Readonly<Record<string, unknown>> = { ...defaults, ...given };
  const faults: string[] = [];
  const { maxHits, issuesUrl } = options;
  if (typeof maxHits !== 'number' || !Number.isInteger(maxHits) || maxHits < 1 || maxHits > largest)
    faults.push(`maxHits is ${JSON.stringify(maxHits)}; give a whole number from 1 to ${largest}.`);
  if (typeof issuesUrl !== 'string' || !URL.canParse(issuesUrl))
    faults.push(`issuesUrl is ${JSON.stringify(issuesUrl)}; give the address where an issue is opened.`);
  for (const name of Object.keys(options)) {
    if (!known.has(name)) faults.push(`${name} is not an option; there are maxHits and issuesUrl.`);
  }
  if (faults.length > 0)
    throw new Error(`The options of the search plugin are wrong:\n${faults.map((each) => `  ${each}`).join('\n')}`);
  return options as unknown as SearchOptions;
}
