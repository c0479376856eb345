import * as z from 'zod';
import type { Diagnostic } from '../plugins/shared/diagnostics';

/** A reviewed audit finding that is harmless here. */
export const advisorySchema = z.strictObject({
  package: z.string(),
  /** URL of the advisory. */
  advisory: z.string(),
  /** Reason why the finding is harmless here: the conditions for an attack, and why they cannot occur. */
  reason: z.string(),
  /** Date of the review, such as `2026-11-21`. */
  date: z.string(),
});
export type RecordedAdvisory = Readonly<z.infer<typeof advisorySchema>>;

/**
 * The part of the `npm audit --json` output that is used (report version 2).
 *
 * `via` contains an object for each advisory of the package itself, and a name for each affected dependency.
 *
 * @see https://docs.npmjs.com/cli/commands/npm-audit
 */
export interface AuditReport {
  readonly vulnerabilities: Readonly<
    Record<
      string,
      {
        readonly via: readonly (
          string | { readonly url: string; readonly title: string; readonly severity: string; readonly range: string }
        )[];
      }
    >
  >;
}

const file = 'supply-chain/records/advisories.json';
const key = (name: string, advisory: string) => `${name} ${advisory}`;

/**
 * Compares an audit with the reviewed findings.
 *
 * @returns findings without a record, records without a finding, and incomplete records.
 */
export function advisoryDiagnostics(
  { vulnerabilities }: AuditReport,
  records: readonly RecordedAdvisory[],
): Diagnostic[] {
  const found = new Map(
    Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
      via
        .filter((entry) => typeof entry === 'object')
        .map((entry) => [key(name, entry.url), { name, ...entry }] as const),
    ),
  );
  const recorded = new Set(records.map((record) => key(record.package, record.advisory)));
  return [
    ...[...found]
      .filter(([id]) => !recorded.has(id))
      .map(([, { name, title, severity, range, url }]) => ({
        file: 'package-lock.json',
        what: `${name} ${range}: ${title} (${severity}, ${url}).`,
        fix: `Install a version without this problem, or record the finding in ${file} with the reason why it is harmless here.`,
      })),
    ...records
      .filter((record) => !found.has(key(record.package, record.advisory)))
      .map((record) => ({
        file,
        what: `${record.package} no longer has the finding ${record.advisory}.`,
        fix: 'Remove the record.',
      })),
    ...records
      .filter(({ reason, date }) => reason.trim() === '' || !/^\d{4}-\d{2}-\d{2}$/.test(date))
      .map((record) => ({
        file,
        what: `The record of ${record.package} has no reason or no date.`,
        fix: 'Add the reason why the finding is harmless here, and the date, such as 2026-11-21.',
      })),
  ];
}
