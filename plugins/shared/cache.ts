import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './versions';

const cacheDir = path.join(root, '.cache');

/** A short hash of several texts; the same texts in the same order give the same hash. */
export function hashOf(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/**
 * A hash of all files below a folder: their names and their contents.
 *
 * @param folder - relative to the project root.
 * @param wanted - which files count, by their path relative to the folder; all by default.
 */
export function hashFolder(folder: string, wanted: (name: string) => boolean = () => true): string {
  const names = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(root, folder), path.join(entry.parentPath, entry.name)))
    .filter(wanted)
    .sort();
  return hashOf(...names.flatMap((name) => [name, readFileSync(path.join(root, folder, name), 'utf8')]));
}

/** Results kept on disk under the hash of what they were made from. */
export interface ResultCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
}

/**
 * Opens a cache of JSON results in `.cache/`.
 *
 * An entry that cannot be read counts as absent: it is made again.
 *
 * @param name - the folder in `.cache/`; change it when the form of the results changes.
 */
export function openCache<T>(name: string): ResultCache<T> {
  const folder = path.join(cacheDir, name);
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: string) => path.join(folder, `${key}.json`);
  return {
    get(key) {
      try {
        return JSON.parse(readFileSync(fileOf(key), 'utf8')) as T;
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      // Written aside and renamed, so that a reader never sees half a file.
      const draft = `${fileOf(key)}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(value));
      renameSync(draft, fileOf(key));
    },
  };
}
