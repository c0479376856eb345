import type { DiffLine } from './page-diff';

/** A run of lines that is shown, or folded because nothing near it changed. */
export interface Section {
  readonly isFolded: boolean;
  readonly lines: readonly DiffLine[];
}

/** Lines to show before and after a change. */
const context = 2;

/** Folding fewer lines would not save space. */
const fewestFolded = 4;

/** Splits a comparison into the lines near a change, with the heading above them, and the rest. */
export function sectionsOf(lines: readonly DiffLine[]): Section[] {
  const isShown = nearChanges(lines);
  const sections = runs(lines, (index) => !isShown[index]);
  const isShort = sections.flatMap((section) => section.lines.map(() => section.lines.length < fewestFolded));
  return runs(lines, (index) => !isShown[index] && !isShort[index]);
}

function runs(lines: readonly DiffLine[], isFoldedAt: (index: number) => boolean): Section[] {
  const sections: { isFolded: boolean; lines: DiffLine[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const isFolded = isFoldedAt(index);
    const last = sections.at(-1);
    if (last?.isFolded === isFolded) last.lines.push(line);
    else sections.push({ isFolded, lines: [line] });
  }
  return sections;
}

function nearChanges(lines: readonly DiffLine[]): boolean[] {
  const isShown = lines.map(() => false);
  for (const [index, { type, line: changed }] of lines.entries()) {
    if (type === 'same') continue;
    // The end of a sample gives no context for the text after it.
    const isContext = (near: DiffLine | undefined) => near && (near.line.kind === 'code') === (changed.kind === 'code');
    for (let near = index - context; near <= index + context; near++) if (isContext(lines[near])) isShown[near] = true;
    const heading = lines.findLastIndex(({ line }, at) => at < index && line.kind === 'heading');
    if (heading >= 0) isShown[heading] = true;
  }
  return isShown;
}
