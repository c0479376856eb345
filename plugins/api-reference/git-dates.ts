import { execFileSync } from 'node:child_process';
import { root } from '../shared/versions';

/**
 * Returns the date of the last change of each file below a folder, by its path relative to the project root.
 *
 * One walk through the history covers all files. Without git, or for files that are not in git, there is no date.
 */
export function lastChangeDates(folder: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  let log: string;
  try {
    log = execFileSync('git', ['log', '--format=>%cI', '--name-only', '--', folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // Not a checkout: a source archive can be built too, and its pages have no date.
    return dates;
  }
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('>')) date = line.slice(1);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
