import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  commandOf,
  knownGapsShape,
  mainFigure,
  mostEarlier,
  reportNames,
  shapes,
  type Figures,
  type KnownGap,
  type Report,
  type ReportName,
} from '../../src/lib/evidence/reports';
import { mismatches, type Shape } from '../../src/lib/evidence/shape';
import type { Diagnostic } from '../shared/diagnostics';

/** Folder of the reports, relative to the project root. */
export const evidenceDir = 'evidence';

/** File of the known gaps. It is written by hand, because no measurement finds a missing check. */
const gapsFile = `${evidenceDir}/known-gaps.json`;

export type Reports = { readonly [Name in ReportName]: Report<Name> };

/** All reports and the known gaps. Complete only if reading them found no problems. */
export interface Evidence {
  readonly reports: Reports;
  readonly knownGaps: readonly KnownGap[];
}

/** Returns the file of a report, relative to the project root. */
export const reportFile = (name: ReportName): string => `${evidenceDir}/${name}.json`;

/**
 * Reads all reports.
 *
 * @param folder - root of the project.
 * @returns the evidence, which is complete only if there are no problems.
 */
export function readEvidence(folder: string): { evidence: Evidence; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const reports = Object.fromEntries(
    reportNames.map((name) => {
      const { value, found } = readJson(folder, reportFile(name), `Run \`${commandOf(name)}\` and commit the file.`);
      diagnostics.push(...(found ? [found] : reportDiagnostics(name, value)));
      return [name, value];
    }),
  );
  const gaps = readJson(folder, gapsFile, 'Write a list of objects with `gap` and `reason`; it may be empty.');
  diagnostics.push(...(gaps.found ? [gaps.found] : shapeDiagnostics(gapsFile, gaps.value, knownGapsShape, 'gaps')));
  diagnostics.push(...unknownFiles(folder));
  return { evidence: { reports: reports as Reports, knownGaps: gaps.value as readonly KnownGap[] }, diagnostics };
}

function readJson(folder: string, file: string, fix: string): { value?: unknown; found?: Diagnostic } {
  const absolute = path.join(folder, file);
  if (!existsSync(absolute))
    return { found: { file, what: 'This file, which the /quality page needs, is missing.', fix } };
  try {
    return { value: JSON.parse(readFileSync(absolute, 'utf8')) };
  } catch (error) {
    return { found: { file, what: `The file is not JSON: ${error instanceof Error ? error.message : ''}`, fix } };
  }
}

const reportShape = {
  command: 'text',
  date: 'text',
  commit: 'text',
  history: [{ date: 'text', commit: 'text', value: 'number' }],
} as const satisfies Shape;

/** Finds problems in a report that was parsed as JSON. */
export function reportDiagnostics(name: ReportName, value: unknown): Diagnostic[] {
  const file = reportFile(name);
  const again = `Run \`${commandOf(name)}\`; reports are not edited by hand.`;
  const found = shapeDiagnostics(file, value, { ...reportShape, figures: shapes[name] }, 'report', again);
  if (found.length > 0) return found;
  const report = value as Report;
  const { command, date, commit, figures, history } = report;
  const entries = [{ date, commit }, ...history];
  const main = (mainFigure[name] as (given: unknown) => number)(figures);
  const rules: readonly (readonly [isRight: boolean, what: string])[] = [
    [command === commandOf(name), `The command is "${command}".`],
    [entries.every((each) => isDay(each.date)), 'A date is not a day such as 2026-11-25.'],
    [entries.every((each) => /^[0-9a-f]{40}$/.test(each.commit)), 'A commit is not a hash of 40 digits.'],
    [history.length > 0 && history.length <= mostEarlier, `The history has ${history.length} entries.`],
    [history.at(-1)?.value === main, `The history does not end with the main figure, ${main}.`],
  ];
  return rules.filter(([isRight]) => !isRight).map(([, what]) => ({ file, what, fix: again }));
}

function shapeDiagnostics(file: string, value: unknown, shape: Shape, place: string, fix?: string): Diagnostic[] {
  return mismatches(value, shape, place).map((each) => ({
    file,
    what: `\`${each.place}\` must be ${each.wanted}.`,
    fix: fix ?? 'Correct the file.',
  }));
}

const isDay = (date: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(`${date}T00:00:00Z`));

/** Finds files that belong to no report, for example after a report was renamed. */
function unknownFiles(folder: string): Diagnostic[] {
  const known = new Set([gapsFile, ...reportNames.map(reportFile)]);
  const dir = path.join(folder, evidenceDir);
  return (existsSync(dir) ? readdirSync(dir) : [])
    .map((name) => `${evidenceDir}/${name}`)
    .filter((file) => !known.has(file))
    .map((file) => ({ file, what: 'No report has this name.', fix: `Remove it. Reports: ${reportNames.join(', ')}.` }));
}

/**
 * Adds new figures to a report. If the last entry of the history is for the same commit, they replace that entry.
 *
 * @param before - the report so far; undefined for the first one.
 */
export function withFigures<Name extends ReportName>(
  name: Name,
  before: Pick<Report, 'history'> | undefined,
  at: { readonly date: string; readonly commit: string },
  figures: Figures[Name],
): Report<Name> {
  const { date, commit } = at;
  const earlier = (before?.history ?? []).filter((each) => each.commit !== commit);
  const history = [...earlier, { date, commit, value: mainFigure[name](figures) }].slice(-mostEarlier);
  return { command: commandOf(name), date, commit, figures, history };
}
