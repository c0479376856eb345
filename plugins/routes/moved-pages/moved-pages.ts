import { pathInVersion, type Move } from '../../../src/lib/moves';
import type { RoutesOfVersion } from './check-moves';

/**
 * Addresses of a moved page by version name, each with the version's prefix. A version that does not have the page has
 * no address.
 */
export type MovedPage = Readonly<Record<string, string>>;

/**
 * Lists the addresses of every page that moved, so that a version menu can lead from one version to another.
 *
 * @param versions - newest first, each with its path prefix, which is empty for the latest.
 */
export function movedPages(
  moves: readonly Move[],
  versions: readonly (RoutesOfVersion & { readonly prefix: string })[],
): MovedPage[] {
  const names = versions.map(({ name }) => name);
  const pages = moves.map(({ from, since }): MovedPage => {
    const before = names[names.indexOf(since) + 1] ?? since;
    return Object.fromEntries(
      versions.flatMap(({ name, prefix, paths }) => {
        const path = pathInVersion(from, before, name, moves, names);
        return paths.has(path) ? [[name, prefix + path]] : [];
      }),
    );
  });
  // A page that moved twice has the same addresses for both moves.
  return [...new Map(pages.map((page) => [JSON.stringify(page), page])).values()];
}
