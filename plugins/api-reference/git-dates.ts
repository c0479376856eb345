import { execFileSync } from 'node:child_process';
import { root } from '../shared/versions';

/**
 * Returns the date of the last change to each file below a folder, by its path relative to the project root.
 *
 * A single pass through the history covers all files. A file has no date if Git is not available or does not track the
 * file.
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
    // Not a checkout: a source archive can also be built, and its pages have no dates.
    return dates;
  }
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('>')) date = line.slice(1);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
