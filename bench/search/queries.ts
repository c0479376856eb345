import type { GoldenQuery } from '../../plugins/search/quality/golden';

/** How many queries are typed letter by letter. */
const typed = 20;

/** Pause between two letters, in milliseconds. */
export const PAUSE = 120;

/** Every so many-th of the golden queries: they are sorted by kind, so that each kind is among them. */
export function typedQueries(golden: readonly GoldenQuery[]): string[] {
  const step = golden.length / typed;
  return Array.from({ length: typed }, (_, position) => golden[Math.floor((position + 0.5) * step)]?.query ?? '');
}

/** What stands in the box after each letter of a query. */
export function prefixesOf(query: string): string[] {
  return Array.from(query, (_, position) => query.slice(0, position + 1));
}
