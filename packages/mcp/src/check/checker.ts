import { Worker } from 'node:worker_threads';
import type { Declarations } from '../docs';
import { UserError } from '../user-error';
import type { CompileTask } from './compile';
import { tooSlowMessage, type CheckResult } from './problem';
import { createPythonChecker } from './python-checker';
import { createQueue } from './queue';
import type { WorkerResponse } from './worker';

/** Time limit for one compilation, in milliseconds. */
const compilationTimeout = 30_000;
/** Maximum number of running and waiting tasks. Further tasks are rejected. */
const maxChecks = 500;
/** Memory limit of the worker, in megabytes. The parsed declarations alone take 300 MB. */
const memoryLimit = 1024;

/** Checks code: TypeScript in a worker, and Python in a separate process. Each of them runs one task at a time. */
export interface Checker {
  /**
   * @param files - text of each file by its name.
   * @param canceled - skips the check if the signal is aborted before the check starts.
   * @throws UserError when the compilation takes too long or uses too much memory, or when too many tasks are waiting.
   */
  check(files: CompileTask['files'], declarations: Declarations, canceled?: AbortSignal): Promise<CheckResult>;
  /** Checks Python code; see `PythonChecker`. */
  checkPython(
    code: Readonly<Record<string, string>>,
    stubs: Readonly<Record<string, string>>,
    canceled?: AbortSignal,
  ): Promise<CheckResult>;
  /** Stops the running checks, and rejects all waiting and later checks. */
  close(): Promise<void>;
}

/**
 * Creates a checker. The worker starts with the first task, because loading the compiler takes time. If a task had to
 * be stopped, the next task gets a new worker.
 *
 * @param timeLimit - time limit for one compilation, in milliseconds.
 * @param openWorker - function that starts a worker; replaced in tests.
 */
export function createChecker(timeLimit = compilationTimeout, openWorker = startWorker): Checker {
  const python = createPythonChecker(timeLimit);
  let worker: Worker | undefined;
  const queue = createQueue(maxChecks);

  const stop = async () => {
    const old = worker;
    worker = undefined;
    await old?.terminate();
  };

  const start = (): Worker => {
    const started = openWorker();
    // A worker can also end between two tasks. Without a listener, its error would end the server.
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    return started.on('error', forget).on('exit', forget);
  };

  const ask = (task: CompileTask): Promise<WorkerResponse> => {
    worker ??= start();
    const current = worker;
    return new Promise<WorkerResponse>((resolve, reject) => {
      const end = (settle: () => void) => {
        clearTimeout(timer);
        current.off('message', onMessage).off('error', onError).off('exit', onExit);
        settle();
      };
      const onMessage = (response: WorkerResponse) => end(() => resolve(response));
      const onError = (error: Error & { readonly code?: string }) =>
        end(() =>
          reject(
            error.code === 'ERR_WORKER_OUT_OF_MEMORY'
              ? new UserError('The check used too much memory. Send less code, or simpler types.')
              : error,
          ),
        );
      const onExit = () => end(() => reject(new UserError('The check ended early. Try again.')));
      const onTimeout = async () => {
        await stop();
        reject(new UserError(tooSlowMessage(timeLimit)));
      };
      const timer = setTimeout(() => end(() => void onTimeout()), timeLimit);
      current.on('message', onMessage).on('error', onError).on('exit', onExit);
      current.postMessage(task);
    });
  };

  return {
    check: (files, declarations, canceled) =>
      queue.add(async () => {
        const task = { key: declarations.key, files };
        let response = await ask(task);
        if (response.kind === 'declarations-needed') response = await ask({ ...task, declarations });
        if (response.kind === 'compiled') return response.result;
        throw new Error(response.kind === 'failed' ? response.message : 'The declarations could not be loaded.');
      }, canceled),
    checkPython: (code, stubs, canceled) => python.check(code, stubs, canceled),
    close() {
      queue.close();
      python.close();
      return stop();
    },
  };
}

function startWorker(): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const worker = new Worker(new URL(isSource ? './worker-from-source.mjs' : './worker.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryLimit },
    // Nothing that the worker prints may reach standard output, which is reserved for the protocol.
    stdout: true,
    stderr: true,
  });
  // A waiting task keeps the process running; an idle worker does not.
  worker.unref();
  return worker;
}
