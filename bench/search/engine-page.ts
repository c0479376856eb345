import type { Browser, Page } from 'playwright-core';
import { slowDown, withPage } from './browser';
import { prefixesOf } from './queries';

/** What another engine does in Chromium. */
export interface EngineRun {
  /** Milliseconds until it can answer, of several fresh profiles. */
  readonly loads: readonly number[];
  /** Milliseconds of each letter that was typed. */
  readonly strokes: readonly number[];
  /** The same, while the processor is slowed down. */
  readonly slowStrokes: readonly number[];
  /** For each golden query the addresses that were found, the best first. */
  readonly answers: readonly (readonly string[])[];
}

/** What a page with an engine in it offers to the bench. */
interface EngineWindow {
  benchLoad: () => Promise<number>;
  benchTime: (text: string) => Promise<number>;
  benchFind: (text: string) => Promise<string[]>;
}

/** How often an engine is loaded; the median counts. */
export const LOADS = 5;

/**
 * Measures an engine in a page whose script sets `benchLoad`, `benchTime` and `benchFind`.
 *
 * @param address - path of that page.
 * @param typed - the queries that are typed letter by letter.
 * @param golden - the queries whose answers are wanted.
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
