import { gitOutput } from '../shared/git';

/**
 * Returns the date of the last change to each file below a folder, by its path relative to the project, newest first.
 *
 * A single pass through the history covers all files. A file has no date if it has never been committed, or if Git is
 * not installed.
 *
 * @throws Error when Git fails, for example because the checkout belongs to another user.
 */
export function lastChangeDates(folder: string, project?: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  // The commits that changed the folder, newest first: for each, a line with `>` and the date, then its files.
  const log = gitOutput(['log', '--format=>%cI', '--name-only', '--', folder], project) ?? '';
  for (const line of log.split('\n')) {
    if (line.startsWith('>')) date = line.slice(1);
    else if (line && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

/**
 * Returns the newest date of the requested files; undefined if none of them has a date.
 *
 * @param dates - newest first. The dates as text have another order if their time zones differ.
 */
export function newestDate(
  dates: ReadonlyMap<string, string>,
  isWanted: (file: string) => boolean,
): string | undefined {
  return [...dates].find(([file]) => isWanted(file))?.[1];
}
