import type { EngineRun } from './engine-page';
import { percentile, type Size } from './figures';
import type { QualityFigures } from '../../plugins/search-index/quality/golden';

/** Rows of the table, in order. */
export const rows = {
  read: 'Reading the pages (s)',
  build: 'Building the index (s)',
  documents: 'Documents, raw / brotli (KB)',
  index: 'Index, raw / brotli (KB)',
  total: 'Both, raw / brotli (KB)',
  first: 'Until the first result, brotli (KB)',
  load: 'Loading until ready (ms)',
  strokes: 'Keystroke to results, p50 / p95 (ms)',
  slowStrokes: 'The same, 4x CPU throttling (ms)',
  hitAt1: 'hit@1',
  hitAt5: 'hit@5',
  meanReciprocalRank: 'MRR',
} as const;

export type Row = keyof typeof rows;

/** Measurements of an engine. */
export interface Column {
  readonly name: string;
  /** Text of each row. Rows that could not be measured are missing. */
  readonly cells: Partial<Readonly<Record<Row, string>>>;
  /** Reasons why rows are missing. */
  readonly why?: string;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const milliseconds = (value: number) => value.toFixed(1);

/** Formats a time in seconds. */
export function secondsCell(seconds: number): string {
  return seconds.toFixed(2);
}

/** Formats a size; a KB is 1000 bytes. */
export function sizeCell({ raw, brotli }: Size): string {
  return `${kilobytes(raw)} / ${kilobytes(brotli)}`;
}

/** Formats a download. */
export function downloadCell({ brotli }: Size): string {
  return kilobytes(brotli);
}

/** Returns the cells for measurements in Chromium. A row without measurements is left out. */
export function timeCells({
  loads,
  strokes,
  slowStrokes,
}: Pick<EngineRun, 'loads' | 'strokes' | 'slowStrokes'>): Column['cells'] {
  const both = (values: readonly number[]) =>
    `${milliseconds(percentile(values, 0.5))} / ${milliseconds(percentile(values, 0.95))}`;
  return {
    ...(loads.length > 0 && { load: milliseconds(percentile(loads, 0.5)) }),
    ...(strokes.length > 0 && { strokes: both(strokes) }),
    ...(slowStrokes.length > 0 && { slowStrokes: both(slowStrokes) }),
  };
}

/** Returns the cells for the golden queries. */
export function qualityCells({ hitAt1, hitAt5, meanReciprocalRank }: QualityFigures): Column['cells'] {
  return {
    hitAt1: hitAt1.toFixed(3),
    hitAt5: hitAt5.toFixed(3),
    meanReciprocalRank: meanReciprocalRank.toFixed(3),
  };
}

/** Writes the table, and the notes below it. */
export function formatTable(columns: readonly Column[], notes: readonly string[]): string {
  const lines = [
    ['Search', ...columns.map(({ name }) => name)],
    ...Object.entries(rows).map(([row, name]) => [
      name,
      ...columns.map(({ cells, why }) => cells[row as Row] ?? `not measured: ${why ?? 'no such run'}`),
    ]),
  ];
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...text, '', ...notes].join('\n');
}
