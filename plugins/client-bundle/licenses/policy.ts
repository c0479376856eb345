import { readFileSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';
import { root } from '../../shared/versions';

/** Path of the policy, relative to the project root. */
export const policyFile = 'supply-chain/records/licenses.json';

/** Allowed licenses. */
export interface LicensePolicy {
  /** SPDX names that are allowed everywhere, including in files that readers download. */
  readonly shipped: readonly string[];
  /** SPDX names that are allowed only for building and testing the site, each with the reason. */
  readonly tools: Readonly<Record<string, string>>;
  /** Packages whose manifest has no SPDX license, by name, each with its license and the reason. */
  readonly packages: Readonly<Record<string, { readonly license: string; readonly reason: string }>>;
}

/** Reads the policy. It is not imported, because the type of an import depends on the current content. */
export const licensePolicy = (): LicensePolicy =>
  JSON.parse(readFileSync(path.join(root, policyFile), 'utf8')) as LicensePolicy;

/** Whether a license, given as an SPDX expression, is allowed. */
export function isAllowed(license: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(license, [...allowed]);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}
