import { diffArrays } from 'diff';

/** Lines that differ between two texts, counted from 1. */
export interface ChangedLines {
  /** Lines of the first text that the second one lacks. */
  readonly removed: readonly number[];
  /** Lines of the second text that the first one lacks. */
  readonly added: readonly number[];
}

/** Compares two texts line by line. Blank lines do not count as changed. */
export function changedLines(before: string, after: string): ChangedLines {
  const removed: number[] = [];
  const added: number[] = [];
  let line = { before: 1, after: 1 };
  for (const part of diffArrays(before.split('\n'), after.split('\n'))) {
    part.value.forEach((text, index) => {
      if (text.trim() === '') return;
      if (part.removed) removed.push(line.before + index);
      if (part.added) added.push(line.after + index);
    });
    line = {
      before: line.before + (part.added ? 0 : part.value.length),
      after: line.after + (part.removed ? 0 : part.value.length),
    };
  }
  return { removed, added };
}
