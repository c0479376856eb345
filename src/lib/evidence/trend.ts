import type { Earlier } from './reports';

/** Size of a chart, in units of its `viewBox`. */
export const chart = { width: 168, height: 36, margin: 5 } as const;

/** A small line chart of a figure over time. */
export interface Trend {
  /** Points of the line. */
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Trend of the figure over time in one sentence, used as the text alternative. */
  readonly description: string;
}

/**
 * Lays out the chart of a figure. The lowest value is at the bottom, and the highest is at the top. A constant figure
 * is in the middle.
 *
 * @param history - at least one value, the oldest first.
 * @param format - formats a value with its unit.
 */
export function trendOf(history: readonly Earlier[], format: (value: number) => string): Trend {
  const values = history.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const { width, height, margin } = chart;
  const x = (index: number) => margin + (index * (width - 2 * margin)) / Math.max(values.length - 1, 1);
  const y = (value: number) =>
    high === low ? height / 2 : height - margin - ((value - low) * (height - 2 * margin)) / (high - low);
  return {
    points: values.map((value, index) => [rounded(x(index)), rounded(y(value))]),
    description: describe(history, format, low, high),
  };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function describe(history: readonly Earlier[], format: (value: number) => string, low: number, high: number): string {
  const at = ({ date, value }: Earlier) => `${format(value)} on ${dayOf(date)}`;
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) return '';
  if (first === last) return `First report: ${at(first)}.`;
  const range = low === high ? 'unchanged' : `lowest ${format(low)}, highest ${format(high)}`;
  return `${history.length} reports, from ${at(first)} to ${at(last)}; ${range}.`;
}

/** Created on first use, because that takes about 30 ms on a phone. */
let days: Intl.DateTimeFormat | undefined;

/** Formats the day of a report, such as `Nov 25, 2026`. */
export function dayOf(date: string): string {
  days ??= new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
  return days.format(new Date(date));
}
