import type { ReportName } from './reports';

/**
 * Formats a whole number with separators, such as `12,345`. `Intl` is not used, because its output could differ between
 * the build and some browsers.
 */
export const count = (value: number): string => String(Math.round(value)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

export const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** Formats the main figure of a report with its unit. */
export const formatMain: Readonly<Record<ReportName, (value: number) => string>> = {
  routes: count,
  samples: count,
  facts: count,
  declarations: count,
  links: count,
  accessibility: count,
  search: percent,
  bytes: (value) => `${kilobytes(value)} KB`,
  lighthouse: (value) => `${value} of 100`,
  build: (value) => `${Math.round(value)} s`,
};
