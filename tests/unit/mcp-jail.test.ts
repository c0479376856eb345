import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../plugins/shared/versions';

/** Expressions, with the value or the error code that they have in a process that can read only `inside`. */
const outcomes: readonly (readonly [expression: string, outcome: unknown])[] = [
  ['fs.readFileSync(file, "utf8")', 'text'],
  ['fs.readFileSync(outside, "utf8")', 'ENOENT'],
  ['fs.promises.readFile(outside, "utf8")', 'ENOENT'],
  ['fs.existsSync(outside)', false],
  ['new Promise((resolve) => fs.exists(outside, resolve))', false],
  ['new Promise((resolve) => fs.readFile(outside, ({ code }) => resolve(code)))', 'ENOENT'],
  ['fs.copyFileSync(file, file + "-copy")', 'done'],
  ['fs.copyFileSync(file, outside + "-copy")', 'ENOENT'],
  ['fs.promises.rename(file, outside + "-moved")', 'ENOENT'],
  ['childProcess.execSync("true")', 'ENOENT'],
];

let folder: string;
let found: Readonly<Record<string, unknown>>;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jail-'));
  mkdirSync(path.join(folder, 'inside'));
  for (const name of ['inside/file', 'outside']) writeFileSync(path.join(folder, name), 'text');
  found = evaluateInJail();
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Evaluates all expressions in another process, because the limits apply until the process ends. */
function evaluateInJail(): Record<string, unknown> {
  const code = `
    import childProcess from 'node:child_process';
    import fs from 'node:fs';
    import { enterJail } from ${JSON.stringify(path.join(root, 'packages/mcp/src/check/jail.ts'))};
    const [file, outside] = ${JSON.stringify(['inside/file', 'outside'].map((name) => path.join(folder, name)))};
    const outcome = async (run) => {
      try {
        return (await run()) ?? 'done';
      } catch ({ code }) {
        return code;
      }
    };
    enterJail([${JSON.stringify(path.join(folder, 'inside'))}]);
    const found = {};
    ${outcomes.map(([each]) => `found[${JSON.stringify(each)}] = await outcome(() => ${each});`).join('\n')}
    process.stdout.write(JSON.stringify(found));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })) as Record<string, unknown>;
}

describe('a process in jail', () => {
  it.each(outcomes)('evaluates %s to %j', (expression, outcome) => {
    expect(found[expression]).toBe(outcome);
  });
});
