import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';

/** Name of the docs plugin, in the site's content and in its data. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** What all plugins have loaded, as the framework hands it to `allContentLoaded`. */
type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

/** The versions of the docs, as the docs plugin has loaded them. */
export function loadedVersionsOf(allContent: AllContent): readonly LoadedVersion[] {
  return (allContent[DOCS_PLUGIN]?.['default'] as LoadedContent).loadedVersions;
}
