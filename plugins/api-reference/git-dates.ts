import { execFileSync } from 'node:child_process';
import { root } from '../shared/versions';

/**
 * When each file below a folder was changed last, by the file's path relative to the project root.
 *
 * One walk through the history serves all files. Without git, or for files that git does not know, there is no date.
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
    // Not a checkout: an archive of the sources builds all the same, its pages have no date.
    return dates;
  }
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('>')) date = line.slice(1);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}
