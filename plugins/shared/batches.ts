/** Waiting items of a caller, and its promise. */
interface Waiting<T, R> {
  readonly items: readonly T[];
  readonly resolve: (results: R[]) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Combines the requests of many callers. Requests that arrive while `work` is running are queued, and then passed to
 * `work` together, in one call for each key.
 *
 * @param work - returns a result for each item, in the same order. It never runs concurrently.
 * @param idOf - returns equal IDs for equal keys.
 * @returns a function that returns the results of the caller's items. If `work` throws, all callers of that
 *   call get the error.
 */
export function inBatches<K, T, R>(
  work: (key: K, items: readonly T[]) => Promise<readonly R[]>,
  idOf: (key: K) => string,
): (key: K, items: readonly T[]) => Promise<R[]> {
  const waiting = new Map<string, { readonly key: K; readonly callers: Waiting<T, R>[] }>();
  let isAtWork = false;

  async function workThrough(): Promise<void> {
    isAtWork = true;
    for (let next = waiting.entries().next().value; next; next = waiting.entries().next().value) {
      const [id, { key, callers }] = next;
      waiting.delete(id);
      await answer(key, callers);
    }
    isAtWork = false;
  }

  async function answer(key: K, callers: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await work(
        key,
        callers.flatMap(({ items }) => items),
      );
      let at = 0;
      for (const { items, resolve } of callers) resolve(results.slice(at, (at += items.length)));
    } catch (error) {
      for (const { reject } of callers) reject(error);
    }
  }

  return (key, items) =>
    new Promise((resolve, reject) => {
      if (items.length === 0) return resolve([]);
      const together = waiting.get(idOf(key)) ?? { key, callers: [] };
      together.callers.push({ items, resolve, reject });
      waiting.set(idOf(key), together);
      if (!isAtWork) void workThrough();
    });
}
