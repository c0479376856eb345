import { wordsOf } from './words';

/** A text with the positions of matches. */
export interface Marked {
  readonly text: string;
  /** Start and end of each match, in UTF-16 units, in order. */
  readonly marks: readonly (readonly [start: number, end: number])[];
}

/** Approximate maximum length of an excerpt in the list of results, in characters. */
const room = 170;

/**
 * Returns the best-matching sentence of a text. A long sentence is shortened around the match.
 *
 * @param text - paragraphs, one per line.
 * @param weightOf - returns the weight of a term in the query, or 0 for a term that is not in the query.
 * @returns the sentence with its marks; the first sentence if none matches.
 */
export function excerptOf(text: string, weightOf: (term: string) => number): Marked {
  let best = '';
  let bestWeight = -1;
  for (const sentence of sentencesOf(text)) {
    const weights = new Map<string, number>();
    for (const { terms } of wordsOf(sentence)) for (const term of terms) weights.set(term, weightOf(term));
    const weight = [...weights.values()].reduce((sum, each) => sum + each, 0);
    if (weight > bestWeight) {
      best = sentence;
      bestWeight = weight;
    }
  }
  return mark(cut(best, weightOf), weightOf);
}

/** Returns the first sentence of a text, truncated if it is long. */
export function firstSentenceOf(text: string): string {
  return cut(sentencesOf(text)[0] ?? '', () => 0);
}

/** Marks the words of a text that match the query. */
export function mark(text: string, weightOf: (term: string) => number): Marked {
  const marks = wordsOf(text)
    .filter(({ terms }) => terms.some((term) => weightOf(term) > 0))
    .map(({ start, end }) => [start, end] as const);
  return { text, marks };
}

/** Splits a text into sentences. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((block) => block.split(/(?<=[.!?])\s+(?=[\p{Lu}`"])/u));
}

function cut(sentence: string, weightOf: (term: string) => number): string {
  if (sentence.length <= room) return sentence;
  const words = wordsOf(sentence);
  const first = words.find(({ terms }) => terms.some((term) => weightOf(term) > 0));
  const wanted = (first?.start ?? 0) - room / 3;
  const start = wanted <= 0 ? 0 : (words.find((each) => each.start >= wanted)?.start ?? 0);
  const end = words.findLast((each) => each.end <= start + room)?.end ?? start + room;
  return `${start > 0 ? '… ' : ''}${sentence.slice(start, end)}${end < sentence.length ? ' …' : ''}`;
}
