/**
 * Caches the results of a function by its key until the process ends.
 *
 * @param compute - computes a result. Promises are cached even if they reject. Thrown errors are not cached.
 */
export function memoize<R>(compute: (key: string) => R): (key: string) => R {
  const results = new Map<string, R>();
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key));
    return results.get(key)!;
  };
}

/**
 * Calls a function at most once, on demand, and caches its result until the process ends.
 *
 * @param compute - see {@link memoize}.
 */
export function once<R>(compute: () => R): () => R {
  const result = memoize(compute);
  return () => result('');
}
