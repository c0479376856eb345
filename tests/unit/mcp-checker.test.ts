import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChecker } from '../../packages/mcp/src/check/checker';
import { createPythonChecker } from '../../packages/mcp/src/check/python-checker';
import type { DeclarationsFile } from '../../src/lib/agent-files';

const own: DeclarationsFile = { version: 'next', sdk: 'web', modules: {}, files: {}, compilerOptions: {}, types: '' };
const declarations = { key: 'web', own, types: {} };
const compiled = `parentPort.postMessage({ kind: 'compiled', result: { problems: [], uncheckedModules: [] } })`;

const stopping = 'The server is stopping.';

/** Waits until a condition is true. */
const waitUntil = (isTrue: () => boolean) => vi.waitUntil(isTrue, { timeout: 60_000 });

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
  return {
    checker,
    workers,
    check: (canceled?: AbortSignal) => checker.check({ 'a.ts': 'export {};' }, declarations, canceled),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

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

  it('stops a worker that takes too long, and checks the next task in a new worker', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { checker, workers, check } = checkerWith('');
    const checked = check();
    const rejected = expect(checked).rejects.toThrow('The check took longer than 60 seconds.');
    await waitUntil(() => vi.getTimerCount() === 1);
    vi.advanceTimersByTime(60_000);
    await rejected;
    expect(await check()).toEqual({ problems: [], uncheckedModules: [] });
    expect(workers).toHaveLength(2);
    await checker.close();
  });

  it('skips a waiting task that was canceled', async () => {
    const { checker, check } = checkerWith(`globalThis.tasks = (globalThis.tasks ?? 0) + 1;
      parentPort.postMessage({ kind: 'compiled', result: { problems: [], uncheckedModules: [String(tasks)] } })`);
    const canceling = new AbortController();
    const checks = [check(), check(canceling.signal), check()] as const;
    canceling.abort();
    await expect(checks[1]).rejects.toThrow('The request was canceled.');
    expect((await checks[2]).uncheckedModules).toEqual(['2']);
    await checker.close();
  });

  it('rejects the running, waiting and later tasks when it is closed, and starts no other worker', async () => {
    const { checker, workers, check } = checkerWith('');
    const rejected = Promise.all([check(), check()].map((each) => expect(each).rejects.toThrow(stopping)));
    await waitUntil(() => workers.length === 1);
    await checker.close();
    await rejected;
    await expect(check()).rejects.toThrow(stopping);
    expect(workers).toHaveLength(1);
  });
});

describe('the Python checker', () => {
  let folder: string;
  let pyright: string;
  const started = () => readdirSync(path.join(folder, 'started'));
  const hasChildProcess = () => process.getActiveResourcesInfo().includes('ProcessWrap');

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'endless-pyright-'));
    pyright = path.join(folder, 'index.js');
    mkdirSync(path.join(folder, 'started'));
    // Each process creates a file, and then runs until it is stopped.
    writeFileSync(
      pyright,
      "require('node:fs').writeFileSync(`${__dirname}/started/${process.pid}`, ''); setInterval(() => {}, 1000);",
    );
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('rejects the running, waiting and later checks when it is closed, and starts no other process', async () => {
    let runs = 0;
    const checker = createPythonChecker(60_000, () => {
      runs += 1;
      return pyright;
    });
    const check = () => checker.check({ 'a.py': '' }, {});
    const rejected = Promise.all([check(), check()].map((each) => expect(each).rejects.toThrow(stopping)));
    await waitUntil(() => started().length > 0);
    expect(hasChildProcess()).toBe(true);
    checker.close();
    await rejected;
    await expect(check()).rejects.toThrow(stopping);
    expect(runs).toBe(1);
    await waitUntil(() => !hasChildProcess());
  });

  it('skips a check that was canceled', async () => {
    const find = vi.fn(() => undefined);
    const checker = createPythonChecker(60_000, find);
    await expect(checker.check({ 'a.py': '' }, {}, AbortSignal.abort())).rejects.toThrow('The request was canceled.');
    expect(find).not.toHaveBeenCalled();
  });

  it('stops a check whose process has not started yet', async () => {
    const checker = createPythonChecker(60_000, () => {
      checker.close();
      return pyright;
    });
    await expect(checker.check({ 'a.py': '' }, {})).rejects.toThrow(stopping);
    await waitUntil(() => !hasChildProcess());
  });
});
