import satisfies from 'spdx-satisfies';
import type { Fault } from '../plugins/shared/faults';
import type { LockedPackage } from './lock-file';

/** Which licences are allowed. */
export interface LicensePolicy {
  /** SPDX names that are allowed everywhere, also for what readers get a copy of. */
  readonly shipped: readonly string[];
  /** SPDX names that are allowed for what only builds and tests the site, each with the reason. */
  readonly tools: Readonly<Record<string, string>>;
  /** Packages whose manifest does not name a licence that SPDX has, by name, with what it says and who looked. */
  readonly packages: Readonly<Record<string, { readonly license: string; readonly reason: string }>>;
}

const file = 'supply-chain/records/licenses.json';

/** Whether a licence, an SPDX expression, is one of those that are allowed. */
export function isAllowed(license: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(license, [...allowed]);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}

/** The licence of a package: that of its manifest, else what was found by reading; undefined when nobody knows. */
export function licenseOf({ name, license }: Pick<LockedPackage, 'name' | 'license'>, policy: LicensePolicy) {
  return license ?? policy.packages[name]?.license;
}

/**
 * Finds packages whose licence is unknown or not allowed, and records that are true of no package any more.
 *
 * @returns all faults; empty when there is none.
 */
export function licenseFaults(packages: readonly LockedPackage[], policy: LicensePolicy): Fault[] {
  const allowed = [...policy.shipped, ...Object.keys(policy.tools)];
  const isRead = ({ name, license }: LockedPackage) =>
    policy.packages[name] !== undefined && (license ?? policy.packages[name].license) === policy.packages[name].license;
  const forbidden = packages
    .filter((entry) => !isRead(entry) && !isAllowed(entry.license ?? '', allowed))
    .map(({ name, version, license }) => ({
      file: 'package-lock.json',
      what: `${name}@${version} ${license ? `has the licence "${license}", which is not allowed` : 'names no licence'}.`,
      fix: `Use another package; or read its licence, and record it with the reason in ${file}.`,
    }));
  const needless = [
    ...Object.keys(policy.packages)
      .filter((name) => !packages.some((entry) => entry.name === name && isRead(entry)))
      .map((name) => `"packages" has ${name}, which is not installed with this licence.`),
    ...Object.keys(policy.tools)
      .filter((license) => !packages.some((entry) => isNeeded(license, entry, allowed)))
      .map((license) => `"tools" has ${license}, which no package needs.`),
  ].map((what) => ({ file, what, fix: 'Take it out.' }));
  return [...forbidden, ...needless];
}

/** Whether a package would be forbidden if a licence were. */
function isNeeded(license: string, entry: LockedPackage, allowed: readonly string[]): boolean {
  const own = entry.license ?? '';
  return (
    isAllowed(own, allowed) &&
    !isAllowed(
      own,
      allowed.filter((other) => other !== license),
    )
  );
}
