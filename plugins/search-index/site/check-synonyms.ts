import type { IndexFile } from '../../../src/search/engine/files';
import { longestPhrase, type Synonym } from '../../../src/search/engine/synonyms';
import { wordsOf } from '../../../src/search/engine/words';

const file = 'src/search/synonyms.json';

/**
 * Checks for synonyms that cannot work.
 *
 * Reports phrases that match too much, because all except one of their words are stop words, phrases that are never
 * found, and meanings that no version contains.
 *
 * @param indexes - index of each version.
 * @throws Error that lists all such synonyms.
 */
export function checkSynonyms(synonyms: readonly Synonym[], indexes: readonly IndexFile[]): void {
  const terms = new Set(indexes.flatMap((index) => index.terms.split(' ')));
  const diagnostics = synonyms.flatMap(({ words, means }) => [
    ...words
      .filter((phrase) => searchable(phrase) === 1 && wordsOf(phrase).length > 1)
      .map((phrase) => `"${phrase}" has only one searchable word: search ignores the others. Write only that word.`),
    ...words
      .filter((phrase) => searchable(phrase) === 0 || searchable(phrase) > longestPhrase)
      .map((phrase) => `"${phrase}" is never found. Write 1 to ${longestPhrase} searchable words.`),
    ...means
      .filter((meaning) => wordsOf(meaning).some((word) => word.terms[0] !== undefined && !terms.has(word.terms[0])))
      .map(
        (meaning) =>
          `"${meaning}" is given for ${words.join(', ')}, but no version contains it. Use a term that the docs contain.`,
      ),
  ]);
  if (diagnostics.length > 0)
    throw new Error(
      `Problems in ${file} (${diagnostics.length}):\n${diagnostics.map((diagnostic) => `  ${diagnostic}`).join('\n')}`,
    );
}

/** Counts the words of a phrase that are not stop words. */
const searchable = (phrase: string): number => wordsOf(phrase).filter(({ terms }) => terms.length > 0).length;
