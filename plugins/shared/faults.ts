/** One thing wrong in the content: what it is, where, and what to type instead. */
export interface Fault {
  /** File, relative to the project root. */
  readonly file: string;
  /** Line in that file, counted from 1. */
  readonly line?: number;
  /** What is wrong, in one sentence. */
  readonly what: string;
  /** What to type or do instead. */
  readonly fix?: string;
}

/** Thrown once at the end of a check, with every fault that the run found. */
export class ContentFaults extends Error {
  override readonly name = 'ContentFaults';

  constructor(readonly faults: readonly Fault[]) {
    super(formatFaults(faults));
  }
}

/**
 * Lays faults out for a terminal, grouped by file, in the order of their lines.
 *
 * @param faults - at least one fault.
 * @returns a text of several lines, ending with the count.
 */
export function formatFaults(faults: readonly Fault[]): string {
  const byPlace = faults.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  const entries = byPlace.map(({ file, line, what, fix }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    return `  ${place}\n    ${what.replaceAll('\n', '\n    ')}${fix ? `\n    → ${fix}` : ''}`;
  });
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return `${count} in the content:\n\n${entries.join('\n\n')}\n\n${count}. Nothing was built.`;
}

/** Throws {@link ContentFaults} when there is at least one fault. */
export function throwFaults(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new ContentFaults(faults);
}
