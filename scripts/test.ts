import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Numbers of passed and failed tests in a stage. */
interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

const reports = mkdtempSync(path.join(tmpdir(), 'docs-tests-'));

/** Runs an npm script, which counts as one test. The output is printed when the script ends. */
function runCheck(name: string, script: string): Promise<Result> {
  return new Promise((resolve) => {
    const check = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [check.stdout, check.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    check.on('close', (status) => {
      console.log(`\n── ${name}\n${Buffer.concat(output).toString()}`);
      resolve({ name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
    });
  });
}

/** Runs a Vitest suite and counts its tests. A suite that does not start or runs no test counts as a failure. */
function runSuite(name: string, script: string): Result {
  console.log(`\n── ${name}`);
  const report = path.join(reports, `${script.replaceAll(':', '-')}.json`);
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', script, '--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { stdio: 'inherit' },
  );
  try {
    const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<
      string,
      number
    >;
    const failed = numFailedTests ?? 0;
    const isBroken = (numTotalTests ?? 0) === 0 || (status !== 0 && failed === 0);
    return { name, passed: numPassedTests ?? 0, failed: failed + (isBroken ? 1 : 0) };
  } catch {
    return { name, passed: 0, failed: 1 };
  }
}

/** `--full` adds the tests that take minutes; they run every night and before a release. */
const isFull = process.argv.includes('--full');

const results: Result[] = [];
// Checks run two at a time, the longest first.
const checks = [
  ['Lint', 'check:lint'],
  ['SDK declarations', 'check:sdks'],
  ['Prose', 'check:prose'],
  ['Format', 'check:format'],
  ['Types', 'check:types'],
  ['Imports', 'check:imports'],
] as const;
const waiting = checks.values();
const runWaiting = async () => {
  for (const [name, script] of waiting) results.push(await runCheck(name, script));
};
await Promise.all([runWaiting(), runWaiting()]);
results.push(runSuite('Unit tests', 'test:unit'));
const build = await runCheck('Build', 'build');
// This check runs after the build, which creates the index of the API reference.
results.push(build, await runCheck('Symbols in guides', 'check:guides'));
const suites = [['End-to-end tests', 'test:e2e'], ...(isFull ? [['Long end-to-end tests', 'test:e2e:full']] : [])];
// Browser tests need a built site.
for (const [name = '', script = ''] of suites)
  results.push(build.failed === 0 ? runSuite(name, script) : { name, passed: 0, failed: 1 });
if (isFull) results.push(runSuite('Release tests', 'test:release'));
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
