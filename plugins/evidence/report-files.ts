import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {
  commandOf,
  mainFigure,
  mostEarlier,
  reportNames,
  type Figures,
  type KnownGap,
  type Report,
  type ReportName,
} from '../../src/lib/evidence/reports';
import { earlier, figureSchemas, knownGap, measurement } from '../../src/lib/evidence/schemas';
import type { Diagnostic } from '../shared/diagnostics';
import { textOfIssue } from '../shared/zod-issue';

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
  diagnostics.push(...(gaps.found ? [gaps.found] : gapDiagnostics(gaps.value)));
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

/** Finds problems in a report that was parsed as JSON. */
export function reportDiagnostics(name: ReportName, value: unknown): Diagnostic[] {
  const file = reportFile(name);
  const fix = `Run \`${commandOf(name)}\`; reports are not edited by hand.`;
  const { error } = reportSchema(name).safeParse(value);
  if (error) return schemaDiagnostics(file, error, fix);
  const { figures, history } = value as Report;
  const main = (mainFigure[name] as (given: unknown) => number)(figures);
  if (history.at(-1)?.value === main) return [];
  return [{ file, what: `The history does not end with the main figure, ${main}.`, fix }];
}

const reportSchema = (name: ReportName) =>
  measurement.extend({
    command: z.literal(commandOf(name)),
    figures: figureSchemas[name],
    history: z.array(earlier).min(1).max(mostEarlier),
  });

function gapDiagnostics(value: unknown): Diagnostic[] {
  const { error } = z.array(knownGap).safeParse(value);
  return error ? schemaDiagnostics(gapsFile, error, 'Correct the file.') : [];
}

const schemaDiagnostics = (file: string, { issues }: z.ZodError, fix: string): Diagnostic[] =>
  issues.map((issue) => ({ file, what: textOfIssue(issue), fix }));

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
 * Adds new figures to a report. They replace entries of the history for the same commit.
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
  const others = (before?.history ?? []).filter((each) => each.commit !== commit);
  const history = [...others, { date, commit, value: mainFigure[name](figures) }].slice(-mostEarlier);
  return { command: commandOf(name), date, commit, figures, history };
}
