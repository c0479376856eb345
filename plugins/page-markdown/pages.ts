import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { versionNameOf } from '../shared/version-name';
import { pagePath } from './markdown-path';

/** What is known of a page beside its HTML. */
export interface MarkdownPage {
  /** The page's one address. */
  readonly path: string;
  /** One sentence that says what the page is for; empty when it has none. */
  readonly description: string;
  /** `next` or a released version, such as `0.22.0`. */
  readonly version: string;
  /** File that the page is made from, relative to the project root. */
  readonly source: string;
}

/** Lists the pages of all versions that the docs plugin has loaded, in the order of their paths. */
export function markdownPages(versions: readonly LoadedVersion[]): MarkdownPage[] {
  return versions
    .flatMap(({ versionName, docs }) =>
      docs.map(({ permalink, description, source }) => ({
        path: pagePath(permalink),
        description,
        version: versionNameOf(versionName),
        source: source.replace('@site/', ''),
      })),
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
