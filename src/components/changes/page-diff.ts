import { diffArrays } from 'diff';
import type { ReadableLine } from './readable-lines';
import { diffWords, type Word } from './word-diff';

/** A line in the comparison of two pages. */
export type DiffLine =
  | { readonly type: 'same' | 'added' | 'removed'; readonly line: ReadableLine }
  | { readonly type: 'changed'; readonly line: ReadableLine; readonly words: readonly Word[] };

/**
 * Compares two pages by line, and by word where a line of text was reworded. Code is compared only by line.
 *
 * @returns all lines of both pages, in order; removed lines come before the lines that replace them.
 */
export function diffPages(older: readonly ReadableLine[], newer: readonly ReadableLine[]): DiffLine[] {
  const lines: DiffLine[] = [];
  let removed: readonly ReadableLine[] = [];
  for (const part of diffArrays([...older], [...newer], { comparator: isSame })) {
    if (part.removed) {
      removed = part.value;
      continue;
    }
    if (part.added) lines.push(...replaced(removed, part.value));
    else lines.push(...removed.map(asRemoved), ...part.value.map((line) => ({ type: 'same', line }) as const));
    removed = [];
  }
  return [...lines, ...removed.map(asRemoved)];
}

const isSame = (a: ReadableLine, b: ReadableLine): boolean =>
  a.kind === b.kind && a.level === b.level && a.text === b.text;
const asRemoved = (line: ReadableLine): DiffLine => ({ type: 'removed', line });
const asAdded = (line: ReadableLine): DiffLine => ({ type: 'added', line });

/** Pairs removed lines with similar added lines, in order. Lines without a match count as removed or added. */
function replaced(removed: readonly ReadableLine[], added: readonly ReadableLine[]): DiffLine[] {
  const lines: DiffLine[] = [];
  let next = 0;
  for (const old of removed) {
    const pair = pairOf(old, added, next);
    if (!pair) {
      lines.push(asRemoved(old));
      continue;
    }
    lines.push(...added.slice(next, pair.at).map(asAdded));
    lines.push({ type: 'changed', line: added[pair.at] ?? old, words: pair.words });
    next = pair.at + 1;
  }
  return [...lines, ...added.slice(next).map(asAdded)];
}

function pairOf(old: ReadableLine, added: readonly ReadableLine[], from: number) {
  if (old.kind === 'code') return undefined;
  for (const [index, line] of added.slice(from).entries()) {
    if (line.kind !== old.kind) continue;
    const words = diffWords(old.text, line.text);
    if (words) return { at: from + index, words };
  }
  return undefined;
}
