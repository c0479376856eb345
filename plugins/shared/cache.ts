import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, isOwn } from './files';
import { once } from './memoize';
import { root } from './versions';

const cacheDir = path.join(root, '.cache');

/** Returns a short hash of several texts; the same texts in the same order give the same hash. */
export function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/**
 * Returns a hash of the names and contents of all files in a folder, except what installing or running a project creates.
 *
 * @param folder - relative to the project root.
 * @param wanted - whether to include a file, given its path relative to the folder. By default, all files are included.
 * @throws Error if no file matches, because the files that belong in a cache key have probably moved.
 */
export function hashFolder(folder: string, wanted: (name: string) => boolean = () => true): string {
  const names = filesIn(path.join(root, folder)).filter((name) => isOwn(name) && wanted(name));
  if (names.length === 0)
    throw new Error(`${folder} contains none of the files that a cache key needs. Update the key.`);
  return hashOf(...names.flatMap((name) => [name, readFileSync(path.join(root, folder, name), 'utf8')]));
}

/** Returns a hash of all installed packages, computed from the lock file without the site's own version. */
export const hashOfPackages = once((): string => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  return hashOf(JSON.stringify({ ...packages, '': undefined }));
});

/** Folders that contain the build's code: the plugins, and the modules that they share with the site. */
const codeFolders = ['plugins', 'src/lib', 'src/search'];

/** Returns a hash of all code that the build runs, including the installed packages. */
export const hashOfCode = once((): string =>
  hashOf(...codeFolders.map((folder) => hashFolder(folder)), hashOfPackages()),
);

/** Results on disk, stored under the hash of their inputs. */
export interface ResultCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Time without use after which an entry is removed, in milliseconds. It is short, because each change to the build's code
 * leaves thousands of unused entries.
 */
const longestUnused = 7 * day;

const opened = new Map<string, ResultCache<unknown>>();

/**
 * Opens a cache of JSON results in `.cache/`.
 *
 * A result is valid only for the code that created it: after a change to the build's code or to an installed package,
 * all results are created again. Keys therefore cover only the content that a result depends on. A separate hash of the
 * code behind each cache would keep more results, but any import could make that hash incomplete.
 *
 * If an entry cannot be read, it is created again. Entries that have not been used for a week are removed.
 *
 * @param name - the folder in `.cache/`.
 * @returns a cache whose keys may be texts of any length.
 */
export function openCache<T>(name: string): ResultCache<T> {
  const known = opened.get(name);
  if (known) return known as ResultCache<T>;
  const folder = path.join(cacheDir, name);
  mkdirSync(folder, { recursive: true });
  removeUnused(folder);
  const fileOf = (key: string) => path.join(folder, `${hashOf(hashOfCode(), key)}.json`);
  const cache: ResultCache<T> = {
    get(key) {
      const file = fileOf(key);
      try {
        const value = JSON.parse(readFileSync(file, 'utf8')) as T;
        markUsed(file);
        return value;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      const file = fileOf(key);
      // Written to a temporary file and renamed, so that no process ever reads half a file.
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(value));
      renameSync(draft, file);
    },
  };
  opened.set(name, cache);
  return cache;
}

/** Updates the modification time of a file, which records the day of the last use. */
export function markUsed(file: string): void {
  const now = Date.now();
  if (now - statSync(file).mtimeMs > day) utimesSync(file, now / 1000, now / 1000);
}

/** Removes the files of a cache folder that have not been used for a week. */
export function removeUnused(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    if (Date.now() - mtimeMs > longestUnused) rmSync(file, { force: true });
  }
}
