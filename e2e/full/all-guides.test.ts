import { readFileSync } from 'node:fs';
import { versionPrefix } from '../../plugins/shared/routes';
import { docsVersion, docsVersions, releasedVersions } from '../../plugins/shared/versions';
import { guideRoutes } from '../support/guide-routes';
import { templatePaths, testPages } from '../support/page-tests';

/** Number of API reference pages to test. A sample is enough, because the same few templates generate all pages. */
const sampleSize = 40;

/**
 * Returns reference pages that are evenly distributed over versions, SDKs and kinds. The pages are the same in every
 * run.
 */
function apiSample(): string[] {
  const routes = JSON.parse(readFileSync('tests/routes.json', 'utf8')) as Record<string, { api: string[] }>;
  const all = Object.values(routes).flatMap(({ api }) => [...api].sort());
  return Array.from({ length: sampleSize }, (_, number) => all[Math.floor((number * all.length) / sampleSize)] ?? '');
}

/** Generated pages that are opened in every version. */
const generated = docsVersions()
  .map(versionPrefix)
  .flatMap((prefix) =>
    [
      '/api',
      '/api/mobile',
      '/api/web/functions/useCamera',
      '/api/mobile/variables/VideoRendererView',
      '/api/server/type-aliases/NotificationEvents',
      '/api/web/enumerations/Variant',
    ].map((path) => prefix + path),
  );

const guides = docsVersions()
  .flatMap(guideRoutes)
  .map(({ route }) => route);
const latestGuides = guideRoutes(docsVersion(releasedVersions()[0] ?? '')).map(({ route }) => route);
const paths = new Set([...guides, ...generated, ...apiSample()]);

// Only the latest version's guides are also tested on a phone, because guides in other versions have the same templates
// and nearly the same text.
testPages(
  [...paths].filter((path) => !templatePaths.has(path)),
  new Set([...latestGuides, ...apiSample()]),
);
