import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countRoutes } from '../../plugins/evidence/counts';
import { qualityPath } from '../../plugins/evidence/page';
import { builtVersions } from '../../plugins/search-index/quality/built-files';
import { measureQuality, type GoldenQuery } from '../../plugins/search-index/quality/golden';
import { versionPrefix } from '../../plugins/shared/routes';
import { docsVersions, root } from '../../plugins/shared/versions';
import type { Figures } from '../../src/lib/evidence/reports';
import { builtFiles, builtPages } from '../../e2e/support/built-site';
import { linkChecker } from '../../e2e/support/links';

/** Routes of the docs pages in the built site: all but the not-found pages, the search page and the page of figures. */
const docsRoutes = (): string[] =>
  [...builtPages().keys()].filter((route) => !route.endsWith('/404') && route !== '/search' && route !== qualityPath);

/** Counts the built docs pages. */
export const measureRoutes = (): Figures['routes'] => countRoutes(docsRoutes());

/** Resolves all links within the built site, by the version of the page. */
export function measureLinks(): Figures['links'] {
  const pages = builtPages();
  const check = linkChecker(pages, builtFiles());
  const prefixes = docsVersions().map(versionPrefix).filter(Boolean);
  const prefixOf = (route: string) => prefixes.find((prefix) => `${route}/`.startsWith(`${prefix}/`)) ?? '';
  return Object.fromEntries(
    docsVersions().map((version) => {
      const routes = [...pages.keys()].filter((route) => prefixOf(route) === versionPrefix(version));
      const checked = routes.map(check);
      const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
      return [
        version.name,
        {
          pages: routes.length,
          links: sum(checked.map(({ links }) => links)),
          anchors: sum(checked.map(({ anchors }) => anchors)),
          broken: sum(checked.map(({ broken }) => broken.length)),
        },
      ];
    }),
  );
}

/** Runs the golden queries against the search files of the built site. */
export function measureSearch(): Figures['search'] {
  const golden = JSON.parse(readFileSync(path.join(root, 'tests/search/golden.json'), 'utf8')) as GoldenQuery[];
  return Object.fromEntries(
    [...builtVersions()].map(([version, { searcher, documents }]) => {
      const { queries, hitAt1, hitAt5, meanReciprocalRank, misses } = measureQuality(searcher, documents, golden);
      const wrong = misses.map(({ golden: { query, expect }, rank, first }) => ({
        query,
        rank,
        expected: expect,
        first,
      }));
      return [version, { queries, hitAt1, hitAt5, meanReciprocalRank, wrong }];
    }),
  );
}
