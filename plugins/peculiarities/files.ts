import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of the peculiarities, relative to the root of the project; each SDK has a folder in it. */
export const peculiaritiesDir = 'sdks/peculiarities';

/**
 * The files of the peculiarities, relative to the root of the project.
 *
 * @param folder - the root of the project.
 */
export function peculiarityFiles(folder: string): string[] {
  const dir = path.join(folder, peculiaritiesDir);
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
