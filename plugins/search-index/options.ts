import type { OptionValidationContext } from '@docusaurus/types';
import { DEFAULT_PLUGIN_ID } from '@docusaurus/utils';
import * as z from 'zod';

const schema = z.strictObject({
  /** The framework requires the ID of a plugin in the validated options. */
  id: z.string().default(DEFAULT_PLUGIN_ID),
  /** Maximum number of pages that the search dialog shows for a query. */
  maxHits: z.int().min(1).max(50),
  /** Address at which readers report missing content. */
  issuesUrl: z.url(),
});

/** Options of the plugin. */
export type SearchOptions = Readonly<z.infer<typeof schema>>;

/**
 * Validates the options in the site's configuration. The framework calls this function before it creates the plugin.
 *
 * @throws Error that lists all problems.
 */
export function validateOptions({ options }: Pick<OptionValidationContext<unknown, SearchOptions>, 'options'>) {
  const { data, error } = schema.safeParse(options);
  if (error) throw new Error(`The options of the search plugin are invalid:\n${z.prettifyError(error)}`);
  return data;
}
