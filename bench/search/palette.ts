import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../plugins/shared/versions';
import { slowDown, whileServed, withPage } from './browser';
import { LOADS } from './engine-page';
import { sizeOf, sumOf, type Size } from './figures';
import type { EngineFiles } from './ours';
import { PAUSE } from './queries';
import { wake } from '../../e2e/support/wake';

/** Measurements of the built site's search dialog in Chromium. */
export interface PaletteRun {
  /**
   * Milliseconds that the worker took to create a searcher, one value for each fresh profile. Empty if the worker does
   * not record the times.
   */
  readonly loads: readonly number[];
  /** Milliseconds from each keystroke to the frame with its results. */
  readonly strokes: readonly number[];
  /**
   * Milliseconds from each keystroke to the frame with its results, with CPU throttling. Empty if the worker does not
   * record its times.
   */
  readonly slowStrokes: readonly number[];
  /** Size of the worker's scripts. */
  readonly script: Size;
}

interface Stroke {
  readonly text: string;
  readonly milliseconds: number;
}

interface RecordingWindow {
  benchStrokes: { open: number; done: Stroke[] };
}

const start = '/explanation/glossary';

/**
 * Types queries into the search dialog of the built site.
 *
 * @param site - folder of the built site.
 * @param files - replacements for the search files of the latest version; by default, the site's own files are used.
 */
export function runPalette(
  browser: Browser,
  site: string,
  typed: readonly string[],
  slowdown: number,
  files?: EngineFiles,
): Promise<PaletteRun> {
  return whileServed(site, async (baseUrl) => {
    const withPalette = <T>(use: (page: Page) => Promise<T>) =>
      withPage(browser, baseUrl, async (page) => {
        if (files) await replaceFiles(page, files);
        await openPalette(page);
        return use(page);
      });
    const loads: number[] = [];
    for (let time = 0; time < LOADS; time++)
      loads.push(...(await withPalette((page) => workerTimes(page, 'search:load'))).map(({ duration }) => duration));
    const strokesAt = (rate: number) =>
      withPalette(async (page) => {
        await slowDown(page, rate);
        const strokes = await typeAll(page, typed);
        return rate === 1 ? strokes.map(({ milliseconds }) => milliseconds) : withSlowWorker(page, strokes, rate);
      });
    return {
      loads,
      strokes: await strokesAt(1),
      slowStrokes: await strokesAt(slowdown),
      script: await withPalette((page) => workerScripts(page, site)),
    };
  });
}

/** Replaces the search files that the dialog requests on a page of the latest version. */
async function replaceFiles(page: Page, { documents, index }: EngineFiles): Promise<void> {
  const contentType = 'application/json';
  await page.route('**/search-doc-*.json', (route) => route.fulfill({ contentType, body: documents }));
  await page.route('**/search-index-*.json', (route) => route.fulfill({ contentType, body: index }));
}

async function openPalette(page: Page): Promise<void> {
  await page.goto(start, { waitUntil: 'load' });
  await wake(page);
  await page.keyboard.press('Control+k');
  await page.locator('dialog.search[data-state="ready"]').waitFor();
}

/** Returns the measurements that the worker recorded under a name, in order. */
async function workerTimes(page: Page, name: string): Promise<{ text: string; duration: number }[]> {
  const times = page
    .workers()
    .map((worker) =>
      worker.evaluate(
        (wanted) =>
          performance
            .getEntriesByName(wanted, 'measure')
            .map((entry) => ({ text: String((entry as PerformanceMeasure).detail), duration: entry.duration })),
        name,
      ),
    );
  return (await Promise.all(times)).flat();
}

/** Types queries letter by letter. Each query starts once the results of the previous one are shown. */
async function typeAll(page: Page, typed: readonly string[]): Promise<Stroke[]> {
  await page.evaluate(recordStrokes);
  const input = page.locator('dialog.search input');
  for (const query of typed) {
    await input.fill('');
    await page.keyboard.type(query, { delay: PAUSE });
    await page.waitForFunction(() => (window as unknown as RecordingWindow).benchStrokes.open === 0);
  }
  return page.evaluate(() => (window as unknown as RecordingWindow).benchStrokes.done);
}

/**
 * Records each keystroke and the time when its results are painted. Runs in the page.
 *
 * If another keystroke follows before the results are shown, the time of the first keystroke ends with the results of
 * the second. A message records the time, because messages arrive after the frame has been painted. The frame callback
 * itself runs before layout and paint.
 */
function recordStrokes(): void {
  const record: RecordingWindow['benchStrokes'] = { open: 0, done: [] };
  const pending: { text: string; start: number }[] = [];
  (window as unknown as RecordingWindow).benchStrokes = record;
  const status = document.querySelector('dialog.search [role=status]');
  const input = document.querySelector<HTMLInputElement>('dialog.search input');
  if (!status || !input) throw new Error('The dialog has no status or no input.');
  input.addEventListener('input', (event) => {
    if (!input.value) return;
    record.open++;
    pending.push({ text: input.value, start: event.timeStamp });
  });
  new MutationObserver(() => {
    if (!/found|No results|Only in other/.test(status.textContent ?? '')) return;
    const shown = pending.splice(0);
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = performance.now();
        record.open -= shown.length;
        record.done.push(...shown.map(({ text, start: typedAt }) => ({ text, milliseconds: now - typedAt })));
      };
      port2.postMessage(undefined);
    });
  }).observe(status, { childList: true, characterData: true, subtree: true });
}

/** Adds the extra time that a throttled worker would take. Chromium throttles only the main thread. */
async function withSlowWorker(page: Page, strokes: readonly Stroke[], rate: number): Promise<number[]> {
  const times = await workerTimes(page, 'search:answer');
  if (times.length === 0) return [];
  // The same text may be typed twice, as a prefix of two queries; the first result belongs to the first query.
  const answers = new Map<string, number[]>();
  for (const { text, duration } of times) answers.set(text, [...(answers.get(text) ?? []), duration]);
  return strokes.map(({ text, milliseconds }) => milliseconds + (rate - 1) * (answers.get(text)?.shift() ?? 0));
}

/** Returns the size of the worker's script and of the chunks that the script loads. */
async function workerScripts(page: Page, site: string): Promise<Size> {
  const [worker] = page.workers();
  if (!worker) throw new Error('The dialog has not started a worker.');
  const loaded = await worker.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = new Set([worker.url(), ...loaded].map((url) => new URL(url).pathname));
  return sumOf(
    [...scripts]
      .filter((name) => name.endsWith('.js'))
      .map((name) => sizeOf(readFileSync(path.join(path.resolve(root, site), name)))),
  );
}
