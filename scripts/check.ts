import { spawnSync } from 'node:child_process';
import { root } from '../plugins/shared/versions';
import { chosenNames } from '../tools/chosen-names';
import { checks } from '../tools/checks/checks';
import { runChecks, summarize } from '../tools/checks/run';
import { runScript } from '../tools/run-script';

// Runs all checks, except those on request, and lists all problems. `npm run check prose docs/how-to` runs one check and
// passes the other arguments to it.

const [wanted, ...options] = process.argv.slice(2);

/** @throws Error if the check does not exist. */
function runOne(wanted: string): boolean {
  const names = checks.map(({ name }) => name);
  const [name] = chosenNames('check', names, [wanted]);
  // Paths in the arguments are relative to the folder in which npm was started.
  const { status } = spawnSync('npm', ['--prefix', root, 'run', '--silent', `check:${name}`, '--', ...options], {
    cwd: process.env['INIT_CWD'] ?? root,
    stdio: 'inherit',
  });
  return status === 0;
}

async function runAll(): Promise<boolean> {
  return summarize(await runChecks(checks.filter(({ stage }) => stage !== 'on request')));
}

await runScript(async () => {
  const isPassed = wanted === undefined ? await runAll() : runOne(wanted);
  if (!isPassed) process.exitCode = 1;
});
