import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releasedVersions, root } from '../../plugins/shared/versions';

/**
 * Creates a folder for copies of the site and removes it after use. It is on the site's disk, so that packages can be
 * linked.
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
 * Copies the committed files, with the history and the installed packages, without caches.
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
 * Adds releases to a copy so that the site grows. They are older than all other releases and have the same content as
 * the latest.
 */
export function addVersions(folder: string, count: number): void {
  const [latest = ''] = releasedVersions();
  const added = Array.from({ length: count }, (_, index) => `0.0.${count - index}`);
  const copy = (from: string, to: string) => {
    // A stock site has neither declarations nor examples.
    if (existsSync(path.join(folder, from))) {
      cpSync(path.join(folder, from), path.join(folder, to), { recursive: true });
    }
  };
  for (const version of added) {
    copy(`versioned_docs/version-${latest}`, `versioned_docs/version-${version}`);
    copy(`versioned_sidebars/version-${latest}-sidebars.json`, `versioned_sidebars/version-${version}-sidebars.json`);
    copy(`sdks/${latest}`, `sdks/${version}`);
    copy(`examples/${latest}`, `examples/${version}`);
  }
  writeFileSync(path.join(folder, 'versions.json'), JSON.stringify([...releasedVersions(), ...added]));
}

/** Changes a sentence of a guide. */
export function changeGuide(folder: string): void {
  edit(folder, 'docs/how-to/react/connecting.mdx', (text) => `${text.trimEnd()}\n\nThis sentence is new.\n`);
}

/** Changes other page inputs: an example, the comment on a declaration, and a style. */
export function changeSources(folder: string): void {
  edit(folder, 'examples/next/react-quick-start/src/App.tsx', (text) => `${text.trimEnd()}\n// This line is new.\n`);
  edit(folder, 'sdks/next/web/devices.d.ts', (text) => text.replace(/^ \* .*\.$/m, ' * This sentence is new.'));
  edit(folder, 'src/css/api.css', (text) => `${text}\n.api-is-new {\n  color: inherit;\n}\n`);
}

/**
 * Changes a file of a copy.
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
