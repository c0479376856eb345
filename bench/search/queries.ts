import type { GoldenQuery } from '../../plugins/search-index/quality/golden';

/** Number of queries to type letter by letter. */
const typed = 20;

/** Pause between two letters, in milliseconds. */
export const PAUSE = 120;

/** Selects golden queries at fixed intervals. The queries are sorted by kind, so the selection includes each kind. */
export function typedQueries(golden: readonly GoldenQuery[]): string[] {
  const step = golden.length / typed;
  return Array.from({ length: typed }, (_, position) => golden[Math.floor((position + 0.5) * step)]?.query ?? '');
}

/** Returns the text in the input after each letter of a query. */
export function prefixesOf(query: string): string[] {
  return Array.from(query, (_, position) => query.slice(0, position + 1));
}
