import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copySite, edit } from '../../bench/builds/site-copy';
import { root } from '../../plugins/shared/versions';

/** A copy of the project, to be changed and built. */
export interface WorkingTree {
  /** Absolute. */
  readonly folder: string;
  /** Runs a command in it, and waits for its end. */
  run(command: string, ...args: readonly string[]): SpawnSyncReturns<string>;
  /** Reads a file of it as text. */
  read(name: string): string;
  /**
   * Changes a file of it.
   *
   * @throws Error when nothing is changed by that: what the copy is made for would not be tried.
   */
  edit(name: string, change: (text: string) => string): void;
  remove(): void;
}

/** On the disk of the site, so that packages can be linked. */
const cache = path.join(root, '.cache');

/** What is in there and no work that is saved. */
const otherSites = /^(?:bench-|copy-|deploys$|stock-site$)/;

/**
 * Copies what is committed, with its history, what could be committed, and the installed packages of this checkout. What
 * was generated and checked already saves the copy the same work; it is keyed by content.
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

/** Gives the copy what is changed and new in this checkout. */
function copyChanges(folder: string): void {
  const options = ['--modified', '--others', '--exclude-standard'];
  const { stdout } = spawnSync('git', ['ls-files', ...options], { cwd: root, encoding: 'utf8' });
  for (const name of stdout.split('\n').filter(Boolean)) {
    const file = path.join(root, name);
    if (existsSync(file)) cpSync(file, path.join(folder, name));
    else rmSync(path.join(folder, name));
  }
}
