import ComponentCreator from '@docusaurus/ComponentCreator';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import {
  chunkNames,
  globalData,
  type ManifestModule,
  registry,
  type VersionBase,
  versions,
} from '@generated/version-manifests/base';
import { pagePath } from '@site/src/lib/page-path';
import { pageChunkId, unfoldChunks } from '@site/src/lib/version-manifest/page-chunks';
import { docPath, type VersionData, unpack } from '@site/src/lib/version-manifest/manifest';
import { DOCS_PLUGIN } from '@site/src/lib/docs-content';
import { loadPage, setFile } from './page-loading';

/** Replaces the framework's hash in chunk names. It can be constant, because paths are unique in a version. */
const HASH = 'page';

const docsOf = (version: string): GlobalVersion['docs'] => {
  const { versions } = globalData[DOCS_PLUGIN]?.['default'] as { versions: GlobalVersion[] };
  return versions.find(({ name }) => name === version)?.docs ?? [];
};

/** The registered versions, with the props of their routes. */
const registered = new Map<string, VersionData['version']>();

/**
 * Registers a version manifest with the framework. Adds the version's pages to the routes, chunks and docs of the site.
 *
 * @param route - the version's route, without pages.
 */
export function registerVersion(version: VersionBase, route: RouteConfig, { manifest, chunks }: ManifestModule): void {
  const data = unpack(manifest);
  const pages = unfoldChunks(chunks);
  const routes = data.docs.map((doc, at): RouteConfig => {
    const path = pagePath(doc.path);
    const page = pages[at];
    if (!page) throw new Error(`The manifest of version ${version.name} has no chunk for ${path}.`);
    setFile(page);
    registry[pageChunkId(page)] = [() => loadPage(page), path, page.module];
    chunkNames[`${path}-${HASH}`] = { __comp: version.page, content: pageChunkId(page) };
    let component: RouteConfig['component'];
    return {
      path,
      exact: true,
      sensitive: true,
      sidebar: doc.sidebar,
      // The component is created on demand, because most pages of a version are never opened and creating each
      // component takes time.
      get component() {
        return (component ??= ComponentCreator(path, HASH));
      },
    };
  });
  // The open page comes first, because the router tries routes in sequence and compiles a pattern for each path.
  routes.sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
  const { path, hash } = version.parent.component;
  // Modified in place, so that all code with a reference to the routes sees the new ones.
  route.routes?.splice(0, route.routes.length, {
    ...version.parent,
    component: ComponentCreator(path, hash ?? ''),
    routes,
  });
  docsOf(version.name).splice(0, Infinity, ...data.docs);
  nameDocsElsewhere(data);
  registered.set(version.name, data.version);
}

/** Whether a route matches the requested page. */
const isOpen = ({ path }: RouteConfig): boolean => path === window.location.pathname;

/** Adds docs to the data of other versions that also have them, for the version menu. */
function nameDocsElsewhere({ docs, elsewhere }: VersionData): void {
  for (const { name, base } of versions) {
    if (registered.has(name)) continue;
    const known = docsOf(name);
    const ids = new Set(known.map(({ id }) => id));
    const missing = docs.filter(({ id }, at) => elsewhere[at]?.includes(name) && !ids.has(id));
    known.push(...missing.map((doc) => ({ ...doc, path: docPath(base, doc.id) })));
  }
}

/**
 * Loads the props for a version's route, and registers all pages of the version.
 *
 * The framework calls this function before it shows a page of the version, and when a reader is about to follow a link
 * to such a page. The framework matched the routes before these pages were registered, so if the address is already
 * that of one of these pages, the page is loaded here.
 *
 * @returns the props, as a module with the format that the framework expects.
 */
export async function loadVersion(version: VersionBase, route: RouteConfig): Promise<{ default: unknown }> {
  if (!registered.has(version.name)) {
    const manifest = await version.load();
    if (!registered.has(version.name)) registerVersion(version, route, manifest);
    const matches = matchRoutes(route.routes ?? [], window.location.pathname);
    await Promise.all(
      matches.map(({ route: { component } }) => (component as { preload?: () => unknown }).preload?.()),
    );
  }
  return { default: { version: { ...registered.get(version.name), docs: {} } } };
}
