import { parentPort } from 'node:worker_threads';
import { createCompiler, type CodeCompiler, type CompileTask } from './compile';
import type { CheckResult } from './problem';

/** Response of the worker to a task. */
export type WorkerResponse =
  | { readonly kind: 'compiled'; readonly result: CheckResult }
  /** Returned if the worker does not have the declarations. Send the task again with the declarations. */
  | { readonly kind: 'declarations-needed' }
  | { readonly kind: 'failed'; readonly message: string };

/** Maximum number of compilers with parsed declarations; more would use too much memory. */
const mostCompilers = 3;
const compilers = new Map<string, CodeCompiler>();

parentPort?.on('message', (task: CompileTask) => parentPort?.postMessage(responseTo(task)));

function responseTo({ key, files, declarations }: CompileTask): WorkerResponse {
  try {
    let compiler = compilers.get(key);
    if (!compiler) {
      if (!declarations) return { kind: 'declarations-needed' };
      compiler = createCompiler(declarations.own, declarations.types);
    }
    // The most recently used compiler is removed last.
    compilers.delete(key);
    compilers.set(key, compiler);
    const [oldest] = compilers.keys();
    if (compilers.size > mostCompilers && oldest !== undefined) compilers.delete(oldest);
    return { kind: 'compiled', result: compiler.compile(files) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
