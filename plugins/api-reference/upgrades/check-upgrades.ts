import * as z from 'zod';
import { sdks } from '../../../src/lib/sdks';
import { checkTypeScript } from '../../markdown/code-samples/checked-sample';
import { checkPython } from '../../markdown/code-samples/python';
import { readDataFile } from '../../shared/data-file';
import type { Diagnostic } from '../../shared/diagnostics';
import { groupBy } from '../../shared/group-by';
import { docsVersion } from '../../shared/versions';
import { codeChecksOf, judge, keyOfCheck, sampleOf, type CodeCheck } from './code-checks';
import { findCompletenessDiagnostics, findSearchDiagnostics, behaviorChange } from './completeness';
import { allUpgrades } from './compose';
import { declarationsOf } from './declarations';
import { differencesBetween } from './differences';
import type { UpgradeSteps } from './steps';

/**
 * Checks the data of all upgrade guides: its completeness, and its code, which is compiled against the versions that
 * the guides cover.
 *
 * @returns all problems.
 */
export async function checkUpgrades(steps: UpgradeSteps): Promise<Diagnostic[]> {
  const checks = sdks.flatMap((sdk) => allUpgrades(steps[sdk]).flatMap(codeChecksOf));
  return [...completenessDiagnostics(steps), ...searchDiagnostics(steps), ...(await codeDiagnostics(checks))];
}

function completenessDiagnostics(steps: UpgradeSteps): Diagnostic[] {
  const all = readDataFile('sdks/behaviour-changes.json', z.array(behaviorChange));
  return sdks.flatMap((sdk) =>
    steps[sdk].flatMap((step) => {
      const behavior = all.filter((each) => each.sdk === sdk && each.from === step.from && each.to === step.to);
      return findCompletenessDiagnostics(step, differencesBetween(step.from, step.to, sdk), behavior);
    }),
  );
}

function searchDiagnostics(steps: UpgradeSteps): Diagnostic[] {
  return sdks.flatMap((sdk) =>
    steps[sdk].flatMap((step) => findSearchDiagnostics(step, (version) => declarationsOf(version, sdk))),
  );
}

/** Compiles each sample once for each version, even if several upgrades contain it. Returns all problems. */
export async function codeDiagnostics(checks: readonly CodeCheck[]): Promise<Diagnostic[]> {
  const unique = [...new Map(checks.map((check) => [keyOfCheck(check), check])).values()];
  const errors = new Map<string, readonly Diagnostic[]>();
  const typescript = groupBy(
    unique.filter(({ sdk }) => sdk !== 'server-python'),
    ({ version }) => version,
  );
  for (const [version, group] of typescript) {
    const samples = group.map((check) => ({ check, sample: sampleOf(check) }));
    const results = await checkTypeScript(
      docsVersion(version),
      samples.map(({ sample }) => ({ sample, siblings: [] })),
    );
    for (const { check, sample } of samples) errors.set(keyOfCheck(check), results.get(sample)!.diagnostics);
  }
  const python = unique.filter(({ sdk }) => sdk === 'server-python');
  const results = checkPython(
    python.map((check) => ({
      version: docsVersion(check.version),
      files: [{ name: 'sample.py', sample: sampleOf(check) }],
    })),
  );
  python.forEach((check, index) => errors.set(keyOfCheck(check), results[index]!));
  return judge(checks, (check) => errors.get(keyOfCheck(check)) ?? []);
}
