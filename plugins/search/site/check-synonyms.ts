import type { IndexFile } from '../engine/files';
import type { Synonym } from '../engine/synonyms';
import { wordsOf } from '../engine/words';

const file = 'plugins/search/synonyms.json';

/**
 * Finds synonyms that cannot work: phrases of which only one word is left, because the others say nothing: they would match
 * more than is meant, and meanings that no version has.
 *
 * @param indexes - the index of each version.
 * @throws Error that lists all of them.
 */
export function checkSynonyms(synonyms: readonly Synonym[], indexes: readonly IndexFile[]): void {
  const terms = new Set(indexes.flatMap((index) => index.terms.split(' ')));
  const faults = synonyms.flatMap(({ words, means }) => [
    ...words
      .filter(
        (phrase) => wordsOf(phrase).length > 1 && wordsOf(phrase).filter(({ terms }) => terms.length > 0).length < 2,
      )
      .map((phrase) => `"${phrase}" is one word for search, which leaves the others out; say it with that word alone.`),
    ...means
      .filter((meaning) => wordsOf(meaning).some((word) => word.terms[0] !== undefined && !terms.has(word.terms[0])))
      .map((meaning) => `"${meaning}" stands for ${words.join(', ')}, and no version has it; name what the docs have.`),
  ]);
  if (faults.length > 0)
    throw new Error(`${file} has ${faults.length} faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}
