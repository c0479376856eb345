import { execFileSync } from 'node:child_process';
import { changelog } from '../tools/changelog/changelog';

// Prints the changes to the docs that readers notice, by month. `npm run changelog -- v1..v2` limits them to a range of
// commits.
const git = (...options: string[]) =>
  execFileSync('git', options, { encoding: 'utf8', env: { ...process.env, TZ: 'UTC' }, maxBuffer: 64 * 1024 * 1024 });

try {
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true')
    throw new Error('The clone is shallow, so commits are missing: run git fetch --unshallow.');
  const range = process.argv[2] ?? 'HEAD';
  const log = git(
    'log',
    '--no-merges',
    '--date=format-local:%Y-%m',
    '--format=%ad%x09%s',
    '--end-of-options',
    range,
    '--',
  );
  const commits = log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [month = '', subject = ''] = line.split('\t');
      return { month, subject };
    });
  process.stdout.write(changelog(commits));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
