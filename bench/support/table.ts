/**
 * Aligns rows in columns: text in the first column to the left, and figures in the other columns to the right.
 *
 * @param rows - rows of the same length, starting with the column names.
 */
export function formatColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

/** Formats bytes; a KB is 1024 bytes. */
export const kilobytesCell = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Formats the ratio of two values, such as "×0.53", or "–" if there is nothing to compare with (0 or infinity). */
export const ratioCell = (value: number, other: number): string =>
  other > 0 && other < Infinity ? `×${(value / other).toFixed(2)}` : '–';
