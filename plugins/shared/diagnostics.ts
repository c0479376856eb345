/** A problem in the content: its place, a description, and the correction. */
export interface Diagnostic {
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
export class ContentDiagnostics extends Error {
  override readonly name = 'ContentDiagnostics';

  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(formatDiagnostics(diagnostics));
  }
}

/**
 * Formats content problems for a terminal.
 *
 * @param diagnostics - at least one problem.
 * @returns a multiline text that ends with the count.
 */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const count = countDiagnostics(diagnostics);
  return `${count} in the content:\n\n${listDiagnostics(diagnostics)}\n\n${count}.`;
}

/** Returns the number of problems in words. */
export function countDiagnostics({ length }: readonly Diagnostic[]): string {
  if (length === 0) return 'no problems';
  return length === 1 ? '1 problem' : `${length} problems`;
}

/** Lists problems grouped by file, in the order of their lines. */
export function listDiagnostics(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0))
    .map(({ file, line, what, fix }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `  ${place}\n    ${what.replaceAll('\n', '\n    ')}${fix ? `\n    → ${fix}` : ''}`;
    })
    .join('\n\n');
}

/** Throws {@link ContentDiagnostics} if there is at least one problem. */
export function throwDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) throw new ContentDiagnostics(diagnostics);
}
