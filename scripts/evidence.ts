import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureBuilds } from '../bench/builds/times';
import { measureLighthouse } from '../bench/lighthouse/compare';
import { isSite, siteNames } from '../bench/support/sites';
import { chosenTemplates } from '../e2e/support/templates';
import { builtCommit, uncommittedChanges, type Commit } from '../plugins/evidence/commit';
import { countFacts, countSamples } from '../plugins/evidence/counts';
import {
  evidenceDir,
  readEvidence,
  reportDiagnostics,
  reportFile,
  withFigures,
} from '../plugins/evidence/report-files';
import { listDiagnostics } from '../plugins/shared/diagnostics';
import { root } from '../plugins/shared/versions';
import { formatMain } from '../src/lib/evidence/format';
import { mainFigure, reportNames, type Figures, type Report, type ReportName } from '../src/lib/evidence/reports';
import { measureAccessibility, measureBytes } from '../bench/evidence/browser';
import { measureLinks, measureRoutes, measureSearch } from '../bench/evidence/built-site';
import { measureDeclarations } from '../bench/evidence/declarations';

/*
 * Generates the reports that the /quality page shows, and stores them in `evidence/` with the commit.
 *
 * `npm run evidence` generates the reports that take at most a minute. `npm run evidence -- search links` generates
 * only the named reports. The slow reports, `lighthouse` and `build`, are generated only if they are named.
 * `-- lighthouse home ours` measures one template on our site only, and `-- build again` measures only a second build.
 * Build the site first, because most reports are about the built site.
 */

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
const slow: ReadonlySet<ReportName> = new Set(['lighthouse', 'build']);

/**
 * Returns the commit that the figures belong to.
 *
 * @throws Error when the files or the built site do not match a commit.
 */
function measuredCommit(): Commit {
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

function store<Name extends ReportName>(name: Name, commit: Commit, figures: Figures[Name]): void {
  const file = path.join(root, reportFile(name));
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  const report = withFigures(name, before, commit, figures);
  const diagnostics = reportDiagnostics(name, report);
  if (diagnostics.length > 0) throw new Error(listDiagnostics(diagnostics));
  mkdirSync(path.join(root, evidenceDir), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, undefined, 2)}\n`);
  console.log(`${reportFile(name)}: ${formatMain[name](mainFigure[name](figures))}`);
}

async function run<Name extends ReportName>(name: Name, commit: Commit, words: readonly string[]): Promise<void> {
  store(name, commit, await measure[name](words));
}

const words = process.argv.slice(2);
const isReport = (word: string): word is ReportName => (reportNames as readonly string[]).includes(word);
const names = words.length > 0 ? words.filter(isReport) : reportNames.filter((name) => !slow.has(name));
const others = words.filter((word) => !isReport(word));
try {
  if (names.length === 0 || (others.length > 0 && !names.some((name) => slow.has(name))))
    throw new Error(`There is no report "${others.join(' ')}". Use one of: ${reportNames.join(', ')}.`);
  const commit = measuredCommit();
  for (const name of names) await run(name, commit, others);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
