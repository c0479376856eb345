import type { PageHit } from './hits';
import type { Answer, ElsewhereHit } from './searcher';

/** A matching page, from the first version that has it. */
export interface MergedHit extends PageHit {
  /** Further versions in which the same page matches. */
  readonly alsoIn: readonly string[];
}

/** Merged results of several versions. */
export interface MergedAnswer {
  readonly pages: readonly MergedHit[];
  /** Whether further pages match. */
  readonly hasMore: boolean;
  readonly elsewhere: readonly ElsewhereHit[];
  readonly isNameElsewhere: boolean;
  readonly nearest: Answer['nearest'];
}

/**
 * Merges the results of several versions. Each page occurs once, from the first version that has it.
 *
 * @param answers - the reader's version first.
 * @param maxHits - maximum number of pages.
 */
export function mergeAnswers(answers: readonly Answer[], maxHits: number): MergedAnswer {
  const byPath = new Map<string, MergedHit>();
  for (const hit of answers.flatMap(({ pages }) => pages)) {
    const known = byPath.get(hit.path);
    byPath.set(hit.path, known ? { ...known, alsoIn: [...known.alsoIn, hit.version] } : { ...hit, alsoIn: [] });
  }
  const pages = [...byPath.values()].sort((a, b) => b.score - a.score).slice(0, maxHits);
  const [only] = answers;
  const isOne = answers.length === 1;
  return {
    pages,
    hasMore: byPath.size > maxHits || answers.some(({ hasMore }) => hasMore),
    // A search in all versions already includes the symbols of every other version.
    elsewhere: isOne && only ? only.elsewhere : [],
    isNameElsewhere: isOne && (only?.isNameElsewhere ?? false),
    nearest: pages.length > 0 ? [] : (only?.nearest ?? []),
  };
}
