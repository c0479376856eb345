import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Number of passed and failed tests of a stage. */
interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
}

const reports = mkdtempSync(path.join(tmpdir(), 'docs-tests-'));

/** Runs an npm script, which counts as one test. */
function runCheck(name: string, script: string): Result {
  console.log(`\n── ${name}`);
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  return { name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
}

/** Runs a Vitest suite and counts its tests; a suite that does not start or runs no test counts as a failure. */
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

const results = [
  runCheck('Types', 'check:types'),
  runCheck('Lint', 'check:lint'),
  runCheck('Imports', 'check:imports'),
  runCheck('Format', 'check:format'),
  runCheck('Prose', 'check:prose'),
  runCheck('SDK declarations', 'check:sdks'),
  runSuite('Unit tests', 'test:unit'),
  runCheck('Build', 'build'),
  // After the build, which creates the index of the API reference.
  runCheck('Symbols in guides', 'check:guides'),
];
// Browser tests need a built site.
if (results.find(({ name }) => name === 'Build')?.failed === 0) results.push(runSuite('End-to-end tests', 'test:e2e'));
else results.push({ name: 'End-to-end tests', passed: 0, failed: 1 });
results.push(runSuite('Release tests', 'test:release'));
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
