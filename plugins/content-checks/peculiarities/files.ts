import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folder of the peculiarities, relative to the root of the project; it contains a folder for each SDK. */
export const peculiaritiesDir = 'sdks/peculiarities';

/**
 * Lists the files of the peculiarities, relative to the root of the project.
 *
 * @param folder - root of the project.
 */
export function peculiarityFiles(folder: string): string[] {
  const dir = path.join(folder, peculiaritiesDir);
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
