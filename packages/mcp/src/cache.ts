/** Results by key. */
export interface Cache {
  /** Returns the cached result, or makes it. After a failure, the next call tries again. */
  get<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** Removes all results but those with the given keys. */
  retain(keys: readonly string[]): void;
}

/** Creates an empty cache. All results of one key must have the same type. */
export function createCache(): Cache {
  const results = new Map<string, Promise<unknown>>();
  return {
    get<T>(key: string, make: () => Promise<T>): Promise<T> {
      const cached = results.get(key) as Promise<T> | undefined;
      if (cached) return cached;
      const result = make();
      results.set(key, result);
      result.catch(() => {
        if (results.get(key) === result) results.delete(key);
      });
      return result;
    },
    retain(keys) {
      for (const key of results.keys()) if (!keys.includes(key)) results.delete(key);
    },
  };
}
