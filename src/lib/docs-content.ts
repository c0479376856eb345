import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';

/** Name of the docs plugin in the site's content and data. */
export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Content of all plugins, as the framework passes it to `allContentLoaded`. */
type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];

/** Returns the versions of the docs that the docs plugin has loaded. */
export function loadedVersionsOf(allContent: AllContent): readonly LoadedVersion[] {
  return (allContent[DOCS_PLUGIN]?.['default'] as LoadedContent).loadedVersions;
}
