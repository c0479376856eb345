import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { createChecker } from '../../packages/mcp/src/check/checker';
import type { DeclarationsFile } from '../../src/lib/agent-files';

const own: DeclarationsFile = { version: 'next', sdk: 'web', modules: {}, files: {}, compilerOptions: {}, types: '' };
const declarations = { key: 'web', own, types: {} };
const compiled = `parentPort.postMessage({ kind: 'compiled', result: { problems: [], uncheckedModules: [] } })`;

/** Creates a checker whose first worker runs the given code for a task, and whose other workers compile the task. */
function checkerWith(code: string) {
  const workers: Worker[] = [];
  const checker = createChecker(60_000, () => {
    const handler = workers.length === 0 ? code : compiled;
    const script = `const { parentPort } = require('node:worker_threads');
      parentPort.on('message', (task) => { ${handler}; });`;
    const worker = new Worker(script, { eval: true });
    workers.push(worker);
    return worker;
  });
  return { checker, workers, check: () => checker.check({ 'a.ts': 'export {};' }, declarations) };
}

describe('the checker', () => {
  it.each([
    ['throws an error', 'throw new TypeError("broken")', 'broken'],
    ['ends', 'process.exit(1)', 'The check ended early. Try again.'],
  ])('reports a worker that %s, and checks the next task in a new worker', async (_, code, message) => {
    const { checker, workers, check } = checkerWith(code);
    await expect(check()).rejects.toThrow(message);
    expect(await check()).toEqual({ problems: [], uncheckedModules: [] });
    expect(workers).toHaveLength(2);
    await checker.close();
  });

  it('reports an error of the compiler, and keeps the worker', async () => {
    const { checker, workers, check } = checkerWith("parentPort.postMessage({ kind: 'failed', message: 'broken' })");
    for (let count = 0; count < 2; count += 1) await expect(check()).rejects.toThrow('broken');
    expect(workers).toHaveLength(1);
    await checker.close();
  });

  it.each([
    ['throws an error', 'throw new TypeError("broken")'],
    ['ends', 'process.exit(1)'],
  ])('replaces a worker that %s between two tasks', async (_, code) => {
    const { checker, workers, check } = checkerWith(`if (task === 'fail') ${code}; else ${compiled}`);
    await check();
    const [first] = workers;
    const ended = new Promise<void>((resolve) => first!.once('exit', () => resolve()));
    first!.postMessage('fail');
    await ended;
    expect(await check()).toEqual({ problems: [], uncheckedModules: [] });
    expect(workers).toHaveLength(2);
    await checker.close();
  });
});
