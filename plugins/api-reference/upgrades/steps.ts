import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics';
import { docsVersions, exists, root } from '../../shared/versions';
import { folderOfSdk, sdks, type Sdk } from '../../../src/lib/sdks';
import type { UpgradeStep } from './change';
import { readStep } from './read-step';

/** Steps of each SDK, oldest first. */
export type UpgradeSteps = Readonly<Record<Sdk, readonly UpgradeStep[]>>;

/** Returns the file with an SDK's changes in a version, relative to the project root. */
export const stepFile = (version: string, sdk: Sdk): string => `sdks/${version}/upgrade/${folderOfSdk(sdk)}.yaml`;

/**
 * Reads the changes between all neighboring versions.
 *
 * @returns the steps, which are complete only if there are no problems, and all problems in the files.
 */
export function readSteps(): { steps: UpgradeSteps; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const oldestFirst = docsVersions()
    .map(({ name }) => name)
    .reverse();
  const stepsOf = (sdk: Sdk) =>
    oldestFirst.slice(1).flatMap((to, index): UpgradeStep[] => {
      const file = stepFile(to, sdk);
      const from = oldestFirst[index]!;
      if (!exists(file)) {
        const what = `There is no data for the upgrade from ${from} to ${to}.`;
        diagnostics.push({ file, what, fix: 'Write the file, with `changes: []` if nothing has changed.' });
        return [];
      }
      const source = readFileSync(path.join(root, file), 'utf8');
      const read = readStep(source, { sdk, from, to, file }, oldestFirst.slice(0, index + 1));
      diagnostics.push(...read.diagnostics);
      return [read.step];
    });
  const steps = Object.fromEntries(sdks.map((sdk) => [sdk, stepsOf(sdk)])) as Record<Sdk, UpgradeStep[]>;
  // The IDs in a malformed file are unknown.
  return {
    steps,
    diagnostics: diagnostics.length > 0 ? diagnostics : sdks.flatMap((sdk) => findIdDiagnostics(steps[sdk])),
  };
}

/** Finds IDs that occur twice, and `replaces` entries that name no change of an earlier step. */
export function findIdDiagnostics(steps: readonly UpgradeStep[]): Diagnostic[] {
  const earlier = new Set<string>();
  return steps.flatMap(({ changes }) => {
    const diagnostics: Diagnostic[] = [];
    for (const { id, replaces, file, line } of changes) {
      for (const name of replaces.filter((each) => !earlier.has(each) || each === id)) {
        const what = `The change \`${id}\` replaces \`${name}\`, which is not a change of an earlier version.`;
        diagnostics.push({ file, line, what, fix: `Use one of: ${[...earlier].join(', ') || 'none, so remove it'}.` });
      }
    }
    for (const { id, file, line } of changes) {
      if (earlier.has(id))
        diagnostics.push({
          file,
          line,
          what: `Another change already has the ID \`${id}\`.`,
          fix: 'Choose another ID.',
        });
      earlier.add(id);
    }
    return diagnostics;
  });
}
