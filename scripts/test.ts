import { checks } from '../tools/checks/checks';
import { runChecks, runNpmScript, runSuite, summarize, type Result } from '../tools/checks/run';

// Runs the checks, the build and the tests. `--full` adds the tests that take minutes; they run every night and before a
// release.

const isFull = process.argv.includes('--full');
const results: Result[] = await runChecks(checks.filter(({ stage }) => stage === 'before the build'));
results.push(runSuite('Unit tests', 'test:unit'));

const build = await runNpmScript('Build', 'build');
results.push(build, ...(await runChecks(checks.filter(({ stage }) => stage === 'after the build'))));

const suites = [['End-to-end tests', 'test:e2e'], ...(isFull ? [['Long end-to-end tests', 'test:e2e:full']] : [])];
// Browser tests need a built site.
for (const [title = '', script = ''] of suites)
  results.push(build.failed === 0 ? runSuite(title, script) : { title, passed: 0, failed: 1 });
if (isFull) results.push(runSuite('Release tests', 'test:release'));

if (!summarize(results)) process.exitCode = 1;
