import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../shared/files';

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
  return filesIn(dir).map((name) => `${peculiaritiesDir}/${name}`);
}
