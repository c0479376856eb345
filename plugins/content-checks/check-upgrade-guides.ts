import { sdks } from '../../src/lib/sdks';
import type { Change, ChangeCode, Upgrade } from '../api-reference/upgrades/change';
import { allUpgrades } from '../api-reference/upgrades/compose';
import { readSteps } from '../api-reference/upgrades/steps';
import { isTypeScript, type Sample } from '../markdown/code-samples/sample';
import type { Diagnostic } from '../shared/diagnostics';
import { groupBy } from '../shared/group-by';
import { docsVersion } from '../shared/versions';
import { filesOfPages, lintFiles } from './sample-lint/lint-samples';

/** Code that readers have after a change, with the version that they upgrade to. */
export interface UpgradeSamples extends Pick<Upgrade, 'to'> {
  readonly changes: readonly Pick<Change, 'file' | 'after'>[];
}

/**
 * Lints the code that readers have after each upgrade. The code from before need not pass, because readers replace it.
 *
 * @returns all problems; none if a file is invalid, which `checkUpgrades` reports.
 */
export async function lintUpgrades(): Promise<Diagnostic[]> {
  const { steps, diagnostics } = readSteps();
  if (diagnostics.length > 0) return [];
  return lintUpgradeSamples(sdks.flatMap((sdk) => allUpgrades(steps[sdk])));
}

/** Lints the code of upgrades, each against the version that it leads to. */
export async function lintUpgradeSamples(upgrades: readonly UpgradeSamples[]): Promise<Diagnostic[]> {
  const findings: Diagnostic[] = [];
  for (const [to, group] of groupBy(upgrades, (each) => each.to)) {
    const samples = group
      .flatMap(({ changes }) => changes)
      .flatMap(({ file, after }) => (after ? [sampleOf(file, after)] : []));
    const files = filesOfPages(
      docsVersion(to),
      samples.filter(isTypeScript).map((sample) => ({ sample, siblings: [] })),
    );
    findings.push(...(await lintFiles(docsVersion(to), files)));
  }
  return findings;
}

const sampleOf = (file: string, { code, lang, line }: ChangeCode): Sample => ({ file, line, lang, meta: '', code });
