import type { DiffLine } from './page-diff';

/** A run of lines that are all shown, or all folded because nothing near them changed. */
export interface Section {
  readonly isFolded: boolean;
  readonly lines: readonly DiffLine[];
}

/** Lines to show before and after a change. */
const context = 2;

/** Minimum number of lines to fold, because folding fewer would not save space. */
const fewestFolded = 4;

/**
 * Splits a comparison into shown and folded sections. The lines near a change are shown with the heading above them.
 */
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
    // Lines of code are not useful context for changed text, and text is not useful context for changed code.
    const isContext = (near: DiffLine | undefined) => near && (near.line.kind === 'code') === (changed.kind === 'code');
    for (let near = index - context; near <= index + context; near++) if (isContext(lines[near])) isShown[near] = true;
    const heading = lines.findLastIndex(({ line }, at) => at < index && line.kind === 'heading');
    if (heading >= 0) isShown[heading] = true;
  }
  return isShown;
}
