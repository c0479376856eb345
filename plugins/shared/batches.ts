/** Items that wait for their turn, and what to tell when it is over. */
interface Waiting<T, R> {
  readonly items: readonly T[];
  readonly resolve: (results: R[]) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Lets one call of a function answer many callers: what is asked for while it is at work waits, and is then asked for
 * together, each key by itself.
 *
 * @param work - gives a result for each item, in their order. It is never at work twice at a time.
 * @param idOf - which keys are the same.
 * @returns a function that gives each caller the results of its own items. When `work` throws, all whose items were in
 *   that call get the error.
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
