import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chosenTemplates } from '../../e2e/support/templates';
import { builtCommit, uncommittedChanges, type Commit } from '../../plugins/evidence/commit';
import { countFacts, countSamples } from '../../plugins/evidence/counts';
import {
  evidenceDir,
  readEvidence,
  reportDiagnostics,
  reportFile,
  withFigures,
} from '../../plugins/evidence/report-files';
import { listDiagnostics } from '../../plugins/shared/diagnostics';
import { root } from '../../plugins/shared/versions';
import { formatMain } from '../../src/lib/evidence/format';
import { mainFigure, type Figures, type Report, type ReportName } from '../../src/lib/evidence/reports';
import { measureBuilds } from '../builds/times';
import { measureLighthouse } from '../lighthouse/compare';
import { isSite, siteNames } from '../support/sites';
import { measureAccessibility, measureBytes } from './browser';
import { measureLinks, measureRoutes, measureSearch } from './built-site';
import { measureDeclarations } from './declarations';

const measure: { readonly [Name in ReportName]: (words: readonly string[]) => Figures[Name] | Promise<Figures[Name]> } =
  {
    routes: measureRoutes,
    samples: countSamples,
    facts: countFacts,
    declarations: measureDeclarations,
    links: measureLinks,
    accessibility: measureAccessibility,
    search: measureSearch,
    bytes: measureBytes,
    lighthouse: (words) =>
      measureLighthouse(
        chosenTemplates(words.filter((word) => !isSite(word))),
        words.some(isSite) ? words.filter(isSite) : siteNames,
      ),
    build: (words) => measureBuilds(words.includes('again')),
  };

/** Reports that take longer than a minute. */
export const slowReports: ReadonlySet<ReportName> = new Set(['lighthouse', 'build']);

/**
 * Measures the figures of a report, and stores them in `evidence/` with the commit.
 *
 * @param words - options of a slow report, such as names of templates.
 * @throws Error if the measurement fails or the report has problems.
 */
export async function writeReport<Name extends ReportName>(
  name: Name,
  commit: Commit,
  words: readonly string[],
): Promise<void> {
  const figures = await measure[name](words);
  const file = path.join(root, reportFile(name));
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  const report = withFigures(name, before, commit, figures);
  const diagnostics = reportDiagnostics(name, report);
  if (diagnostics.length > 0) throw new Error(listDiagnostics(diagnostics));
  mkdirSync(path.join(root, evidenceDir), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
  console.log(`${reportFile(name)}: ${formatMain[name](mainFigure[name](figures))}`);
}

/**
 * Returns the commit that the figures belong to.
 *
 * @throws Error when the files or the built site do not match a commit.
 */
export function measuredCommit(): Commit {
  const changes = uncommittedChanges();
  if (changes.length > 0)
    throw new Error(
      `Figures must belong to a commit, but these files have uncommitted changes. Commit them first:\n${changes.join('\n')}`,
    );
  const commit = builtCommit();
  if (!commit) throw new Error('Figures must belong to a commit, but this folder is not a Git checkout.');
  const page = path.join(root, 'build/quality.html');
  if (existsSync(page) && readFileSync(page, 'utf8').includes(commit.commit.slice(0, 7))) return commit;
  // The site cannot be built while a report is missing, so a new report is first generated from an older build.
  if (readEvidence(root).diagnostics.length > 0) {
    console.warn(
      'Reports are missing, so the built site may be from an older commit. Build the site, then run this command again at the same commit.',
    );
    return commit;
  }
  throw new Error(`The built site is not from commit ${commit.commit.slice(0, 7)}. Run \`npm run build\`.`);
}
