/** A random number generator that returns the same numbers for the same seed. */
export interface Random {
  /** Returns an integer from 0 to `end` - 1. */
  below(end: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Creates a Mulberry32 generator. See https://gist.github.com/tommyettinger/46a874533244883189143505d203312c. */
export function randomOf(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (list) => {
      if (list.length === 0) throw new Error('There is nothing to pick from.');
      return list[below(list.length)] as (typeof list)[number];
    },
  };
}
