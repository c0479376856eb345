import type { Vocabulary } from './vocabulary';
import { stem } from './words';

/** A way to match a word of the query. A page matches if it contains all terms. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly mode: 'exact' | 'prefix';
  /** Weight of a match of this kind, from 0 to 1. */
  readonly weight: number;
}

/** Returns the term for a word. Keeps a symbol name that is typed in lower case, and stems any other word. */
function termOf(written: string, vocabulary: Vocabulary): string {
  return vocabulary.has(written) ? written : stem(written);
}

/** Returns the term for two words that the docs write as one, such as "live stream". Ignores symbol names. */
export function compoundAt(
  words: readonly { readonly written: string }[],
  at: number,
  vocabulary: Vocabulary,
  isSymbol: (key: string) => boolean,
): string | undefined {
  const written = `${words[at]?.written}${words[at + 1]?.written ?? ''}`;
  const term = stem(written);
  return words[at + 1] && vocabulary.has(term) && !isSymbol(written) ? term : undefined;
}

/**
 * Returns the ways to match a single word. A word can match exactly, by the parts of a name, split into two words, as a
 * prefix, or with its spelling corrected.
 */
export function alternativesOf(
  written: string,
  terms: readonly string[],
  isLast: boolean,
  vocabulary: Vocabulary,
): Alternative[] {
  const term = termOf(written, vocabulary);
  const found: Alternative[] = [];
  for (const each of new Set([term, ...terms.slice(0, 1)]))
    if (vocabulary.has(each)) found.push({ terms: [each], mode: 'exact', weight: 1 });
  if (terms.length > 1) {
    // An unknown name is more likely to be misspelled than to be a phrase made of its parts.
    if (found.length === 0) found.push(...correctionsOf(written, vocabulary));
    if (terms.slice(1).every((each) => vocabulary.has(each)))
      found.push({ terms: terms.slice(1), mode: 'exact', weight: 0.4 });
  }
  const halves = vocabulary.split(written);
  if (halves && terms.length === 1) found.push({ terms: halves, mode: 'exact', weight: 0.9 });
  if ((isLast || found.length === 0) && written.length > 1 && vocabulary.hasPrefix(written))
    found.push({ terms: [written], mode: 'prefix', weight: 0.6 });
  if (found.length === 0) found.push(...correctionsOf(written, vocabulary));
  return found;
}

function correctionsOf(written: string, vocabulary: Vocabulary): Alternative[] {
  return vocabulary
    .corrections(written)
    .map((each) => ({ terms: [termOf(each, vocabulary)], mode: 'exact', weight: 0.8 }));
}
