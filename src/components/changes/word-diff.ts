import { diffArrays } from 'diff';

/** A run of words. */
export interface Word {
  readonly type: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Whether it is inline code. */
  readonly isCode: boolean;
}

/** Minimum share of common words for one line to count as a rewording of the other. */
const leastInCommon = 0.4;

/**
 * Compares two lines of text by words.
 *
 * @param older - text with inline code in backticks.
 * @returns undefined if they have too little in common to be read as one line.
 */
export function diffWords(older: string, newer: string): Word[] | undefined {
  const [before, after] = [wordsOf(older), wordsOf(newer)];
  const parts = diffArrays(before, after, { comparator: (a, b) => a.text === b.text && a.isCode === b.isCode });
  const common = parts.reduce((sum, { added, removed, value }) => sum + (added || removed ? 0 : lengthOf(value)), 0);
  if (common < leastInCommon * Math.max(lengthOf(before), lengthOf(after))) return undefined;
  const marked = parts.map(({ added, removed, value }): Part => {
    const type = added ? 'added' : removed ? 'removed' : 'same';
    return { type, words: value.map((word) => ({ ...word, type })) };
  });
  return joinRuns(inPhrases(marked));
}

/** Splits text into words, spaces and punctuation. */
export function wordsOf(text: string): Word[] {
  return text.split(/`+([^`]+)`+/).flatMap((part, index): Word[] =>
    index % 2 === 1
      ? [{ type: 'same', text: part, isCode: true }]
      : (part.match(/[\p{L}\p{N}_’']+|\s+|[^\p{L}\p{N}_\s]/gu) ?? []).map((word) => ({
          type: 'same',
          text: word,
          isCode: false,
        })),
  );
}

interface Part {
  readonly type: Word['type'];
  readonly words: readonly Word[];
}

/**
 * Merges the words between two changes into the changes if the words are shorter than both changes. A new phrase is
 * then shown as one change instead of several changes around each word that it shares with the old phrase.
 */
function inPhrases(parts: readonly Part[]): Word[] {
  const result: Word[] = [];
  let run: Part[] = [];
  for (const [index, part] of parts.entries()) {
    const length = lengthOf(part.words);
    const isBetween = length <= Math.min(longestOf(run), longestOf(changesFrom(index + 1, parts)));
    if (part.type !== 'same' || isBetween) {
      run.push(part);
      continue;
    }
    result.push(...phrases(run), ...part.words);
    run = [];
  }
  return [...result, ...phrases(run)];
}

/** The consecutive changes that start at an index. */
function changesFrom(index: number, parts: readonly Part[]): readonly Part[] {
  const end = parts.findIndex(({ type }, at) => at >= index && type === 'same');
  return parts.slice(index, end < 0 ? undefined : end);
}

/** Length of the longest change in a run; -1 if it has none. */
const longestOf = (run: readonly Part[]): number =>
  Math.max(-1, ...run.filter(({ type }) => type !== 'same').map(({ words }) => lengthOf(words)));

const lengthOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.trim().length, 0);

/** Puts the old phrase before the new one, if a run of parts has both. */
function phrases(run: readonly Part[]): Word[] {
  const has = (type: Word['type']) => run.some((part) => part.type === type);
  if (!has('removed') || !has('added')) return run.flatMap(({ words }) => words);
  const phrase = (type: 'removed' | 'added') =>
    run
      .flatMap((part) => (part.type === type || part.type === 'same' ? part.words : []))
      .map((word) => ({ ...word, type }));
  return [...phrase('removed'), ...phrase('added')];
}

function joinRuns(words: readonly Word[]): Word[] {
  const runs: Word[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && last.type === word.type && !last.isCode && !word.isCode)
      runs[runs.length - 1] = { ...last, text: last.text + word.text };
    else runs.push(word);
  }
  return runs;
}
