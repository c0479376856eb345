import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { type Move, formerPath } from '../../../src/lib/moves';
import { ownPathOf } from '../../shared/routes';
import { pagePath } from '../../../src/lib/page-path';
import { versionNameOf } from '../../../src/lib/version-name';

/**
 * Adds to the metadata of each page the older versions in which it is different.
 *
 * @param content - pages of all versions, newest first.
 * @param textOf - returns the text that readers see on a page, given the page's version and source.
 */
export function withChanges(
  content: LoadedContent,
  moves: readonly Move[],
  textOf: (version: string, source: string) => string,
): LoadedContent {
  const versions = content.loadedVersions.map((loaded) => ({
    name: versionNameOf(loaded.versionName),
    loaded,
    pages: new Map(loaded.docs.map((doc) => [ownPathOf(doc.permalink, loaded), doc])),
  }));
  const names = versions.map(({ name }) => name);
  return {
    loadedVersions: versions.map(({ name, loaded, pages }, index) => ({
      ...loaded,
      docs: [...pages].map(([path, doc]) => {
        const text = textOf(name, doc.source);
        const changes = versions.slice(index + 1).flatMap((older): [string, string][] => {
          const former = older.pages.get(formerPath(path, name, older.name, moves, names));
          return former && textOf(older.name, former.source) !== text ? [[older.name, pagePath(former.permalink)]] : [];
        });
        return changes.length > 0 ? { ...doc, changes: Object.fromEntries(changes) } : doc;
      }),
    })),
  };
}
