import { editDistance } from './edit-distance';
import { lowerBound } from './lower-bound';
import { stem } from './words';

/** The terms of an index. */
export interface Vocabulary {
  has(term: string): boolean;
  /** Whether a term starts with these letters. */
  hasPrefix(letters: string): boolean;
  /** Two terms that a word is written together from, such as "screen" and "share"; undefined when there are none. */
  split(written: string): readonly [string, string] | undefined;
  /** Whether the docs have a word exactly so, in lower case. */
  isWritten(written: string): boolean;
  /** The words that a misspelt one may stand for: those with the fewest mistakes, and none with too many. */
  corrections(written: string): readonly string[];
}

/** How many mistakes a word of so many letters may have. */
const mistakesIn = (letters: number) => (letters < 4 ? 0 : letters < 6 ? 1 : 2);

/** The least letters of each half of a word that is taken apart. */
const leastHalf = 3;

/**
 * @param sorted - the terms in code unit order.
 * @param wordsOfDocs - all words in lower case, as they are written; asked for when they are needed first.
 */
export function vocabularyOf(sorted: readonly string[], wordsOfDocs: () => Iterable<string>): Vocabulary {
  const terms = new Set(sorted);
  let known: Set<string> | undefined;
  const words = () => (known ??= new Set(wordsOfDocs()));
  return {
    has: (term) => terms.has(term),
    hasPrefix: (letters) => sorted[lowerBound(sorted, letters)]?.startsWith(letters) ?? false,
    split(written) {
      for (let at = leastHalf; at <= written.length - leastHalf; at++) {
        const halves = [stem(written.slice(0, at)), stem(written.slice(at))] as const;
        if (halves.every((half) => terms.has(half))) return halves;
      }
      return undefined;
    },
    isWritten: (written) => words().has(written),
    corrections(written) {
      let least = mistakesIn(written.length);
      if (least === 0) return [];
      let nearest: string[] = [];
      for (const candidate of words()) {
        const distance = editDistance(written, candidate, least);
        if (distance < least) nearest = [];
        if (distance <= least) {
          least = distance;
          nearest.push(candidate);
        }
      }
      return nearest;
    },
  };
}
