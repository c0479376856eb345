import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { versionNameOf } from '../../../src/lib/version-name';
import { pagePath } from '../../../src/lib/page-path';

/** Data about a page besides its HTML. */
export interface MarkdownPage {
  /** Canonical path of the page. */
  readonly path: string;
  /** One sentence about the purpose of the page; empty if it has none. */
  readonly description: string;
  /** `next` or a released version, such as `0.22.0`; missing for a page about all versions. */
  readonly version?: string;
  /** Source file of the page, relative to the project root. */
  readonly source: string;
}

/** Lists the pages of all versions that the docs plugin has loaded, sorted by path. */
export function markdownPages(versions: readonly LoadedVersion[]): MarkdownPage[] {
  return versions
    .flatMap(({ versionName, docs }) =>
      docs.map(({ permalink, description, source }) => ({
        path: pagePath(permalink),
        description,
        version: versionNameOf(versionName),
        source: aliasedSitePathToRelativePath(source),
      })),
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
