import type * as z from 'zod';
import type { earlier, figureSchemas, knownGap } from './schemas';

export type ReportName = keyof typeof figureSchemas;

/** The figures of each report. */
export type Figures = { readonly [Name in ReportName]: z.infer<(typeof figureSchemas)[Name]> };

/** The main figure of a report at an earlier commit. */
export type Earlier = Readonly<z.infer<typeof earlier>>;

/** Content of a report file. */
export interface Report<Name extends ReportName = ReportName> extends Omit<Earlier, 'value'> {
  /** Command that reproduces the figures. */
  readonly command: string;
  readonly figures: Figures[Name];
  /** Main figures, oldest first; the last one belongs to this report. */
  readonly history: readonly Earlier[];
}

/** Maximum number of main figures in a report's history. */
export const mostEarlier = 20;

/** Returns the command that measures a report. */
export const commandOf = (name: ReportName): string => `npm run evidence -- ${name}`;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the median. If there are two middle values, returns the larger one. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Suffix of the name of a build that repeats the previous one without changes. Every build report contains such a
 * build.
 */
export const unchanged = 'nothing changed';

/** Returns the figure that charts show for a report. */
export const mainFigure: { readonly [Name in ReportName]: (figures: Figures[Name]) => number } = {
  routes: (versions) => sum(Object.values(versions).flatMap((kinds) => Object.values(kinds))),
  samples: (versions) => sum(Object.values(versions).flatMap((languages) => Object.values(languages))),
  declarations: (rows) => sum(rows.map(({ symbols }) => symbols)),
  facts: (sdks) => sum(Object.values(sdks).map(({ facts }) => facts)),
  links: (versions) => sum(Object.values(versions).map(({ links }) => links)),
  accessibility: (rows) => sum(rows.map(({ desktop, phone }) => desktop + phone)),
  bytes: (rows) => median(rows.map(({ view }) => view)),
  lighthouse: (rows) => median(rows.filter(({ site }) => site === 'ours').map(({ performance }) => performance)),
  search: ({ versions }) => {
    const all = Object.values(versions);
    return sum(all.map(({ hitAt1, queries }) => hitAt1 * queries)) / sum(all.map(({ queries }) => queries));
  },
  build: (rows) => rows.find(({ build }) => build.endsWith(unchanged))?.seconds ?? 0,
};

/** Names of all reports, in the order of the page. */
export const reportNames = Object.keys(mainFigure) as ReportName[];

/** A known gap, recorded by hand. */
export type KnownGap = Readonly<z.infer<typeof knownGap>>;

/** A report as shown on the `/quality` page. */
export interface ShownReport<Name extends ReportName = ReportName> extends Report<Name> {
  /** Whether the build counted the figures itself. */
  readonly isOfThisBuild: boolean;
}

/** Data of the `/quality` page. */
export interface QualityData {
  readonly reports: { readonly [Name in ReportName]: ShownReport<Name> };
  readonly knownGaps: readonly KnownGap[];
}

/** SDK releases that a page was checked against, and the day of the last check. */
export interface PageCheck {
  readonly releases: readonly string[];
  /** Day of the last check, such as `2026-11-25`. */
  readonly date: string;
}

/** The part of a page's metadata that describes its last check. Missing if the page is not about an SDK. */
export interface MetadataWithCheck {
  readonly check?: PageCheck;
}
