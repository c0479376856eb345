import satisfies from 'spdx-satisfies';
import * as z from 'zod';
import { readDataFile } from '../../shared/data-file';

/** Path of the policy, relative to the project root. */
export const policyFile = 'supply-chain/records/licenses.json';

/** Allowed licenses. */
const policySchema = z.strictObject({
  /** SPDX names that are allowed everywhere, including in files that readers download. */
  shipped: z.array(z.string()),
  /** SPDX names that are allowed only for building and testing the site, each with the reason. */
  tools: z.record(z.string(), z.string()),
  /** Packages whose manifest has no SPDX license, by name, each with its license and the reason. */
  packages: z.record(z.string(), z.strictObject({ license: z.string(), reason: z.string() })),
});
export type LicensePolicy = Readonly<z.infer<typeof policySchema>>;

/** Reads the policy. */
export const licensePolicy = (): LicensePolicy => readDataFile(policyFile, policySchema);

/** Whether a license, given as an SPDX expression, is allowed. */
export function isAllowed(license: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(license, [...allowed]);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}
