import { fork, type Serializable } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from '../plugins/shared/versions';

/** More would take more memory than a small machine has: one that compiles needs half a gigabyte. */
const mostProcesses = 2;

/**
 * Lets processes work through tasks. Each takes one after the other, so that what was loaded and parsed for one is there
 * for the next.
 *
 * @param script - in this folder; it calls {@link answerTasks}.
 * @param report - called with the result of each task, as soon as it is there.
 * @throws Error when a process ends before its task is done.
 */
export async function inProcesses<T extends Serializable, R>(
  script: string,
  tasks: readonly T[],
  report: (task: T, result: R) => void,
): Promise<void> {
  const queue = [...tasks];
  const count = Math.min(mostProcesses, availableParallelism(), tasks.length);
  await Promise.all(Array.from({ length: count }, () => workThrough(script, queue, report)));
}

function workThrough<T extends Serializable, R>(
  script: string,
  queue: T[],
  report: (task: T, result: R) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, script), { cwd: root });
    let task = queue.shift();
    const next = () => {
      if (task === undefined) child.disconnect();
      else child.send(task);
    };
    child.on('message', (result) => {
      report(task!, result as R);
      task = queue.shift();
      next();
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (task === undefined && code === 0) resolve();
      else reject(new Error(`${script} ended with code ${code} at ${JSON.stringify(task)}; its messages are above.`));
    });
    next();
  });
}

/**
 * The other side: does the tasks that {@link inProcesses} sends, one after the other, until there are no more.
 *
 * @param work - its result is sent back, so it has to be one that JSON can hold. When it throws, the process ends.
 */
export function answerTasks<T, R>(work: (task: T) => R | Promise<R>): void {
  process.on('message', (task: T) => {
    void Promise.resolve(work(task)).then((result) => process.send?.(result));
  });
}
