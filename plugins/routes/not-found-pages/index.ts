import docs, { validateOptions, type LoadedContent, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule, RouteConfig } from '@docusaurus/types';
import { moveDiagnostics } from '../moved-pages/check-moves';
import { movedPages } from '../moved-pages/moved-pages';
import { readMoves } from '../moved-pages/redirects';
import { throwDiagnostics } from '../../shared/diagnostics';
import { ownPathOf, prefixOf } from '../../shared/routes';
import { versionNameOf } from '../../../src/lib/version-name';
import { notFoundPath } from '../../../src/lib/not-found-path';
import { routeMap } from './route-map';

/** File with the addresses of all versions, next to the framework's data for the docs plugin. */
const routeMapFile = 'route-map.json';

/** File with the addresses of moved pages, which the version menu uses. */
const movedPagesFile = 'moved-pages.json';

/**
 * The docs plugin, extended with a not-found page for each version and the addresses that those pages suggest.
 *
 * The framework builds a not-found page only for the latest version, with the layout of that version. For an address in
 * another version, the browser would have to render the whole layout again. Each not-found page is a route among the
 * pages of its version so that the framework builds it. `src/theme/DocRoot` treats this route as an unknown address.
 */
async function docsWithNotFoundPages(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = (await docs(context, options as PluginOptions)) as Plugin;
  return {
    ...plugin,
    /** @throws ContentDiagnostics when a move leads from or to an address that does not exist. */
    async contentLoaded(args) {
      const { loadedVersions } = args.content as LoadedContent;
      const moves = readMoves();
      const versions = loadedVersions.map((version) => ({
        name: versionNameOf(version.versionName),
        prefix: prefixOf(version),
        paths: new Set(version.docs.map(({ permalink }) => ownPathOf(permalink, version))),
      }));
      throwDiagnostics(moveDiagnostics(moves, versions));
      await args.actions.createData(movedPagesFile, movedPages(moves, versions));
      await args.actions.createData(routeMapFile, routeMap(loadedVersions, moves));
      await plugin.contentLoaded?.({
        ...args,
        actions: { ...args.actions, addRoute: (route) => args.actions.addRoute(withNotFoundPages(route)) },
      });
    },
  };
}

/**
 * Adds the not-found page to each version of the docs. The root has a route for each version, which contains a route
 * with the version's pages.
 */
function withNotFoundPages(root: RouteConfig): RouteConfig {
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

export default Object.assign(docsWithNotFoundPages, { validateOptions }) as PluginModule;
