import type { RouteMap } from '../../../src/lib/route-map';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Move } from '../../../src/lib/moves';
import { versionNameOf } from '../../../src/lib/version-name';
import { ownPathOf, prefixOf } from '../../shared/routes';

/**
 * Collects the addresses of all versions.
 *
 * @param loaded - newest version first.
 */
export function routeMap(loaded: readonly LoadedVersion[], moves: readonly Move[]): RouteMap {
  const pages = new Map<string, { path: string; versions: number; title: string }>();
  for (const [index, version] of loaded.entries())
    for (const { permalink, title } of version.docs) {
      const path = ownPathOf(permalink, version);
      // A title can differ between versions. For example, the title of an upgrade guide contains the version.
      const key = JSON.stringify([path, title]);
      pages.set(key, { path, title, versions: (pages.get(key)?.versions ?? 0) | (1 << index) });
    }
  return {
    versions: loaded.map((version) => ({ name: versionNameOf(version.versionName), prefix: prefixOf(version) })),
    pages: [...pages.values()]
      .sort((a, b) => Number(a.path > b.path) - Number(a.path < b.path))
      .map(({ path, versions, title }) => (path.endsWith(`/${title}`) ? [path, versions] : [path, versions, title])),
    moves,
  };
}
