import type { Alternative } from './alternatives';
import { wordsOf, wordTerm } from './words';

/** Readers' words and the terms that the docs use instead. */
export interface Synonym {
  readonly words: readonly string[];
  readonly means: readonly string[];
}

/** Meanings of each phrase, by the terms in the phrase. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

export const longestPhrase = 4;

/** Prepares the list of synonyms for queries. */
export function phrasesOf(synonyms: readonly Synonym[]): Phrases {
  const phrases = new Map<string, (readonly string[])[]>();
  for (const { words, means } of synonyms) {
    for (const phrase of words) {
      const key = wordsOf(phrase).flatMap(wordTerm).join(' ');
      phrases.set(key, [...(phrases.get(key) ?? []), ...means.map((each) => wordsOf(each).flatMap(wordTerm))]);
    }
  }
  return phrases;
}

/** Returns the meanings of the longest phrase that starts at a word of the query. */
export function phraseAt(
  words: readonly { readonly terms: readonly string[] }[],
  at: number,
  phrases: Phrases,
): { length: number; means: Alternative[] } | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const means = phrases.get(
      words
        .slice(at, at + length)
        .flatMap(wordTerm)
        .join(' '),
    );
    if (means) return { length, means: means.map((terms) => ({ terms, mode: 'exact', weight: 0.9 })) };
  }
  return undefined;
}
