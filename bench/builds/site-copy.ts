import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stepFile } from '../../plugins/api-reference/upgrades/steps';
import { NEXT, releasedVersions, root } from '../../plugins/shared/versions';
import { sdks } from '../../src/lib/sdks';

/**
 * Runs a function with a folder for copies of the site, and removes the folder afterward. The folder is on the same
 * disk as the site, so that installed packages can be hard-linked.
 */
export async function inCopies<T>(work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Copies the committed files, the history and the installed packages, but no caches.
 *
 * @param folder - must not exist yet.
 */
export function copySite(folder: string): void {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  execFileSync('cp', ['--archive', '--link', path.join(root, 'node_modules'), folder]);
  forgetCaches(folder);
}

/** Removes all files from an earlier build. */
export function forgetCaches(folder: string): void {
  for (const name of ['.cache', '.docusaurus', 'build', 'node_modules/.cache'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
}

/**
 * Adds releases to a copy of the site to make the site larger. The added releases are older than all others and have
 * the same content as the oldest existing release, so upgrades between the added releases change nothing.
 */
export function addVersions(folder: string, count: number): void {
  const oldest = releasedVersions().at(-1) ?? '';
  const added = Array.from({ length: count }, (_, index) => `0.0.${count - index}`);
  const copy = (from: string, to: string) => {
    // A stock site has neither declarations nor examples.
    if (existsSync(path.join(folder, from))) {
      cpSync(path.join(folder, from), path.join(folder, to), { recursive: true });
    }
  };
  for (const version of added) {
    copy(`versioned_docs/version-${oldest}`, `versioned_docs/version-${version}`);
    copy(`versioned_sidebars/version-${oldest}-sidebars.json`, `versioned_sidebars/version-${version}-sidebars.json`);
    copy(`sdks/${oldest}`, `sdks/${version}`);
    copy(`examples/${oldest}`, `examples/${version}`);
  }
  if (existsSync(path.join(folder, 'sdks'))) addUpgrades(folder, oldest, added);
  writeFileSync(path.join(folder, 'versions.json'), JSON.stringify([...releasedVersions(), ...added]));
}

/** Adds upgrade data for the added versions. The data is the same as for the oldest release. */
function addUpgrades(folder: string, oldest: string, added: readonly string[]): void {
  const released = releasedVersions().slice(0, -1);
  for (const sdk of sdks) {
    for (const file of [NEXT, ...released].map((version) => path.join(folder, stepFile(version, sdk)))) {
      const text = readFileSync(file, 'utf8');
      const names = [oldest, ...added].map((name) => `'${name}'`).join(', ');
      writeFileSync(
        file,
        text.replaceAll(/^ +from: .*$/gm, (line) => line.replace(`'${oldest}'`, names)),
      );
    }
    // The last version has no earlier version to upgrade from.
    for (const version of [oldest, ...added].slice(0, -1)) {
      const file = path.join(folder, stepFile(version, sdk));
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'changes: []\n');
    }
  }
}

/** Adds a sentence to a guide. */
export function changeGuide(folder: string): void {
  edit(folder, 'docs/how-to/react/connecting.mdx', (text) => `${text.trimEnd()}\n\nThis sentence is new.\n`);
}

/** Changes page inputs other than guides: an example, a declaration's comment, and a style. */
export function changeSources(folder: string): void {
  edit(folder, 'examples/next/react-quick-start/src/App.tsx', (text) => `${text.trimEnd()}\n// This line is new.\n`);
  edit(folder, 'sdks/next/web/devices.d.ts', (text) => text.replace(/^ \* .*\.$/m, ' * This sentence is new.'));
  edit(folder, 'src/css/api.css', (text) => `${text}\n.api-is-new {\n  color: inherit;\n}\n`);
}

/**
 * Changes a file in a copy of the site.
 *
 * @throws Error when the change has no effect, because the measurement would then be meaningless.
 */
export function edit(folder: string, name: string, change: (text: string) => string): void {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${name} no longer contains the text to change: correct the caller.`);
  writeFileSync(file, changed);
}
