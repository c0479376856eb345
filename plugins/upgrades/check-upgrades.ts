import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { typeScriptSdks } from '../api-reference/purposes';
import { checkTypeScript } from '../code-samples/checked-sample';
import { checkPython } from '../code-samples/python';
import type { Sample } from '../code-samples/sample';
import type { Fault } from '../shared/faults';
import { groupBy } from '../shared/group-by';
import { remember } from '../shared/remember';
import { docsVersion, root } from '../shared/versions';
import { upgradeSdks } from './change';
import { codeChecksOf, judge, keyOfCheck, type CodeCheck } from './code-checks';
import { findCompletenessFaults, findSearchFaults, type BehaviorChange } from './completeness';
import { allUpgrades } from './compose';
import { differencesBetween } from './differences';
import { readSteps, type UpgradeSteps } from './steps';

/**
 * Checks the data of all upgrade guides: its form, its completeness, and its code against the versions it is about.
 *
 * @returns all problems; code is not compiled while the form of the data is wrong.
 */
export async function checkUpgrades(): Promise<Fault[]> {
  const { steps, faults } = readSteps();
  if (faults.length > 0) return faults;
  const checks = upgradeSdks.flatMap((sdk) => allUpgrades(steps[sdk]).flatMap(codeChecksOf));
  return [...completenessFaults(steps), ...searchFaults(steps), ...(await codeFaults(checks))];
}

function completenessFaults(steps: UpgradeSteps): Fault[] {
  const all = JSON.parse(readFileSync(path.join(root, 'sdks/behaviour-changes.json'), 'utf8')) as BehaviorChange[];
  return typeScriptSdks.flatMap((sdk) =>
    steps[sdk].flatMap((step) => {
      const behavior = all.filter((each) => each.sdk === sdk && each.from === step.from && each.to === step.to);
      return findCompletenessFaults(step, differencesBetween(step.from, step.to, sdk), behavior);
    }),
  );
}

function searchFaults(steps: UpgradeSteps): Fault[] {
  return upgradeSdks.flatMap((sdk) =>
    steps[sdk].flatMap((step) => findSearchFaults(step, (version) => declarationsIn(`sdks/${version}/${sdk}`))),
  );
}

const declarationsIn = remember((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:d\.ts|pyi)$/.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'))
    .join('\n'),
);

/** Each piece of code is compiled once for each version, although several upgrades may contain it. */
async function codeFaults(checks: readonly CodeCheck[]): Promise<Fault[]> {
  const unique = [...new Map(checks.map((check) => [keyOfCheck(check), check])).values()];
  const errors = new Map<string, readonly Fault[]>();
  const typescript = groupBy(
    unique.filter(({ sdk }) => sdk !== 'python'),
    ({ version }) => version,
  );
  for (const [version, group] of typescript) {
    const samples = group.map((check) => ({ check, sample: sampleOf(check) }));
    const results = await checkTypeScript(
      docsVersion(version),
      samples.map(({ sample }) => ({ sample, siblings: [] })),
    );
    for (const { check, sample } of samples) errors.set(keyOfCheck(check), results.get(sample)!.faults);
  }
  const python = unique.filter(({ sdk }) => sdk === 'python');
  const results = checkPython(
    python.map((check) => ({
      version: docsVersion(check.version),
      files: [{ name: 'sample.py', sample: sampleOf(check) }],
    })),
  );
  python.forEach((check, index) => errors.set(keyOfCheck(check), results[index]!));
  return judge(checks, (check) => errors.get(keyOfCheck(check)) ?? []);
}

function sampleOf({ file, code: { code, lang, line } }: CodeCheck): Sample {
  return { file, line, lang, meta: '', code };
}
