/**
 * Memoizes a function by its key until the process ends.
 *
 * @param make - creates a value. Thrown errors are not kept; promises are, even rejected ones.
 */
export function remember<R>(make: (key: string) => R): (key: string) => R {
  const made = new Map<string, R>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
