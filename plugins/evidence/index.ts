import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { loadedVersionsOf } from '../../src/lib/docs-content';
import type { Figures, QualityData, ShownReport } from '../../src/lib/evidence/reports';
import { pagePath } from '../../src/lib/page-path';
import { builtCommit, type Commit } from './commit';
import { countFacts, countRoutes, countSamples } from './counts';
import { loadEvidence } from './load';
import { qualityPath } from './page';
import { withFigures, type Reports } from './report-files';

const component = 'src/components/quality/quality-page.tsx';

/**
 * Adds the /quality page, which shows the reports in `evidence/`. The build counts pages, samples and facts itself.
 *
 * @throws ContentDiagnostics when a report is missing or malformed.
 */
export default function quality({ siteDir }: LoadContext): Plugin {
  return {
    name: 'quality',

    async allContentLoaded({ allContent, actions }) {
      const { reports, knownGaps } = loadEvidence();
      const paths = loadedVersionsOf(allContent).flatMap(({ docs }) => docs.map((doc) => pagePath(doc.permalink)));
      const counted = { routes: countRoutes(paths), samples: countSamples(), facts: countFacts() };
      const data: QualityData = { reports: shownReports(reports, counted, builtCommit()), knownGaps };
      const days = Object.values(data.reports).map(({ date }) => date);
      actions.addRoute({
        path: qualityPath,
        exact: true,
        // Case-sensitive, as on servers: `/QUALITY` is a different address.
        sensitive: true,
        component: `@site/${component}`,
        // The framework names chunks after paths: with an absolute path, the names would differ in every checkout.
        modules: { data: aliasedSitePath(await actions.createData('quality.json', JSON.stringify(data)), siteDir) },
        metadata: { sourceFilePath: component, lastUpdatedAt: Date.parse(days.toSorted().at(-1) ?? '') },
      });
    },

    getPathsToWatch: () => [path.join(siteDir, 'evidence/*.json')],
  };
}

type Counted = Pick<Figures, 'routes' | 'samples' | 'facts'>;

/**
 * Replaces stored figures with the figures that this build has counted. If the commit is unknown, the stored figures
 * are kept.
 */
export function shownReports(reports: Reports, counted: Counted, commit: Commit | undefined): QualityData['reports'] {
  const shown = Object.fromEntries(
    Object.entries(reports).map(([name, report]) => [name, { ...report, isOfThisBuild: false }]),
  ) as unknown as QualityData['reports'];
  if (!commit) return shown;
  const ofThisBuild = <Name extends keyof Counted>(name: Name, figures: Figures[Name]): ShownReport<Name> => ({
    ...withFigures(name, reports[name], commit, figures),
    isOfThisBuild: true,
  });
  return {
    ...shown,
    routes: ofThisBuild('routes', counted.routes),
    samples: ofThisBuild('samples', counted.samples),
    facts: ofThisBuild('facts', counted.facts),
  };
}
