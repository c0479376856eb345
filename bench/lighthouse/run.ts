import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../plugins/shared/versions';
import { findChromium } from '../../tools/local/programs.mjs';

/** Results of one Lighthouse run on one page. */
export interface LighthouseRun {
  /** Score in each category, from 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Value of each metric, in milliseconds. Layout shift has no unit. */
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Number of bytes transferred before any interaction, including headers. */
  readonly bytes: { readonly all: number; readonly scripts: number };
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export const metrics = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
export type Metric = keyof typeof metrics;

/** Request listed by the `network-requests` audit. */
interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      { readonly numericValue?: number; readonly details?: { readonly items?: readonly NetworkRequest[] } }
    >
  >;
  readonly runtimeError?: { readonly message: string };
}

/**
 * Runs Lighthouse with its default mobile settings. They simulate a phone screen, a slow connection and 4x CPU
 * throttling.
 *
 * Each run has its own process and browser, so that it does not affect the next one.
 *
 * @throws Error when the page cannot be measured.
 */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  // The call is asynchronous, because this process also serves the page.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(root, 'bench/lighthouse/node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
      // Otherwise, Lighthouse would fail on the not-found page, which is one of the templates.
      '--ignore-status-code',
    ],
    {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, CHROME_PATH: findChromium(), DISABLE_ERROR_REPORTING: '1' },
    },
  );
  return readReport(JSON.parse(stdout) as Report);
}

function readReport({ categories: found, audits, runtimeError }: Report): LighthouseRun {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const value = <T>(name: string, given: T | null | undefined): T => {
    if (given === null || given === undefined) throw new Error(`Lighthouse returned no ${name}.`);
    return given;
  };
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round(value(name, found[name]?.score) * 100)]),
    ) as LighthouseRun['scores'],
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, audit]) => [name, value(audit, audits[audit]?.numericValue)]),
    ) as LighthouseRun['metrics'],
    bytes: bytesOf(value('network-requests', audits['network-requests']?.details?.items)),
  };
}

function bytesOf(requests: readonly NetworkRequest[]): LighthouseRun['bytes'] {
  const sum = (some: readonly NetworkRequest[]) =>
    some.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
  return { all: sum(requests), scripts: sum(requests.filter(({ resourceType }) => resourceType === 'Script')) };
}
