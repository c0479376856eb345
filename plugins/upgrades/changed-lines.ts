/** Lines that differ between two texts, counted from 1. */
export interface ChangedLines {
  /** Lines of the first text that the second one lacks. */
  readonly removed: readonly number[];
  /** Lines of the second text that the first one lacks. */
  readonly added: readonly number[];
}

/** Compares two texts by their longest common sequence of lines. Blank lines do not count as changed. */
export function changedLines(before: string, after: string): ChangedLines {
  const one = before.split('\n');
  const other = after.split('\n');
  const lengths = lengthsOfCommon(one, other);
  const removed: number[] = [];
  const added: number[] = [];
  let i = 0;
  let j = 0;
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      i++;
      j++;
    } else if (j >= other.length || (i < one.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) removed.push(++i);
    else added.push(++j);
  }
  const hasText = (texts: readonly string[]) => (line: number) => texts[line - 1]!.trim() !== '';
  return { removed: removed.filter(hasText(one)), added: added.filter(hasText(other)) };
}

/** Lengths of the longest common sequences of the ends of both lists, by the positions where the ends start. */
function lengthsOfCommon(one: readonly string[], other: readonly string[]): number[][] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const row = lengths[i]!;
      row[j] = one[i] === other[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, row[j + 1]!);
    }
  }
  return lengths;
}
