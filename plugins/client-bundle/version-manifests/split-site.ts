import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { pagePath } from '../../../src/lib/page-path';
import { DOCS_PLUGIN } from '../../../src/lib/docs-content';
import { isNotFoundPath } from '../../../src/lib/not-found-path';
import type { GeneratedSite } from './generated-site';
import { type DocData, idsOfItems, type Manifest } from '../../../src/lib/version-manifest/manifest';
import { type ChunkNames, chunkKey, type GeneratedRoute } from '../../../src/lib/version-manifest/generated-routes';
import type { VersionEntry } from '../../../src/lib/version-manifest/version-entry';
import { pack, slimItems } from './pack';

/** The generated site, split by version. */
export interface SplitSite {
  /** Data that every page of the site needs. */
  readonly base: {
    readonly routes: readonly GeneratedRoute[];
    readonly chunkNames: GeneratedSite['chunkNames'];
    readonly requests: ReadonlyMap<string, string>;
    readonly globalData: GeneratedSite['globalData'];
    readonly versions: readonly VersionEntry[];
  };
  /** Manifest of each version, and the imports of its docs in the same order, by version name. */
  readonly manifests: ReadonlyMap<string, { readonly manifest: Manifest; readonly requests: readonly string[] }>;
}

/** Separates the data of each version from the data that the framework generated for all versions.
 *
 * @param propsOf - reads the props of a version's route from the import of their chunk.
 * @throws Error if a version's routes do not have the format of Docusaurus 3.10.
 */
export function splitSite(site: GeneratedSite, propsOf: (request: string) => PropVersionMetadata): SplitSite {
  const docsData = site.globalData[DOCS_PLUGIN]?.['default'] as { readonly versions: readonly GlobalVersion[] };
  const splits = docsData.versions.map((version) => splitVersion(site, version, docsData.versions, propsOf));
  const taken = new Set(splits.flatMap(({ taken }) => taken));
  const keys = new Set(splits.flatMap(({ keys }) => keys));

  const withoutPages = (route: GeneratedRoute): GeneratedRoute => {
    const split = splits.find((candidate) => candidate.route === route);
    if (split) return { ...route, routes: split.kept };
    return route.routes ? { ...route, routes: route.routes.map(withoutPages) } : route;
  };
  const ownChunk = new Map(splits.map(({ entry }) => [entry.key, entry.chunk]));
  return {
    base: {
      routes: site.routes.map(withoutPages),
      chunkNames: Object.fromEntries(
        Object.entries(site.chunkNames)
          .filter(([key]) => !keys.has(key))
          .map(([key, names]) => [key, ownChunk.has(key) ? { ...names, __props: ownChunk.get(key) ?? '' } : names]),
      ),
      requests: new Map([...site.requests].filter(([name]) => !taken.has(name))),
      globalData: {
        ...site.globalData,
        [DOCS_PLUGIN]: {
          default: {
            ...docsData,
            versions: docsData.versions.map((version) => ({
              ...version,
              docs: version.docs.filter(({ id }) => id === version.mainDocId),
            })),
          },
        },
      },
      versions: splits.map(({ entry }) => entry),
    },
    manifests: new Map(splits.map(({ entry, manifest, requests }) => [entry.name, { manifest, requests }])),
  };
}

function splitVersion(
  site: GeneratedSite,
  version: GlobalVersion,
  versions: readonly GlobalVersion[],
  propsOf: (request: string) => PropVersionMetadata,
) {
  const { route, parent, leaves, notFound, page } = routesOfVersion(site, version);
  const key = chunkKey(route.component);
  const propsChunk = site.chunkNames[key]?.['__props'] as string;
  const base = version.path.replace(/\/?$/, '/');
  const props = without(propsOf(site.requests.get(propsChunk) ?? ''), 'docs');

  const byPath = new Map(version.docs.map((doc) => [doc.path, doc as DocData]));
  const inMenu = Object.values(props.docsSidebars).flatMap((items) =>
    idsOfItems(slimItems(items, (path) => byPath.get(path)?.id)),
  );
  const place = new Map(inMenu.map((id, at) => [id, at]));
  const after = inMenu.length;
  const docs = [...byPath.values()].sort((a, b) => (place.get(a.id) ?? after) - (place.get(b.id) ?? after));

  const others = versions.filter((other) => other !== version);
  const ids = new Map(others.map((other) => [other.name, new Set(other.docs.map(({ id }) => id))]));
  const elsewhere = docs.map(({ id }) => others.flatMap(({ name }) => (ids.get(name)?.has(id) ? name : [])).sort());

  const chunkOf = new Map(
    leaves.map((leaf) => [leaf.path, site.chunkNames[chunkKey(leaf.component)]?.['content'] as string]),
  );
  const chunks = docs.map((doc) => chunkOf.get(pagePath(doc.path)) ?? '');
  // A route must always match "/", because the framework looks it up to find the home page.
  const home = leaves.find(({ path }) => path === '/') && { path: '/', exact: true, component: { path: '*' } };
  return {
    route,
    kept: home ? [home] : [],
    entry: { name: version.name, base, chunk: `version-${version.name}`, key, parent: { ...parent, routes: [] }, page },
    manifest: pack(base, { docs, elsewhere, version: props }),
    requests: chunks.map((chunk) => site.requests.get(chunk) ?? ''),
    // Only the server renders the not-found page as a route: in the browser, it appears if no page matches.
    taken: [
      propsChunk,
      ...chunks,
      ...notFound.map((leaf) => site.chunkNames[chunkKey(leaf.component)]?.['__comp'] as string),
    ],
    keys: [...leaves, ...notFound].map((leaf) => chunkKey(leaf.component)),
  };
}

/** Finds a version's route, its only child, and the pages below, which all have the same component. */
function routesOfVersion(site: GeneratedSite, version: GlobalVersion) {
  const isVersion = (route: GeneratedRoute) =>
    route.path === version.path && site.chunkNames[chunkKey(route.component)]?.['__props'] !== undefined;
  const route = allRoutes(site.routes).find(isVersion);
  const [parent, ...more] = route?.routes ?? [];
  const [leaves, notFound] = partition(parent?.routes ?? [], ({ path }) => !isNotFoundPath(path));
  const names = leaves.map((leaf): ChunkNames => site.chunkNames[chunkKey(leaf.component)] ?? {});
  const page = names[0]?.['__comp'];
  const isPlain = (leaf: GeneratedRoute, at: number) =>
    leaf.exact &&
    !leaf.routes &&
    names[at]?.['__comp'] === page &&
    Object.keys(names[at] ?? {}).join() === '__comp,content';
  if (
    !route ||
    !parent ||
    more.length > 0 ||
    typeof page !== 'string' ||
    !leaves.every(isPlain) ||
    leaves.length !== version.docs.length
  )
    throw new Error(
      `The routes of version "${version.name}" do not have the structure that plugins/client-bundle/version-manifests requires: one route with the version's props, ` +
        'one child, and a route for each doc below that child. Tags and generated indexes are not supported; to add them, extend split-site.ts.',
    );
  return { route, parent, leaves, notFound, page };
}

function partition<T>(items: readonly T[], isWanted: (item: T) => boolean): [wanted: T[], others: T[]] {
  return [items.filter(isWanted), items.filter((item) => !isWanted(item))];
}

function allRoutes(routes: readonly GeneratedRoute[]): GeneratedRoute[] {
  return routes.flatMap((route) => [route, ...allRoutes(route.routes ?? [])]);
}

function without<T extends object, K extends keyof T>(value: T, unwanted: K): Omit<T, K> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== unwanted)) as Omit<T, K>;
}
