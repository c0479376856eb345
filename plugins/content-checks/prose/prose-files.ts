import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { withSlashes } from '../../shared/files';
import { areaOf } from './areas';
import type { ProseFile } from './check-prose';

const skipped: ReadonlySet<string> = new Set(['node_modules', 'build', 'dist', '.git', '.cache', '.docusaurus']);

/**
 * Lists the files with prose at a path.
 *
 * @param place - absolute path of a file or folder in this project or in a copy of it.
 */
export function proseFilesAt(place: string): ProseFile[] {
  const project = projectOf(place);
  return filesAt(place)
    .sort()
    .flatMap((absolute) => {
      const file = withSlashes(path.relative(project, absolute));
      const area = areaOf(file);
      return area ? [{ path: absolute, file, name: project === process.cwd() ? file : absolute, area }] : [];
    });
}

function filesAt(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) => filesAt(path.join(place, entry.name)));
}

/** Returns the nearest folder above a path that contains the list of versions. */
function projectOf(place: string): string {
  for (let folder = place; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'versions.json'))) return folder;
    if (folder === path.dirname(folder)) throw new Error(`${place} is not in a copy of this project.`);
  }
}
