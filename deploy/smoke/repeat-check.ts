import { setTimeout } from 'node:timers/promises';

/**
 * Repeats a check until it finds no problem.
 *
 * @param check - returns a line for each problem.
 * @param retries - maximum number of runs, and the pause between two runs in milliseconds.
 * @returns the problems that the last run found.
 */
export async function repeatCheck(
  check: () => Promise<string[]>,
  { attempts, pause }: { readonly attempts: number; readonly pause: number },
): Promise<string[]> {
  const problems = await check();
  if (problems.length === 0 || attempts <= 1) return problems;
  await setTimeout(pause);
  return repeatCheck(check, { attempts: attempts - 1, pause });
}
