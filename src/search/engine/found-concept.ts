import type MiniSearch from 'minisearch';
import type { Platform, SearchField } from './files';
import type { IndexedPage } from './mini-search';
import type { Alternative } from './alternatives';
import type { Concept } from './query';

/** Matches of a query concept. */
export interface FoundConcept {
  /** Score of each page. */
  readonly scores: ReadonlyMap<number, number>;
  /** Sets of terms that match the concept if they occur together. `fit` is the quality of the match, from 0 to 1. */
  readonly phrases: readonly { readonly terms: readonly string[]; readonly fit: number }[];
  /** Weight of the concept, which is higher for rare concepts. */
  readonly weight: number;
  readonly platform?: Platform;
}

const boost: Readonly<Record<SearchField, number>> = { title: 6, parts: 2, headings: 3, body: 1 };

/** Weight of a name relative to other words. */
const factorOfNames = 2;
/** Factor for words that name a platform, such as "react native". Low, because a page's platform also counts. */
const factorOfPlatformWords = 0.3;

/** Looks up a concept in the index. */
export function findConcept(
  { alternatives, platform, isName }: Concept,
  index: MiniSearch<IndexedPage>,
  pages: number,
): FoundConcept {
  const scores = new Map<number, number>();
  const phrases: { terms: readonly string[]; fit: number }[] = [];
  let rarity = 0;
  const factor = platform ? factorOfPlatformWords : isName ? factorOfNames : 1;
  for (const alternative of alternatives) {
    const starting = new Set<string>();
    const results = findAlternative(alternative, index);
    // A rare word keeps its high weight even if its parts or synonyms are on many pages.
    rarity = Math.max(rarity, alternative.weight * Math.log(1 + pages / (1 + results.length)));
    for (const { id, score, terms } of results) {
      const weighted = (score * alternative.weight * factor) / alternative.terms.length;
      if (weighted > (scores.get(id as number) ?? 0)) scores.set(id as number, weighted);
      if (alternative.mode === 'prefix') terms.forEach((term) => starting.add(term));
    }
    if (alternative.mode === 'exact') phrases.push({ terms: alternative.terms, fit: alternative.weight });
    else for (const term of starting) phrases.push({ terms: [term], fit: alternative.weight });
  }
  return {
    scores,
    phrases,
    weight: (platform ? rarity / 2 : rarity) * (isName ? factorOfNames : 1),
    ...(platform && { platform }),
  };
}

function findAlternative({ terms, mode }: Alternative, index: MiniSearch<IndexedPage>) {
  return index.search(
    { combineWith: 'AND', queries: [...terms] },
    {
      boost,
      prefix: mode === 'prefix',
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
    },
  );
}
