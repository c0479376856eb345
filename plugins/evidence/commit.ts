import { gitOutput } from '../shared/git';
import { evidenceDir } from './report-files';

/** The last commit that changed anything besides the reports, and its day. */
export interface Commit {
  readonly commit: string;
  readonly date: string;
}

/**
 * Returns the commit that the site is built from. Commits that change only reports are ignored, because reports are
 * committed after the measurement.
 *
 * @returns undefined if Git is not available, as in a source archive, which can also be built.
 */
export function builtCommit(): Commit | undefined {
  const line = gitOutput(['log', '-1', '--format=%H %cI', '--', '.', `:!${evidenceDir}`])?.trim();
  if (!line) return undefined;
  const [commit = '', date = ''] = line.split(' ');
  return { commit, date: new Date(date).toISOString().slice(0, 10) };
}

/** Lists uncommitted changes, except changes to reports. The list is empty without Git. */
export const uncommittedChanges = (): string[] =>
  (gitOutput(['status', '--porcelain', '--', '.', `:!${evidenceDir}`]) ?? '').split('\n').filter(Boolean);
