import { formerPath, movedPath } from '../../lib/moves';
import type { RouteMap } from '../../lib/route-map';
import { readAddress } from './address';
import { differenceOf } from './similarity';

/** A page to suggest for an unknown address. */
export interface Suggestion {
  readonly href: string;
  readonly title: string;
}

/** The same page in another version. */
export interface OtherVersion extends Suggestion {
  readonly version: string;
  /** Version that moved the page to another address; undefined if no version did. */
  readonly movedIn?: string;
}

/** Pages to suggest for an unknown address. */
export interface Suggestions {
  /** Version that the address belongs to. */
  readonly version: string;
  /** The page of this version, if its address has no version or another name for the version, such as `latest`. */
  readonly here?: Suggestion;
  /** The page at its other address in this version, with the version that moved the page. */
  readonly moved?: Suggestion & { readonly since: string };
  /** The same page in the other versions, newest first. */
  readonly elsewhere: readonly OtherVersion[];
  /** Pages of this version with a similar address, the most similar first. */
  readonly similar: readonly Suggestion[];
}

const mostSimilar = 5;

/**
 * Suggests pages for an unknown address.
 *
 * @param pathname - path of the address.
 */
export function suggest(pathname: string, map: RouteMap): Suggestions {
  const { version, path } = readAddress(pathname, map);
  const site = new Site(map);
  const here = site.page(version, path);
  const moved = movedWithin(path, version, site);
  const elsewhere = site.names
    .filter((name) => name !== version)
    .flatMap((name): OtherVersion[] => {
      const page = site.page(name, path);
      if (!page) return [];
      const movedIn = moved && moved.from === path && site.isOlder(name, moved.since) ? moved.since : undefined;
      return [{ ...page, version: name, ...(movedIn && { movedIn }) }];
    });
  const similar = similarPages(path, version, site).filter(({ href }) => href !== moved?.href && href !== here?.href);
  return {
    version,
    ...(here && { here }),
    ...(moved && { moved: { href: moved.href, title: moved.title, since: moved.since } }),
    elsewhere,
    similar,
  };
}

/**
 * Finds the page at its other address in the same version. Uses the newer address if the version includes the move, and
 * the older address if it does not.
 */
function movedWithin(path: string, version: string, site: Site) {
  const { moves } = site.map;
  const to = movedPath(path, version, moves, site.names);
  const forward = moves.find((move) => move.from === path && !site.isOlder(version, move.since));
  if (to !== path && forward) return found(site.page(version, to), forward.since, path);
  const backward = moves.find((move) => move.to === path && site.isOlder(version, move.since));
  if (!backward) return undefined;
  const former = formerPath(path, backward.since, version, moves, site.names);
  return found(site.page(version, former), backward.since, former);
}

const found = (page: Suggestion | undefined, since: string, from: string) => page && { ...page, since, from };

/** Lists similar pages and the folder's landing page. If no page is similar, returns the page nearest to the folder. */
function similarPages(path: string, version: string, site: Site): Suggestion[] {
  const similar = rankedPages(path, version, site).slice(0, mostSimilar);
  const landing = nearestLanding(path, version, site);
  if (similar.length === 0) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const [nearest] = folder ? similarPages(folder, version, site) : [];
    // The nearest page may be outside the folder, for example in a folder with the same name in another SDK.
    const found = landing && !(nearest && isWithin(nearest, landing)) ? landing : nearest;
    return found ? [found] : [];
  }
  return landing && similar.every(({ href }) => href !== landing.href) ? [...similar, landing] : similar;
}

const isWithin = (page: Suggestion, landing: Suggestion): boolean =>
  page.href === landing.href || page.href.startsWith(`${landing.href}/`);

function rankedPages(path: string, version: string, site: Site): Suggestion[] {
  return site
    .pages(version)
    .flatMap(({ path: own, href, title }) => {
      const difference = differenceOf(path, own, title);
      return difference === undefined ? [] : [{ page: { href, title }, difference }];
    })
    .sort((a, b) => a.difference - b.difference)
    .map(({ page }) => page);
}

/** Returns the landing page of the innermost folder of an address that has one. Excludes the home page. */
function nearestLanding(path: string, version: string, site: Site): Suggestion | undefined {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent ? (site.page(version, parent) ?? nearestLanding(parent, version, site)) : undefined;
}

/** Index of the addresses of all versions. */
class Site {
  readonly names: readonly string[];
  private readonly byPath = new Map<string, RouteMap['pages'][number][]>();

  constructor(readonly map: RouteMap) {
    this.names = map.versions.map(({ name }) => name);
    for (const page of map.pages) {
      const path = page[0].toLowerCase();
      this.byPath.set(path, [...(this.byPath.get(path) ?? []), page]);
    }
  }

  /** Whether a version is older than another one. */
  isOlder(version: string, than: string): boolean {
    return this.names.indexOf(version) > this.names.indexOf(than);
  }

  /** Returns a page of a version. The case of the path does not matter. */
  page(version: string, path: string): Suggestion | undefined {
    const page = this.byPath.get(path.toLowerCase())?.find((each) => this.has(version, each));
    return page && this.suggestion(version, page);
  }

  /** Lists the pages of a version with their paths. */
  pages(version: string): (Suggestion & { readonly path: string })[] {
    return this.map.pages
      .filter((page) => this.has(version, page))
      .map((page) => ({ ...this.suggestion(version, page), path: page[0] }));
  }

  private has(version: string, [, versions]: RouteMap['pages'][number]): boolean {
    return Boolean(versions & (1 << this.names.indexOf(version)));
  }

  private suggestion(version: string, [path, , title]: RouteMap['pages'][number]): Suggestion {
    const prefix = this.map.versions.find(({ name }) => name === version)?.prefix ?? '';
    return {
      href: path === '/' ? prefix || '/' : prefix + path,
      title: title ?? path.slice(path.lastIndexOf('/') + 1),
    };
  }
}
