import { setTimeout } from 'node:timers/promises';

/**
 * Repeats a check until it finds no problem.
 *
 * @param check - returns a line for each problem.
 * @param times - time after which no further run starts, and the pause between two runs, both in milliseconds.
 * @returns the problems that the last run found.
 */
export async function repeatCheck(
  check: () => Promise<string[]>,
  { limit, pause }: { readonly limit: number; readonly pause: number },
): Promise<string[]> {
  const end = Date.now() + limit;
  for (;;) {
    const problems = await check();
    if (problems.length === 0 || Date.now() + pause > end) return problems;
    await setTimeout(pause);
  }
}
