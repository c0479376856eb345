import type { Diagnostic } from '../plugins/shared/diagnostics';
import type { LockedPackage } from './lock-file';

const file = 'supply-chain/records/install-scripts.json';

/**
 * Finds packages with install scripts that have not been reviewed.
 *
 * npm runs none of them (`ignore-scripts` in `.npmrc`), so each package must be known to work without its script.
 *
 * @param records - reason why each package works without its script, by package name.
 * @returns all problems, including records that no package needs.
 */
export function installScriptDiagnostics(
  packages: readonly LockedPackage[],
  records: Readonly<Record<string, string>>,
): Diagnostic[] {
  const names = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  return [
    ...[...names]
      .filter((name) => !records[name])
      .map((name) => ({
        file: 'package-lock.json',
        what: `${name} has an install script, which is not run here.`,
        fix: `Verify that the package works without it, and describe the script in ${file}.`,
      })),
    ...Object.keys(records)
      .filter((name) => !names.has(name))
      .map((name) => ({ file, what: `${name} has no install script.`, fix: 'Remove it.' })),
  ];
}
