import type { Fault } from '../plugins/shared/faults';
import type { LockedPackage } from './lock-file';

const file = 'supply-chain/records/install-scripts.json';

/**
 * Finds packages that want to run a script when they are installed and that nobody has looked at: npm runs none of them
 * (`ignore-scripts` in `.npmrc`), so each must be known to work without.
 *
 * @param records - why a package works without its script, by its name.
 * @returns all faults, records that no package needs among them.
 */
export function installScriptFaults(
  packages: readonly LockedPackage[],
  records: Readonly<Record<string, string>>,
): Fault[] {
  const names = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  return [
    ...[...names]
      .filter((name) => !records[name])
      .map((name) => ({
        file: 'package-lock.json',
        what: `${name} has a script that runs when it is installed; none is run here.`,
        fix: `See that it works without, and write into ${file} what the script does.`,
      })),
    ...Object.keys(records)
      .filter((name) => !names.has(name))
      .map((name) => ({ file, what: `${name} has no such script.`, fix: 'Take it out.' })),
  ];
}
