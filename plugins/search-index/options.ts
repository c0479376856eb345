/** Options of the plugin. */
export interface SearchOptions {
  /** Maximum number of pages that the search dialog shows for a query. */
  readonly maxHits: number;
  /** Address at which readers report missing content. */
  readonly issuesUrl: string;
}

const largest = 50;
// The framework adds the ID of the plugin.
const known: ReadonlySet<string> = new Set(['maxHits', 'issuesUrl', 'id']);

/**
 * Validates the options in the site's configuration.
 *
 * @throws Error that lists all problems.
 */
export function checkOptions(options: Readonly<Record<string, unknown>>): SearchOptions {
  const diagnostics: string[] = [];
  const { maxHits, issuesUrl } = options;
  if (typeof maxHits !== 'number' || !Number.isInteger(maxHits) || maxHits < 1 || maxHits > largest)
    diagnostics.push(`maxHits is ${JSON.stringify(maxHits)}; set a whole number from 1 to ${largest}.`);
  if (typeof issuesUrl !== 'string' || !URL.canParse(issuesUrl))
    diagnostics.push(`issuesUrl is ${JSON.stringify(issuesUrl)}; set the URL where readers open an issue.`);
  for (const name of Object.keys(options)) {
    if (!known.has(name)) diagnostics.push(`${name} is not an option; the options are maxHits and issuesUrl.`);
  }
  if (diagnostics.length > 0)
    throw new Error(
      `The options of the search plugin are invalid:\n${diagnostics.map((each) => `  ${each}`).join('\n')}`,
    );
  return options as unknown as SearchOptions;
}
