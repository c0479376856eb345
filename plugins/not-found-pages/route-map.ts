import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Move } from '../moved-pages/moves';
import { pagePath } from '../page-markdown/markdown-path';
import { versionNameOf } from '../shared/version-name';

/** All addresses of the site, as the not-found page loads them. */
export interface RouteMap {
  /** Newest first. */
  readonly versions: readonly { readonly name: string; readonly prefix: string }[];
  /**
   * Path without the prefix of a version, a bit for each version that has it, and the title unless that is the last part
   * of the path.
   */
  readonly pages: readonly (readonly [path: string, versions: number, title?: string])[];
  readonly moves: readonly Move[];
}

/**
 * Collects the addresses of all versions.
 *
 * @param loaded - newest version first.
 */
export function routeMap(loaded: readonly LoadedVersion[], moves: readonly Move[]): RouteMap {
  const pages = new Map<string, { versions: number; title: string }>();
  for (const [index, version] of loaded.entries())
    for (const { permalink, title } of version.docs) {
      const path = pathInVersion(permalink, version);
      const known = pages.get(path);
      pages.set(path, { title: known?.title ?? title, versions: (known?.versions ?? 0) | (1 << index) });
    }
  return {
    versions: loaded.map((version) => ({ name: versionNameOf(version.versionName), prefix: prefixOf(version) })),
    pages: [...pages]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, { versions, title }]) => (path.endsWith(`/${title}`) ? [path, versions] : [path, versions, title])),
    moves,
  };
}

/** Returns the path of a page without the prefix of its version: `/` for the home. */
export function pathInVersion(permalink: string, version: LoadedVersion): string {
  return pagePath(permalink).slice(prefixOf(version).length) || '/';
}

const prefixOf = ({ path }: LoadedVersion): string => path.replace(/\/$/, '');
