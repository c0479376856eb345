import { isAllowed, policyFile, type LicensePolicy } from '../plugins/client-bundle/licenses/policy';
import type { Diagnostic } from '../plugins/shared/diagnostics';
import type { LockedPackage } from './lock-file';

/**
 * Returns the license from a package's manifest or, if there is none, from the reviewed records; undefined if neither
 * has one.
 */
export function licenseOf({ name, license }: Pick<LockedPackage, 'name' | 'license'>, policy: LicensePolicy) {
  return license ?? policy.packages[name]?.license;
}

/**
 * Finds packages whose license is unknown or not allowed, and outdated records.
 *
 * @returns all problems; empty if there are none.
 */
export function licenseDiagnostics(packages: readonly LockedPackage[], policy: LicensePolicy): Diagnostic[] {
  const allowed = [...policy.shipped, ...Object.keys(policy.tools)];
  const isRead = ({ name, license }: LockedPackage) =>
    policy.packages[name] !== undefined && (license ?? policy.packages[name].license) === policy.packages[name].license;
  const forbidden = packages
    .filter((entry) => !isRead(entry) && !isAllowed(entry.license ?? '', allowed))
    .map(({ name, version, license }) => ({
      file: 'package-lock.json',
      what: `${name}@${version} ${license ? `has the license "${license}", which is not allowed` : 'names no license'}.`,
      fix: `Use another package, or read the license and record it with the reason in ${policyFile}.`,
    }));
  const needless = [
    ...Object.keys(policy.packages)
      .filter((name) => !packages.some((entry) => entry.name === name && isRead(entry)))
      .map((name) => `"packages" has ${name}, which is not installed with this license.`),
    ...Object.keys(policy.tools)
      .filter((license) => !packages.some((entry) => isNeeded(license, entry, allowed)))
      .map((license) => `"tools" has ${license}, which no package needs.`),
  ].map((what) => ({ file: policyFile, what, fix: 'Remove it.' }));
  return [...forbidden, ...needless];
}

/** Whether a package would be rejected if a license were not allowed. */
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
