import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Check } from './checks';

/** Numbers of passed and failed tests in a stage. A check counts as one test. */
export interface Result {
  readonly title: string;
  readonly passed: number;
  readonly failed: number;
}

/** Runs an npm script, which counts as one test. The output is printed when the script ends. */
export function runNpmScript(title: string, script: string): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (status) => {
      console.log(`\n── ${title}\n${Buffer.concat(output).toString()}`);
      resolve({ title, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
    });
  });
}

/** Runs checks, two at a time. A failed check does not stop the others. */
export async function runChecks(checks: readonly Check[]): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = checks.values();
  const runWaiting = async () => {
    for (const { name, title } of waiting) results.push(await runNpmScript(title, `check:${name}`));
  };
  await Promise.all([runWaiting(), runWaiting()]);
  return results;
}

/** Runs a Vitest suite and counts its tests. A suite that does not start or runs no test counts as a failure. */
export function runSuite(title: string, script: string): Result {
  console.log(`\n── ${title}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-tests-'));
  const report = path.join(folder, 'report.json');
  try {
    const { status } = spawnSync(
      'npm',
      ['run', '--silent', script, '--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { stdio: 'inherit' },
    );
    const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<
      string,
      number
    >;
    const failed = numFailedTests ?? 0;
    const isBroken = (numTotalTests ?? 0) === 0 || (status !== 0 && failed === 0);
    return { title, passed: numPassedTests ?? 0, failed: failed + (isBroken ? 1 : 0) };
  } catch {
    return { title, passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Prints the results.
 *
 * @returns whether nothing failed.
 */
export function summarize(results: readonly Result[]): boolean {
  console.log('');
  for (const { title, passed, failed } of results) console.log(`${title}: ${passed} passed, ${failed} failed`);
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}
