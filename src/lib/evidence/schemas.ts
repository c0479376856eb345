import * as z from 'zod';

/*
 * Schemas of the reports. Only the build validates data with them. Code for the browser imports only their types,
 * because the schema library would make its scripts much larger.
 */

const text = z.string().regex(/\S/, 'Invalid input: expected text');
const figure = z.number().min(0);
const commit = z.string().regex(/^[0-9a-f]{40}$/, 'Invalid input: expected a hash of 40 digits');

/** Figures for each version, language or SDK. */
const byName = <Figures extends z.ZodType>(figures: Figures) =>
  z
    .record(z.string(), figures)
    .refine((record) => Object.keys(record).length > 0, 'Invalid input: expected at least one field');

const rows = <Row extends z.ZodRawShape>(row: Row) => z.array(z.strictObject(row)).readonly();

/** Figures of each report. */
export const figureSchemas = {
  routes: byName(z.strictObject({ guides: figure, reference: figure, upgrades: figure })),
  samples: byName(byName(figure)),
  declarations: rows({ version: text, sdk: text, package: text, release: text, symbols: figure }),
  facts: byName(z.strictObject({ facts: figure, sources: figure, guides: figure })),
  links: byName(z.strictObject({ pages: figure, links: figure, anchors: figure, broken: figure })),
  accessibility: rows({ template: text, path: text, desktop: figure, phone: figure }),
  bytes: rows({ template: text, path: text, view: figure, viewScripts: figure, all: figure, scripts: figure }),
  lighthouse: rows({
    template: text,
    site: text,
    performance: figure,
    accessibility: figure,
    'best-practices': figure,
    seo: figure,
    LCP: figure,
    TBT: figure,
    CLS: figure,
    bytes: figure,
    scripts: figure,
  }),
  search: z.strictObject({
    versions: byName(z.strictObject({ queries: figure, hitAt1: figure, hitAt5: figure, meanReciprocalRank: figure })),
    wrong: rows({ query: text, versions: z.array(text), rank: figure, expected: text, first: text }),
  }),
  build: rows({ build: text, seconds: figure, cpu: figure, peak: figure }),
};

/** Day and commit of a measurement. */
export const measurement = z.strictObject({ date: z.iso.date(), commit });

/** The main figure of a report at an earlier commit. */
export const earlier = measurement.extend({ value: figure });

/** A known gap, recorded by hand. */
export const knownGap = z.strictObject({ gap: text, reason: text });
