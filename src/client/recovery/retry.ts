/** How long to wait before each further attempt, in milliseconds: a lost packet needs little, a restarting server more. */
const PAUSES: readonly number[] = [250, 1000];

/**
 * Loads something, and tries again when that fails.
 *
 * @param load - starts one attempt; gets its number, counted from 0, so that the last can go another way.
 * @param pauses - milliseconds to wait before each further attempt; as many attempts as there are pauses, and the first.
 * @returns what the first attempt that succeeds gives.
 * @throws what the last attempt was rejected with.
 */
export async function loadWithRetry<T>(
  load: (attempt: number) => Promise<T>,
  pauses: readonly number[] = PAUSES,
): Promise<T> {
  for (const [attempt, pause] of pauses.entries()) {
    try {
      return await load(attempt);
    } catch {
      // The last attempt below tells what is wrong.
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load(pauses.length);
}
