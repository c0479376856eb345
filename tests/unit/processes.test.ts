import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProcess, inProcesses, startHelper } from '../../plugins/shared/processes';
import { root } from '../../plugins/shared/versions';

let folder: string;
let script: string;

beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache/helper-'));
  script = path.relative(root, path.join(folder, 'helper.ts'));
  writeFileSync(
    path.join(root, script),
    `import { answerTasks } from '${root}/plugins/shared/processes';
answerTasks(async (task: number) => {
  if (task === 0) throw new Error('zero');
  if (task === -2) process.kill(process.pid, 'SIGKILL');
  if (task < 0) process.exit(3);
  await new Promise((resolve) => setTimeout(resolve, task));
  return [task, process.pid];
});
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a helper resolves each task, in any order of completion', async () => {
  const helper = startHelper<number, [number, number]>(script);
  const answers = await Promise.all([helper.ask(200), helper.ask(1), helper.ask(100)]);
  expect(answers.map(([task]) => task)).toEqual([200, 1, 100]);
  helper.stop();
});

test('a failed task rejects with its reason, and the next one runs', async () => {
  const helper = startHelper<number, [number, number]>(script);
  const [failed, done] = await Promise.allSettled([helper.ask(0), helper.ask(1)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('zero') as string } });
  expect(done.status).toBe('fulfilled');
  helper.stop();
});

test('a helper that ends rejects its pending tasks', async () => {
  const helper = startHelper<number, [number, number]>(script);
  const asked = await Promise.allSettled([helper.ask(10_000), helper.ask(-1)]);
  for (const each of asked)
    expect(each).toMatchObject({ reason: { message: `${script} exited with code 3; its messages are above.` } });
});

test('a helper that the system ends names the signal', async () => {
  const helper = startHelper<number, [number, number]>(script);
  await expect(helper.ask(-2)).rejects.toThrow(`${script} was ended by SIGKILL.`);
});

test('a process with no other work is also notified when its helper ends', () => {
  const waits = path.join(folder, 'waits.ts');
  writeFileSync(
    waits,
    `import { inProcesses } from '${root}/plugins/shared/processes';
void inProcesses('${script}', [-1], () => undefined);
`,
  );
  for (let time = 0; time < 5; time++) {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', waits], { cwd: root, encoding: 'utf8' });
    expect(stderr).toContain(`${script} exited with code 3`);
    expect(status).toBe(1);
  }
}, 180_000);

test('a stopped helper finishes its pending tasks and ends', async () => {
  const helper = startHelper<number, [number, number]>(script);
  const asked = helper.ask(50);
  helper.stop();
  const [, pid] = await asked;
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('two helpers share the tasks', async () => {
  const found: [number, number][] = [];
  await inProcesses<number, [number, number]>(script, [30, 20, 10, 5], (task, result) => {
    expect(result[0]).toBe(task);
    found.push(result);
  });
  expect(found.map(([task]) => task).sort()).toEqual([10, 20, 30, 5]);
  expect(new Set(found.map(([, pid]) => pid)).size).toBe(Math.min(2, availableParallelism()));
  await expect(inProcesses(script, [5, 0], () => undefined)).rejects.toThrow('zero');
});

test('a single task runs in a separate process, which ends with the task', async () => {
  const [, pid] = await inProcess<number, [number, number]>(script, 5);
  await expect.poll(() => isRunning(pid)).toBe(false);
  await expect(inProcess(script, 0)).rejects.toThrow('zero');
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
