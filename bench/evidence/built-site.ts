import { countRoutes } from '../../plugins/evidence/counts';
import { builtVersions } from '../../plugins/search-index/quality/built-files';
import { measureQuality } from '../../plugins/search-index/quality/golden';
import { groupBy } from '../../plugins/shared/group-by';
import { prefixOfRoute, versionPrefix } from '../../plugins/shared/routes';
import { docsVersions } from '../../plugins/shared/versions';
import { sum, type Figures } from '../../src/lib/evidence/reports';
import { builtFiles, builtPages, isDocsPage } from '../../e2e/support/built-site';
import { linkChecker } from '../../e2e/support/links';
import { readGolden } from '../../tools/golden-queries';

/** Counts the built docs pages. */
export const measureRoutes = (): Figures['routes'] => countRoutes([...builtPages().keys()].filter(isDocsPage));

/** Checks all internal links of the built site, and counts them by the version of the page that contains them. */
export function measureLinks(): Figures['links'] {
  const pages = builtPages();
  const check = linkChecker(pages, builtFiles());
  const byPrefix = groupBy([...pages.keys()], prefixOfRoute());
  return Object.fromEntries(
    docsVersions().map((version) => {
      const routes = byPrefix.get(versionPrefix(version)) ?? [];
      const checked = routes.map(check);
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
  const golden = readGolden();
  const built = builtVersions();
  const measured = docsVersions().map(({ name: version }) => {
    const found = built.get(version);
    if (!found) throw new Error(`The built site has no search files of ${version}. Run \`npm run build\`.`);
    return { version, ...measureQuality(found.searcher, found.documents, golden) };
  });
  const missed = [...new Set(measured.flatMap(({ misses }) => misses.map(({ golden: { query } }) => query)))];
  return {
    versions: Object.fromEntries(
      measured.map(({ version, queries, hitAt1, hitAt5, meanReciprocalRank }) => [
        version,
        { queries, hitAt1, hitAt5, meanReciprocalRank },
      ]),
    ),
    wrong: missed.map((query) => {
      const found = measured.flatMap(({ version, misses }) =>
        misses.filter(({ golden: { query: own } }) => own === query).map((miss) => ({ version, ...miss })),
      );
      // Most versions have the same results, so the report shows only those of the first version.
      const [{ rank, golden: { expect }, first } = { rank: 0, golden: { expect: [] }, first: [] }] = found;
      const versions = found.map(({ version }) => version);
      return { query, versions, rank, expected: expect[0] ?? 'none', first: first[0] ?? 'none' };
    }),
  };
}
