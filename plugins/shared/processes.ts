import { fork, type Serializable } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from './versions';

/** A child process that runs tasks. */
export interface Helper<T, R> {
  /**
   * Runs a task. Further tasks may be sent before it has finished.
   *
   * @throws Error if the task fails or the process ends first.
   */
  ask(task: T): Promise<R>;
  /** Ends the process after its pending tasks. No further tasks may be sent. */
  stop(): void;
}

/** Message that sends a task to a helper. The response is an {@link Answer}. */
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
 * Starts a helper, which ends with this process. The helper keeps this process running only while a task is pending.
 *
 * @param script - TypeScript file, relative to the project root; it calls {@link answerTasks}.
 */
export function startHelper<T extends Serializable, R>(script: string): Helper<T, R> {
  const child = fork(path.join(root, script), { cwd: root, execArgv: ['--import', 'tsx'] });
  const waiting = new Map<number, { resolve: (result: R) => void; reject: (error: Error) => void }>();
  let count = 0;
  let isWanted = true;
  /** Makes this process wait for the helper, so that a crash rejects the pending tasks. */
  const work = () => {
    child.ref();
    child.channel?.ref();
  };
  /** Allows this process to end first, and ends the helper if `stop` has been called. */
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
  child.on('exit', (code, signal) => {
    const reason = signal
      ? `was ended by ${signal}. The machine may have run out of memory.`
      : `exited with code ${code}; its messages are above.`;
    failAll(new Error(`${script} ${reason}`));
  });
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
 * Runs one task in a separate process.
 *
 * @param script - see {@link startHelper}.
 * @throws Error if the task fails.
 */
export function inProcess<T extends Serializable, R>(script: string, task: T): Promise<R> {
  const helper = startHelper<T, R>(script);
  return helper.ask(task).finally(() => helper.stop());
}

/** Maximum number of helpers. It limits memory use on small machines: a helper that compiles needs half a gigabyte. */
const mostHelpers = 2;

/**
 * Distributes tasks to helpers. Each helper runs its tasks in sequence, so that files that were loaded and parsed for
 * one task are available to the next.
 *
 * @param script - see {@link startHelper}.
 * @param report - called with the result of each task as soon as it has finished.
 * @throws Error when a task fails. The remaining tasks are not started.
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
      } catch (error) {
        queue.length = 0;
        throw error;
      } finally {
        helper.stop();
      }
    }),
  );
}

/**
 * Runs the tasks that {@link startHelper} sends.
 *
 * @param work - runs a task; its result must be serializable as JSON.
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
