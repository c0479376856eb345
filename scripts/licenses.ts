import { licensePolicy } from '../plugins/client-bundle/licenses/policy';
import { listDiagnostics } from '../plugins/shared/diagnostics';
import { allPackages } from '../supply-chain/files';
import { licenseDiagnostics, licenseOf } from '../supply-chain/licenses';

// Lists the packages of all lock files by license, and fails if a license is not allowed.

const packages = allPackages();
const policy = licensePolicy();
const byLicense = new Map<string, Set<string>>();
for (const entry of packages) {
  const license = licenseOf(entry, policy) ?? 'unknown';
  const names = byLicense.get(license) ?? new Set<string>();
  byLicense.set(license, names.add(`${entry.name}@${entry.version}`));
}
for (const [license, names] of [...byLicense].sort(([a], [b]) => (a < b ? -1 : 1))) {
  console.log(`${license} (${names.size})\n  ${[...names].sort().join('\n  ')}`);
}

const diagnostics = licenseDiagnostics(packages, policy);
if (diagnostics.length > 0) {
  console.error(`\n${listDiagnostics(diagnostics)}`);
  process.exitCode = 1;
}
