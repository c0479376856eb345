import { sdks } from '../../src/lib/sdks';
import type { Change, Upgrade } from '../api-reference/upgrades/change';
import { checkUpgrades } from '../api-reference/upgrades/check-upgrades';
import { sampleOf } from '../api-reference/upgrades/code-checks';
import { allUpgrades } from '../api-reference/upgrades/compose';
import { readSteps } from '../api-reference/upgrades/steps';
import { isTypeScript } from '../markdown/code-samples/sample';
import type { Diagnostic } from '../shared/diagnostics';
import { groupBy } from '../shared/group-by';
import { docsVersion } from '../shared/versions';
import { filesOfPages, lintFiles } from './sample-lint/lint-samples';

/**
 * Checks the upgrade guides of all versions: their data, and the code that they show.
 *
 * @returns all problems. Code is compiled and linted only if all files are valid.
 */
export async function checkUpgradeGuides(): Promise<Diagnostic[]> {
  const { steps, diagnostics } = readSteps();
  if (diagnostics.length > 0) return diagnostics;
  const upgrades = sdks.flatMap((sdk) => allUpgrades(steps[sdk]));
  return [...(await checkUpgrades(steps)), ...(await lintUpgradeSamples(upgrades))];
}

/** Code that readers have after a change, with the version that they upgrade to. */
export interface UpgradeSamples extends Pick<Upgrade, 'to'> {
  readonly changes: readonly Pick<Change, 'file' | 'after'>[];
}

/**
 * Lints the code of upgrades, each against the version that it leads to. The code from before need not pass, because
 * readers replace it.
 */
export async function lintUpgradeSamples(upgrades: readonly UpgradeSamples[]): Promise<Diagnostic[]> {
  const findings: Diagnostic[] = [];
  for (const [to, group] of groupBy(upgrades, (each) => each.to)) {
    const samples = group
      .flatMap(({ changes }) => changes)
      .flatMap(({ file, after }) => (after ? [sampleOf({ file, code: after })] : []));
    const files = filesOfPages(
      docsVersion(to),
      samples.filter(isTypeScript).map((sample) => ({ sample, siblings: [] })),
    );
    findings.push(...(await lintFiles(docsVersion(to), files)));
  }
  return findings;
}
