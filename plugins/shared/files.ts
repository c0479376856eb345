import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Returns a path with slashes, as in links and addresses. */
export const withSlashes = (file: string): string => file.split(path.sep).join('/');

/** Returns the path of a file relative to the folder of another file, as links in pages contain it. */
export function relativePath(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Names of folders that installing or running a project creates. */
const created: ReadonlySet<string> = new Set(['node_modules', '.venv', '__pycache__']);

/** Whether a file, given its path with slashes, is part of a project. Created files are not part of it. */
export const isOwn = (file: string): boolean => !file.split('/').some((name) => created.has(name));

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
