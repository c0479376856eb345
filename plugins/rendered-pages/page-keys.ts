import { hashOf } from '../shared/cache';

/** What the framework's `routesChunkNames.json` has of a route: names of chunks, by what they are for. */
export type ChunkNames = string | readonly ChunkNames[] | { readonly [what: string]: ChunkNames };

/** The bundle that pages are rendered with. */
export interface ServerBundle {
  /** Code of all modules that every page is rendered with, by their ids. */
  readonly modules: Readonly<Record<string, string>>;
  /** Names of the files of all other modules: a chunk's name, a hash of its content, and an ending. */
  readonly files: readonly string[];
  /** By the path of a route, a hyphen, and three digits that the framework adds. */
  readonly routes: Readonly<Record<string, ChunkNames>>;
}

/**
 * Tells of each page by what it is rendered: the code of every page, and the chunks of its own route and of those around it.
 *
 * A route is taken to be around a page when its path is the start of the page's: that can be one too many, never one too few.
 *
 * @returns a hash for the path of a page; undefined where no route has that path.
 */
export function pageKeys({ modules, files, routes }: ServerBundle): (pathname: string) => string | undefined {
  const chunks = Object.entries(routes).map(([name, names]) => {
    const route = pathOf(name);
    return { route, below: route.replace(/\/?$/, '/'), names: namesIn(names) };
  });
  const known = new Map(files.map((file) => [file.replace(/\..*/, ''), file]));
  const ofPages = new Set(chunks.flatMap(({ names }) => names));
  const shared = hashOf(
    ...Object.keys(modules)
      .sort()
      .flatMap((id) => [id, modules[id] ?? '']),
    ...[...known].flatMap(([chunk, file]) => (ofPages.has(chunk) ? [] : [file])).sort(),
  );
  return (pathname) => {
    if (!chunks.some(({ route }) => route === pathname)) return undefined;
    const own = chunks
      .filter(({ route, below }) => pathname === route || pathname.startsWith(below))
      .flatMap(({ names }) => names);
    return hashOf(shared, ...own.map((name) => known.get(name) ?? name));
  };
}

const pathOf = (name: string) => name.replace(/-[^-/]*$/, '');

function namesIn(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);
}
