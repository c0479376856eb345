import type { Browser, Page } from 'playwright-core';
import { slowDown, withPage } from './browser';
import { prefixesOf } from './queries';

/** Measurements of another engine in Chromium. */
export interface EngineRun {
  /** Milliseconds until the engine is ready, one value for each fresh profile. */
  readonly loads: readonly number[];
  /** Milliseconds per typed letter. */
  readonly strokes: readonly number[];
  /** Milliseconds per typed letter, with CPU throttling. */
  readonly slowStrokes: readonly number[];
  /** Addresses found for each golden query, best first. */
  readonly answers: readonly (readonly string[])[];
}

/** Functions that a page with an engine provides to the benchmark. */
export interface EngineWindow {
  benchLoad: () => Promise<number>;
  benchTime: (text: string) => Promise<number>;
  benchFind: (text: string) => Promise<string[]>;
}

/** Number of times that an engine is loaded; the median is reported. */
export const LOADS = 5;

/**
 * Measures an engine in a page whose script sets `benchLoad`, `benchTime` and `benchFind`.
 *
 * @param address - path of the page.
 * @param typed - queries to type letter by letter.
 * @param golden - queries whose results are returned.
 */
export async function runEngine(
  browser: Browser,
  baseUrl: string,
  address: string,
  typed: readonly string[],
  golden: readonly string[],
  slowdown: number,
): Promise<EngineRun> {
  const withEngine = <T>(use: (page: Page, load: number) => Promise<T>) =>
    withPage(browser, baseUrl, async (page) => {
      await page.goto(address, { waitUntil: 'load' });
      return use(page, await page.evaluate(() => (window as unknown as EngineWindow).benchLoad()));
    });
  const loads: number[] = [];
  for (let time = 0; time < LOADS; time++) loads.push(await withEngine((_, load) => Promise.resolve(load)));
  const strokesAt = (rate: number) =>
    withEngine(async (page) => {
      await slowDown(page, rate);
      const strokes: number[] = [];
      for (const text of typed.flatMap(prefixesOf))
        strokes.push(await page.evaluate((each) => (window as unknown as EngineWindow).benchTime(each), text));
      return strokes;
    });
  return {
    loads,
    strokes: await strokesAt(1),
    slowStrokes: await strokesAt(slowdown),
    answers: await withEngine(async (page) => {
      const answers: string[][] = [];
      for (const text of golden)
        answers.push(await page.evaluate((each) => (window as unknown as EngineWindow).benchFind(each), text));
      return answers;
    }),
  };
}
