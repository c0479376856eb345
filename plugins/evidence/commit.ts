import { execFileSync } from 'node:child_process';
import { root } from '../shared/versions';
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
  try {
    const [commit = '', date = ''] = git('log', '-1', '--format=%H %cI', '--', '.', `:!${evidenceDir}`)
      .trim()
      .split(' ');
    return commit ? { commit, date: new Date(date).toISOString().slice(0, 10) } : undefined;
  } catch {
    return undefined;
  }
}

/** Lists uncommitted changes, except changes to reports. */
export const uncommittedChanges = (): string[] =>
  git('status', '--porcelain', '--', '.', `:!${evidenceDir}`).split('\n').filter(Boolean);

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
