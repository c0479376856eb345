import { spawnSync } from 'node:child_process';
import { root } from '../shared/versions';

/** Messages of Git for a project without history, such as an unpacked source archive. */
const withoutHistory = /not a git repository|does not have any commits yet/;

/**
 * Returns the date of the last change to each file below a folder, by its path relative to the project.
 *
 * A single pass through the history covers all files. A file has no date if it has never been committed, or if Git is
 * not installed.
 *
 * @throws Error when Git fails, for example because the checkout belongs to another user.
 */
export function lastChangeDates(folder: string, project = root): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of logOf(folder, project).split('\n')) {
    if (line.startsWith('>')) date = line.slice(1);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/** Returns the commits that changed a folder, newest first: for each, a line with `>` and the date, then its files. */
function logOf(folder: string, project: string): string {
  const { error, status, stdout, stderr } = spawnSync(
    'git',
    ['log', '--format=>%cI', '--name-only', '--', folder],
    // In the locale C, Git does not translate its messages. The log grows with every commit, so it has no size limit.
    { cwd: project, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' }, maxBuffer: Infinity },
  );
  if (status === 0) return stdout;
  if (error && 'code' in error && error.code === 'ENOENT') return '';
  if (withoutHistory.test(stderr)) return '';
  throw new Error(`The dates of ${folder} cannot be read: ${error?.message ?? stderr.trim()}`);
}
