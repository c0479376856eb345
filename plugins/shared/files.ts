import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns a path with slashes, as in links and addresses. */
export const withSlashes = (file: string): string => file.split(path.sep).join('/');

/**
 * Lists all files below a folder.
 *
 * @returns the path of each file within the folder, with slashes, sorted.
 * @throws Error when the folder does not exist.
 */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .sort();
}
