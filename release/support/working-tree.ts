import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copySite, edit } from '../../bench/builds/site-copy';
import { gitOutput } from '../../plugins/shared/git';
import { root } from '../../plugins/shared/versions';

/** A copy of the project that tests change and build. */
export interface WorkingTree {
  /** Absolute path of the copy. */
  readonly folder: string;
  /** Runs a command in the copy and waits until it exits. */
  run(command: string, ...args: readonly string[]): SpawnSyncReturns<string>;
  /** Reads a file of the copy as text. */
  read(name: string): string;
  /**
   * Changes a file of the copy.
   *
   * @throws Error when the change has no effect, because the test would then verify nothing.
   */
  edit(name: string, change: (text: string) => string): void;
  remove(): void;
}

/** Folder for copies. It is on the same disk as the site, so that packages can be hard-linked. */
const cache = path.join(root, '.cache');

/** Names of cache folders that contain other sites instead of reusable results. */
const otherSites = /^(?:bench-|copy-|deploys$|online$|stock-site$)/;

/**
 * Copies this checkout with its uncommitted changes, history and installed packages. Cached results are also copied.
 * They remain valid, because their keys depend on content.
 */
export function copyWorkingTree(): WorkingTree {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'copy-'));
  copySite(folder);
  for (const name of readdirSync(cache).filter((entry) => !otherSites.test(entry)))
    cpSync(path.join(cache, name), path.join(folder, '.cache', name), { recursive: true });
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  copyChanges(folder);
  return {
    folder,
    run,
    read: (name) => readFileSync(path.join(folder, name), 'utf8'),
    edit: (name, change) => edit(folder, name, change),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Copies changed and new files from this checkout. */
function copyChanges(folder: string): void {
  for (const name of changedFiles(root)) {
    const file = path.join(root, name);
    if (existsSync(file)) cpSync(file, path.join(folder, name));
    else rmSync(path.join(folder, name), { force: true });
  }
}

/** Lists the files of a checkout that differ from the last commit, whether staged or not, and new files. */
export function changedFiles(checkout: string): string[] {
  // With `-z`, git does not quote names.
  const git = (...args: readonly string[]) =>
    gitOutput([...args, '-z'], checkout)
      ?.split('\0')
      .filter(Boolean) ?? [];
  return [...git('diff', '--name-only', '--no-renames', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
}
