import { pagePath } from '../../src/lib/page-path';
import { docsVersions, NEXT, releasedVersions, type DocsVersion } from './versions';

/** Returns the path prefix of all routes in a version; empty for the latest, which is served from the root. */
export function versionPrefix(version: DocsVersion): string {
  if (version.name === NEXT) return '/next';
  return version.name === releasedVersions()[0] ? '' : `/${version.name}`;
}

/** Returns the path prefix of a version that the framework has loaded; empty for the latest. */
export const prefixOf = ({ path }: { readonly path: string }): string => path.replace(/\/$/, '');

/** Returns the path of a page without the prefix of its version: `/` for the home. */
export function ownPathOf(permalink: string, version: { readonly path: string }): string {
  return pagePath(permalink).slice(prefixOf(version).length) || '/';
}

/** Returns the prefix of the version to which each route belongs; empty for the latest. */
export function prefixOfRoute(): (route: string) => string {
  const prefixes = docsVersions().map(versionPrefix).filter(Boolean);
  return (route) => prefixes.find((prefix) => `${route}/`.startsWith(`${prefix}/`)) ?? '';
}

/**
 * Returns the file for a route's page, relative to the built site: `/` is `index.html`, and `/404.html` is already a
 * file.
 */
export function htmlFile(route: string): string {
  if (route === '/') return 'index.html';
  return route.endsWith('.html') ? route.slice(1) : `${route.slice(1)}.html`;
}
