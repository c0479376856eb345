import type { Fault } from '../plugins/shared/faults';

/** A finding of the audit that was looked at and does no harm here. */
export interface RecordedAdvisory {
  readonly package: string;
  /** Address of the advisory. */
  readonly advisory: string;
  /** Why it does no harm here: what would have to happen, and why it cannot. */
  readonly reason: string;
  /** Day on which that was looked at, such as `2026-11-21`. */
  readonly date: string;
}

/**
 * What `npm audit --json` prints, as far as it is needed: version 2 of its report.
 *
 * `via` has an object for each advisory of the package itself, and a name for each dependency that has one.
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
 * Compares an audit with what was looked at.
 *
 * @returns findings that are not recorded, records that the audit does not have any more, and records that say nothing.
 */
export function advisoryFaults({ vulnerabilities }: AuditReport, records: readonly RecordedAdvisory[]): Fault[] {
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
        fix: `Install a version without it; or record it in ${file}, with why it does no harm here.`,
      })),
    ...records
      .filter((record) => !found.has(key(record.package, record.advisory)))
      .map((record) => ({
        file,
        what: `${record.package} has no finding ${record.advisory} any more.`,
        fix: 'Take the record out.',
      })),
    ...records
      .filter(({ reason, date }) => reason.trim() === '' || !/^\d{4}-\d{2}-\d{2}$/.test(date))
      .map((record) => ({
        file,
        what: `The record of ${record.package} has no reason, or no date.`,
        fix: 'Write why it does no harm here, and the day, such as 2026-11-21.',
      })),
  ];
}
