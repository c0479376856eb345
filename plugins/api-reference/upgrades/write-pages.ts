import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sdks, type Sdk } from '../../../src/lib/sdks';
import { lastChangeDates, newestDate } from '../git-dates';
import { packagesOf } from '../packages';
import { symbolIndex } from '../symbol-index';
import { throwDiagnostics } from '../../shared/diagnostics';
import { versionPrefix } from '../../shared/routes';
import { docsVersion, docsVersions, root } from '../../shared/versions';
import { writeIfChanged } from '../../shared/write-if-changed';
import type { Upgrade } from './change';
import { allUpgrades, removeUnsearchableNames } from './compose';
import { declarationsOf } from './declarations';
import { upgradeIndex, upgradePage, type PageVersion, type UpgradesOfPair } from './page';
import { readSteps } from './steps';

/**
 * Writes the upgrade guides into the docs of every version. Only changed files are written, so that a running site
 * rebuilds only those.
 *
 * @returns the number of files, and the number of files written or deleted.
 * @throws ContentDiagnostics if the data cannot be read.
 */
export function writeUpgradePages(): { files: number; changed: number } {
  const { steps, diagnostics } = readSteps();
  throwDiagnostics(diagnostics);
  const upgrades = sdks.flatMap((sdk) =>
    allUpgrades(steps[sdk]).map((upgrade) => removeUnsearchableNames(upgrade, declarationsOf(upgrade.from, sdk))),
  );
  const date = lastChange();
  let changed = 0;
  let count = 0;
  for (const { name } of docsVersions()) {
    const files = filesOf(name, upgrades, date);
    count += files.size;
    changed += writeFolder(path.join(root, docsVersion(name).docsDir, 'upgrade'), files);
  }
  return { files: count, changed };
}

/**
 * Returns the date of the last change in any upgrade data; undefined outside a Git checkout. All guides share this
 * date, because each is composed of several files.
 */
const lastChange = (): string | undefined => newestDate(lastChangeDates('sdks'), (file) => file.includes('/upgrade/'));

function filesOf(to: string, all: readonly Upgrade[], date: string | undefined): Map<string, string> {
  const target = pageVersion(to);
  const versions = docsVersions();
  const froms = versions
    .map(({ name }) => name)
    .filter((name) => all.some((upgrade) => upgrade.from === name && upgrade.to === to));
  const later = versions
    .slice(
      0,
      versions.findIndex(({ name }) => name === to),
    )
    .map((version) => ({ name: version.name, prefix: versionPrefix(version) }));
  const pairs = froms.map((name) => ({ from: pageVersion(name), upgrades: pairOf(all, name, to) }));
  return new Map([
    ['_category_.json', `${JSON.stringify({ label: 'Upgrade', position: 5 }, null, 2)}\n`],
    ['index.mdx', withDate(upgradeIndex(target, pairs, later), date)],
    ...pairs.map(
      ({ from, upgrades }) => [`from-${from.name}.mdx`, withDate(upgradePage(from, target, upgrades), date)] as const,
    ),
  ]);
}

const withDate = (page: string, date: string | undefined): string =>
  date ? page.replace(/^custom_edit_url: null$/m, (line) => `${line}\nlast_update:\n  date: "${date}"`) : page;

function pairOf(all: readonly Upgrade[], from: string, to: string): UpgradesOfPair {
  const own = all.filter((upgrade) => upgrade.from === from && upgrade.to === to);
  return Object.fromEntries(own.map((upgrade) => [upgrade.sdk, upgrade])) as Record<Sdk, Upgrade>;
}

function pageVersion(name: string): PageVersion {
  const version = docsVersion(name);
  return { name, packages: packagesOf(version), symbols: symbolIndex(version) };
}

/** Writes the given files to a folder, and deletes its other files. */
function writeFolder(folder: string, files: ReadonlyMap<string, string>): number {
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => !files.has(name)) : [];
  for (const name of others) rmSync(path.join(folder, name), { recursive: true });
  const written = [...files].filter(([name, content]) => writeIfChanged(path.join(folder, name), content));
  return others.length + written.length;
}
