import ComponentCreator from '@docusaurus/ComponentCreator';
import type { RouteConfig } from 'react-router-config';
import { type ManifestModule, registry, routes, versions } from '@generated/version-manifests/base';
import { chunkKey, type GeneratedRoute } from '@site/src/lib/version-manifest/generated-routes';
import { registerVersion, loadVersion } from './versions';

/** Converts a route to the format that the framework's client requires. */
function liveRoute(route: GeneratedRoute): RouteConfig {
  const { path, hash } = route.component;
  const version = versions.find(({ key }) => key === chunkKey(route.component));
  // The framework reads a component's chunks when it creates the component, so the version's chunk must be registered
  // before that.
  if (version) registry[version.chunk] = [() => loadVersion(version, live), version.chunk, version.id];
  const live: RouteConfig = {
    ...route,
    component: ComponentCreator(path, hash ?? ''),
    routes: route.routes?.map(liveRoute),
  };
  // On first load, the script with the version's manifest has already run, so the version is registered immediately.
  if (version && __webpack_modules__[version.id])
    registerVersion(version, live, __webpack_require__<ManifestModule>(version.id));
  return live;
}

/** Replaces the framework's `@generated/routes`. Pages are added when their version is first visited. */
export default routes.map(liveRoute);
