import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { notFoundPath } from '../../../src/lib/not-found-path';
import { prefixOf } from '../../shared/routes';

/**
 * Makes the docs plugin add a not-found page to each version.
 *
 * The framework builds a not-found page only for the latest version, with the layout of that version. For an address in
 * another version, the browser would have to render the whole layout again. Each not-found page is a route among the
 * pages of its version so that the framework builds it. `src/theme/DocRoot` treats this route as an unknown address.
 */
export function withNotFoundPages(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return { ...actions, addRoute: (root) => actions.addRoute(withPages(root)) };
}

/** The root has a route for each version, which contains a route with the version's pages. */
function withPages(root: RouteConfig): RouteConfig {
  return {
    ...root,
    routes: root.routes?.map((version) =>
      version.path === root.path ? version : { ...version, routes: version.routes?.map(withPage) },
    ),
  };
}

function withPage(pages: RouteConfig): RouteConfig {
  const page = { path: notFoundPath(prefixOf(pages)), exact: true, component: '@theme/NotFound/Content' };
  return pages.routes ? { ...pages, routes: [...pages.routes, page] } : pages;
}
