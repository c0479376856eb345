import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../shared/faults';
import { docsVersions, exists, root } from '../shared/versions';
import { upgradeSdks, type UpgradeSdk, type UpgradeStep } from './change';
import { readStep } from './read-step';

/** Steps of each SDK, oldest first. */
export type UpgradeSteps = Readonly<Record<UpgradeSdk, readonly UpgradeStep[]>>;

/** File with the changes of an SDK from the version before to this one, relative to the project root. */
export const stepFile = (version: string, sdk: UpgradeSdk): string => `sdks/${version}/upgrade/${sdk}.yaml`;

/**
 * Reads the changes between all neighboring versions.
 *
 * @returns everything that could be read, and all problems of the files.
 */
export function readSteps(): { steps: UpgradeSteps; faults: Fault[] } {
  const faults: Fault[] = [];
  const oldestFirst = docsVersions()
    .map(({ name }) => name)
    .reverse();
  const stepsOf = (sdk: UpgradeSdk) =>
    oldestFirst.slice(1).flatMap((to, index): UpgradeStep[] => {
      const file = stepFile(to, sdk);
      const from = oldestFirst[index]!;
      if (!exists(file)) {
        const what = `There is no data for the upgrade from ${from} to ${to}.`;
        faults.push({ file, what, fix: 'Write the file, with `changes: []` if nothing has changed.' });
        return [];
      }
      const source = readFileSync(path.join(root, file), 'utf8');
      const read = readStep(source, { sdk, from, to, file }, oldestFirst.slice(0, index + 1));
      faults.push(...read.faults);
      return [read.step];
    });
  const steps = Object.fromEntries(upgradeSdks.map((sdk) => [sdk, stepsOf(sdk)])) as Record<UpgradeSdk, UpgradeStep[]>;
  for (const sdk of upgradeSdks) faults.push(...findIdFaults(steps[sdk]));
  return { steps, faults };
}

/** Finds ids that occur twice, and replaced changes that no earlier step has. */
export function findIdFaults(steps: readonly UpgradeStep[]): Fault[] {
  const earlier = new Set<string>();
  return steps.flatMap(({ changes }) => {
    const faults: Fault[] = [];
    for (const { id, replaces, file, line } of changes) {
      for (const name of replaces.filter((each) => !earlier.has(each) || each === id)) {
        const what = `The change \`${id}\` replaces \`${name}\`, which is not a change of an earlier version.`;
        faults.push({ file, line, what, fix: `Use one of: ${[...earlier].join(', ') || 'none, so remove it'}.` });
      }
    }
    for (const { id, file, line } of changes) {
      if (earlier.has(id))
        faults.push({ file, line, what: `The id \`${id}\` is taken by another change.`, fix: 'Choose another id.' });
      earlier.add(id);
    }
    return faults;
  });
}
