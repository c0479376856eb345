import type { DocusaurusConfig } from '@docusaurus/types';

/** The fields of the site's configuration that scripts of the client read; a unit test looks for others in their code. */
export const FIELDS_READ = [
  'title',
  'titleDelimiter',
  'favicon',
  'url',
  'baseUrl',
  'baseUrlIssueBanner',
  'trailingSlash',
  'noIndex',
  'customFields',
  'themeConfig',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/**
 * The generated modules with what the client reads of them, and without what only a build does: plugins, themes and their
 * options, rules for Markdown, versions of packages.
 *
 * @returns the text of each module, by its name below `@generated/`.
 */
export function siteDataModules(siteConfig: DocusaurusConfig): ReadonlyMap<string, string> {
  const { experimental_router } = siteConfig.future;
  const config = {
    ...Object.fromEntries(FIELDS_READ.map((field) => [field, siteConfig[field]])),
    future: { experimental_router },
  };
  return new Map([
    ['docusaurus.config', `export default ${JSON.stringify(config)};\n`],
    ['site-metadata', 'export default {};\n'],
  ]);
}
