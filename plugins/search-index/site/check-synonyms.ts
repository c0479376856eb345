import type { IndexFile } from '../../../src/search/engine/files';
import type { Synonym } from '../../../src/search/engine/synonyms';
import { wordsOf } from '../../../src/search/engine/words';

const file = 'src/search/synonyms.json';

/**
 * Checks for synonyms that cannot work.
 *
 * Reports phrases that match too much, because all except one of their words are stop words, and meanings that no
 * version contains.
 *
 * @param indexes - index of each version.
 * @throws Error that lists all such synonyms.
 */
export function checkSynonyms(synonyms: readonly Synonym[], indexes: readonly IndexFile[]): void {
  const terms = new Set(indexes.flatMap((index) => index.terms.split(' ')));
  const diagnostics = synonyms.flatMap(({ words, means }) => [
    ...words
      .filter(
        (phrase) => wordsOf(phrase).length > 1 && wordsOf(phrase).filter(({ terms }) => terms.length > 0).length < 2,
      )
      .map((phrase) => `"${phrase}" has only one searchable word: search ignores the others. Write only that word.`),
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
