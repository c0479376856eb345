/** A problem in the content: its place, a description, and the correction. */
export interface Fault {
  /** File, relative to the project root. */
  readonly file: string;
  /** Line in that file, counted from 1. */
  readonly line?: number;
  /** Description of the problem, in one sentence. */
  readonly what: string;
  /** Correction: the text to type, or the action to take. */
  readonly fix?: string;
}

/** Thrown once at the end of a check, with every problem that the run found. */
export class ContentFaults extends Error {
  override readonly name = 'ContentFaults';

  constructor(readonly faults: readonly Fault[]) {
    super(formatFaults(faults));
  }
}

/**
 * Formats problems of the content for a terminal.
 *
 * @param faults - at least one problem.
 * @returns a multiline text that ends with the count.
 */
export function formatFaults(faults: readonly Fault[]): string {
  const count = countFaults(faults);
  return `${count} in the content:\n\n${listFaults(faults)}\n\n${count}. Nothing was built.`;
}

/** Returns the number of problems in words. */
export function countFaults({ length }: readonly Fault[]): string {
  if (length === 0) return 'no problems';
  return length === 1 ? '1 problem' : `${length} problems`;
}

/** Lists problems grouped by file, in the order of their lines. */
export function listFaults(faults: readonly Fault[]): string {
  return faults
    .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ file, line, what, fix }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `  ${place}\n    ${what.replaceAll('\n', '\n    ')}${fix ? `\n    → ${fix}` : ''}`;
    })
    .join('\n\n');
}

/** Throws {@link ContentFaults} if there is at least one problem. */
export function throwFaults(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new ContentFaults(faults);
}
