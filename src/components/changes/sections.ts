import type { DiffLine } from './page-diff';

/** A run of lines that is shown, or folded because nothing near it changed. */
export interface Section {
  readonly isFolded: boolean;
  readonly lines: readonly DiffLine[];
}

/** Lines to show before and after a change. */
const context = 2;

/** Folding fewer lines would not save room. */
const fewestFolded = 4;

/** Splits a comparison into what is near a change, with the heading above it, and the rest. */
export function sectionsOf(lines: readonly DiffLine[]): Section[] {
  const isShown = nearChanges(lines);
  const sections: { isFolded: boolean; lines: DiffLine[] }[] = [];
  for (const [index, line] of lines.entries()) {
    const isFolded = !isShown[index];
    const last = sections.at(-1);
    if (last?.isFolded === isFolded) last.lines.push(line);
    else sections.push({ isFolded, lines: [line] });
  }
  return sections.map((section) =>
    section.isFolded && section.lines.length < fewestFolded ? { ...section, isFolded: false } : section,
  );
}

function nearChanges(lines: readonly DiffLine[]): boolean[] {
  const isShown = lines.map(() => false);
  for (const [index, { type }] of lines.entries()) {
    if (type === 'same') continue;
    for (let near = index - context; near <= index + context; near++) if (near in isShown) isShown[near] = true;
    const heading = lines.findLastIndex(({ line }, at) => at < index && line.kind === 'heading');
    if (heading >= 0) isShown[heading] = true;
  }
  return isShown;
}
