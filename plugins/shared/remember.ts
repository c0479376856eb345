/**
 * Memoizes a function by its key until the process ends.
 *
 * @param make - creates a value. Promises are cached even if they reject. Thrown errors are not cached.
 */
export function remember<R>(make: (key: string) => R): (key: string) => R {
  const made = new Map<string, R>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
