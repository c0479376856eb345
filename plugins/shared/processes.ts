import { fork, type Serializable } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from './versions';

/** A process that does tasks for this one. */
export interface Helper<T, R> {
  /**
   * Has a task done; the next may be sent before.
   *
   * @throws Error when the task fails, or the process ends before.
   */
  ask(task: T): Promise<R>;
  /** Lets the process end when it has done what it was asked for; nothing may be asked for any more. */
  stop(): void;
}

/** What is sent to a helper, and what comes back; a failed task has an error. */
interface Question<T> {
  readonly id: number;
  readonly task: T;
}
interface Answer<R> {
  readonly id: number;
  readonly result?: R;
  readonly error?: string;
}

/**
 * Starts a helper. It ends with this process, and does not keep it alive but for a task that it was asked for.
 *
 * @param script - in TypeScript, relative to the project root; it calls {@link answerTasks}.
 */
export function startHelper<T extends Serializable, R>(script: string): Helper<T, R> {
  const child = fork(path.join(root, script), { cwd: root, execArgv: ['--import', 'tsx'] });
  const waiting = new Map<number, { resolve: (result: R) => void; reject: (error: Error) => void }>();
  let count = 0;
  let isWanted = true;
  /** While it is asked, its end is waited for too: the channel alone would be gone before anybody is told. */
  const work = () => {
    child.ref();
    child.channel?.ref();
  };
  /** Between two tasks the process keeps nothing alive, and goes when it is not wanted. */
  const rest = () => {
    child.unref();
    child.channel?.unref();
    if (!isWanted && child.connected) child.disconnect();
  };
  rest();
  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  child.on('message', ({ id, result, error }: Answer<R>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) rest();
    if (error === undefined) asked?.resolve(result as R);
    else asked?.reject(new Error(error));
  });
  child.on('error', failAll);
  child.on('exit', (code) => failAll(new Error(`${script} ended with code ${code}; its messages are above.`)));
  return {
    ask: (task) =>
      new Promise((resolve, reject) => {
        const id = ++count;
        waiting.set(id, { resolve, reject });
        work();
        child.send({ id, task } satisfies Question<T>, (error) => error && reject(error));
      }),
    stop: () => {
      isWanted = false;
      if (waiting.size === 0) rest();
    },
  };
}

/**
 * Has one task done in a process of its own.
 *
 * @param script - see {@link startHelper}.
 * @throws Error when the task fails.
 */
export function inProcess<T extends Serializable, R>(script: string, task: T): Promise<R> {
  const helper = startHelper<T, R>(script);
  return helper.ask(task).finally(() => helper.stop());
}

/** More would take more memory than a small machine has: one that compiles needs half a gigabyte. */
const mostHelpers = 2;

/**
 * Lets helpers work through tasks. Each takes one after the other, so that what was loaded and parsed for one is there
 * for the next.
 *
 * @param script - see {@link startHelper}.
 * @param report - called with the result of each task, as soon as it is there.
 * @throws Error when a task fails.
 */
export async function inProcesses<T extends Serializable, R>(
  script: string,
  tasks: readonly T[],
  report: (task: T, result: R) => void,
): Promise<void> {
  const queue = [...tasks];
  const count = Math.min(mostHelpers, availableParallelism(), tasks.length);
  await Promise.all(
    Array.from({ length: count }, async () => {
      const helper = startHelper<T, R>(script);
      try {
        for (let task = queue.shift(); task !== undefined; task = queue.shift()) report(task, await helper.ask(task));
      } finally {
        helper.stop();
      }
    }),
  );
}

/**
 * The other side of {@link startHelper}: does the tasks that come.
 *
 * @param work - its result is sent back, so it has to be one that JSON can hold.
 */
export function answerTasks<T, R>(work: (task: T) => R | Promise<R>): void {
  process.on('message', ({ id, task }: Question<T>) => {
    const answer = (found: Omit<Answer<R>, 'id'>) => process.send?.({ id, ...found } satisfies Answer<R>);
    Promise.resolve()
      .then(() => work(task))
      .then(
        (result) => answer({ result }),
        (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      );
  });
}
