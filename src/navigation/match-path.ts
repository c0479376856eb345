import { pagePath } from '../../plugins/page-markdown/markdown-path';
import type { RouteConfig } from 'react-router-config';

/** What is asked of a path; see `matchPath` of react-router 5. */
interface Pattern {
  readonly path: string;
  /** Whether nothing may come after the path. */
  readonly exact?: boolean;
  /** Whether the case of letters counts. */
  readonly sensitive?: boolean;
}

interface Match {
  readonly path: string;
  readonly url: string;
  readonly isExact: boolean;
  readonly params: Readonly<Record<string, never>>;
}

/**
 * Whether an address is at a path, or below it. Our paths have no parameters, and the router's own makes a regular
 * expression of each path that it tries: on a slow phone 30 ms for a page at the end of the menu.
 */
export function matchPath(pathname: string, { path, exact = false, sensitive = false }: Pattern): Match | null {
  const comparable = (text: string) => (sensitive ? pagePath(text) : pagePath(text).toLowerCase());
  const [wanted, own] = [comparable(pathname), comparable(path)];
  const isExact = wanted === own;
  if (!isExact && (exact || !(own === '/' || own === '*' || wanted.startsWith(`${own}/`)))) return null;
  return { path, url: path === '*' ? pathname : pathname.slice(0, own.length), isExact, params: {} };
}

interface MatchedRoute {
  readonly route: RouteConfig;
  readonly match: Match;
}

/** The route of an address with those around it, the outermost first; see `matchRoutes` of react-router-config 5. */
export function matchRoutes(routes: readonly RouteConfig[], pathname: string): MatchedRoute[] {
  for (const route of routes) {
    const match = matchPath(pathname, { ...route, path: route.path as string });
    if (match) return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname)];
  }
  return [];
}
