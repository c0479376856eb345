import { spawnSync } from 'node:child_process';
import { root } from './versions';

/** Messages of Git for a project without history, such as an unpacked source archive. */
const withoutHistory = /not a git repository|does not have any commits yet/;

/**
 * Runs Git in the project.
 *
 * @returns what Git prints; undefined if Git is not installed, or if the project has no history.
 * @throws Error when Git fails for another reason, for example because the checkout belongs to another user.
 */
export function gitOutput(args: readonly string[], project = root): string | undefined {
  const { error, status, stdout, stderr } = spawnSync('git', args, {
    cwd: project,
    encoding: 'utf8',
    // In the locale C, Git does not translate its messages.
    env: { ...process.env, LC_ALL: 'C' },
    // The log grows with every commit.
    maxBuffer: Infinity,
  });
  if (status === 0) return stdout;
  if (error && 'code' in error && error.code === 'ENOENT') return undefined;
  if (withoutHistory.test(stderr)) return undefined;
  throw new Error(`git ${args[0]} failed: ${error?.message ?? stderr.trim()}`);
}
