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
 * Lays faults of the content out for a terminal.
 *
 * @param faults - at least one fault.
 * @returns a text of several lines, ending with the count.
 */
export function formatFaults(faults: readonly Fault[]): string {
  const count = countFaults(faults);
  return `${count} in the content:\n\n${listFaults(faults)}\n\n${count}. Nothing was built.`;
}

/** How many there are, in words. */
export function countFaults({ length }: readonly Fault[]): string {
  if (length === 0) return 'no faults';
  return length === 1 ? '1 fault' : `${length} faults`;
}

/** Lists faults grouped by file, in the order of their lines. */
export function listFaults(faults: readonly Fault[]): string {
  return faults
    .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ file, line, what, fix }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `  ${place}\n    ${what.replaceAll('\n', '\n    ')}${fix ? `\n    → ${fix}` : ''}`;
    })
    .join('\n\n');
}

/** Throws {@link ContentFaults} when there is at least one fault. */
export function throwFaults(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new ContentFaults(faults);
}
