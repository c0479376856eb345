import { diffArrays } from 'diff';

/** Part of a line: a run of words and punctuation that is unchanged, added or removed. */
export interface Word {
  readonly type: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Whether the text is inline code. */
  readonly isCode: boolean;
}

/** Minimum share of common text for one line to count as a rewording of the other. */
const leastInCommon = 0.4;

/**
 * Compares two lines of text by words.
 *
 * @param older - text with inline code in backticks.
 * @returns the words of both lines; undefined if the lines have too little in common to be shown as one.
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
      : (part.match(/\d+(?:\.\d+)+|[\p{L}\p{N}_’']+|\s+|[^\p{L}\p{N}_\s]/gu) ?? []).map((word) => ({
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

/** Returns the consecutive changes that start at an index. */
function changesFrom(index: number, parts: readonly Part[]): readonly Part[] {
  const end = parts.findIndex(({ type }, at) => at >= index && type === 'same');
  return parts.slice(index, end < 0 ? undefined : end);
}

/** Returns the length of the longest change in a run, or -1 if the run has no changes. */
const longestOf = (run: readonly Part[]): number =>
  Math.max(-1, ...run.filter(({ type }) => type !== 'same').map(({ words }) => lengthOf(words)));

const lengthOf = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.trim().length, 0);

/** Joins a run of parts, with the old phrase before the new phrase if the run contains both. */
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
