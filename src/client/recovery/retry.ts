/** Delay before each retry, in milliseconds: short for a lost packet, longer for a restarting server. */
const PAUSES: readonly number[] = [250, 1000];

/**
 * Runs a load function, and retries if it fails.
 *
 * @param load - starts one attempt. Its argument is the number of the attempt, starting at 0.
 * @param pauses - delay before each retry, in milliseconds.
 * @returns the result of the first successful attempt.
 * @throws the error from the last attempt.
 */
export async function loadWithRetry<T>(
  load: (attempt: number) => Promise<T>,
  pauses: readonly number[] = PAUSES,
): Promise<T> {
  for (const [attempt, pause] of pauses.entries()) {
    try {
      return await load(attempt);
    } catch {
      // The last attempt below reports its error.
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load(pauses.length);
}
