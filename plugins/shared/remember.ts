/**
 * Lets a function do its work once for each key, for as long as the process lives.
 *
 * @param make - what it throws is not kept; a promise is, also one that fails.
 */
export function remember<R>(make: (key: string) => R): (key: string) => R {
  const made = new Map<string, R>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
