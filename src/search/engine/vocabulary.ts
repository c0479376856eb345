import { editDistance } from '../../lib/edit-distance';
import { lowerBound } from './lower-bound';
import { stem } from './words';

/** Terms of an index. */
export interface Vocabulary {
  has(term: string): boolean;
  /** Whether any term starts with the given letters. */
  hasPrefix(letters: string): boolean;
  /** Splits a word into two terms, such as "screen" and "share". Returns undefined if that is not possible. */
  split(written: string): readonly [string, string] | undefined;
  /** Whether the docs contain exactly this word, in lower case. */
  isWritten(written: string): boolean;
  /** Returns the words that are closest to a misspelled word. Ignores words with too many differences. */
  corrections(written: string): readonly string[];
}

/** Returns the number of mistakes allowed in a word of this length. */
const mistakesIn = (letters: number) => (letters < 4 ? 0 : letters < 6 ? 1 : 2);

/** Minimum number of letters in each half of a split word. */
const leastHalf = 3;

/**
 * @param sorted - the terms in code unit order.
 * @param wordsOfDocs - all words as written, in lower case; called on first use.
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
