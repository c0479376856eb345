import type { Shape, ValueOf } from './shape';

/** Shape of each report's figures. The key `*` means any version, language or SDK. */
export const shapes = {
  routes: { '*': { guides: 'number', reference: 'number', upgrades: 'number' } },
  samples: { '*': { '*': 'number' } },
  declarations: [{ version: 'text', sdk: 'text', package: 'text', release: 'text', symbols: 'number' }],
  facts: { '*': { facts: 'number', sources: 'number', guides: 'number' } },
  links: { '*': { pages: 'number', links: 'number', anchors: 'number', broken: 'number' } },
  accessibility: [{ template: 'text', path: 'text', desktop: 'number', phone: 'number' }],
  bytes: [{ template: 'text', path: 'text', view: 'number', viewScripts: 'number', all: 'number', scripts: 'number' }],
  lighthouse: [
    {
      template: 'text',
      site: 'text',
      performance: 'number',
      accessibility: 'number',
      'best-practices': 'number',
      seo: 'number',
      LCP: 'number',
      TBT: 'number',
      CLS: 'number',
      bytes: 'number',
      scripts: 'number',
    },
  ],
  search: {
    versions: { '*': { queries: 'number', hitAt1: 'number', hitAt5: 'number', meanReciprocalRank: 'number' } },
    wrong: [{ query: 'text', versions: ['text'], rank: 'number', expected: 'text', first: 'text' }],
  },
  build: [{ build: 'text', seconds: 'number', cpu: 'number', peak: 'number' }],
} as const satisfies Readonly<Record<string, Shape>>;

export type ReportName = keyof typeof shapes;
export const reportNames = Object.keys(shapes) as ReportName[];

/** The figures of each report. */
export type Figures = { readonly [Name in ReportName]: ValueOf<(typeof shapes)[Name]> };

/** The main figure of a report at an earlier commit. */
export interface Earlier {
  /** Day of the commit, such as `2026-11-25`. */
  readonly date: string;
  readonly commit: string;
  readonly value: number;
}

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
  facts: (sdks) => sum(Object.values(sdks).map(({ facts }) => facts)),
  declarations: (rows) => sum(rows.map(({ symbols }) => symbols)),
  links: (versions) => sum(Object.values(versions).map(({ links }) => links)),
  accessibility: (rows) => sum(rows.map(({ desktop, phone }) => desktop + phone)),
  search: ({ versions }) => {
    const all = Object.values(versions);
    return sum(all.map(({ hitAt1, queries }) => hitAt1 * queries)) / sum(all.map(({ queries }) => queries));
  },
  bytes: (rows) => median(rows.map(({ view }) => view)),
  lighthouse: (rows) => median(rows.filter(({ site }) => site === 'ours').map(({ performance }) => performance)),
  build: (rows) => rows.find(({ build }) => build.endsWith(unchanged))?.seconds ?? 0,
};

/** A known gap, recorded by hand. */
export interface KnownGap {
  readonly gap: string;
  readonly reason: string;
}
export const knownGapsShape = [{ gap: 'text', reason: 'text' }] as const satisfies Shape;

/** A report as shown on the `/quality` page. */
export interface ShownReport<Name extends ReportName = ReportName> extends Report<Name> {
  /** Whether the build counted the figures itself. */
  readonly isOfThisBuild: boolean;
}

/** Data of the `/quality` page. */
export interface QualityData {
  readonly reports: { readonly [Name in ReportName]: ShownReport<Name> };
  readonly knownGaps: readonly KnownGap[];
  /** Address of the page's style sheet. */
  readonly styles: string;
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
