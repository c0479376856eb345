import type { Browser, Page } from 'playwright-core';
import { templates, type TemplateName } from '../../e2e/support/templates';
import { launchChromium } from '../../scripts/browser';
import { percentile } from '../search/figures';
import { withSites, type ServedSite } from '../support/sites';
import { formatColumns, ratioCell } from '../support/table';
import { asReader, slowdown } from './reader';

/** Number of measurements per value. */
const runs = 5;

const pages: readonly TemplateName[] = ['home', 'tutorial', 'api-hook', 'api-class'];

/** When the client is loaded: at the reader's first touch, or, for comparison, with the document. */
type Loading = 'at first touch' | 'immediately';

const searchButton = '[aria-keyshortcuts~="Control+K"]';

/** Waits until a selector matches, and returns the time in milliseconds since navigation. */
async function timeOf(page: Page, selector: string): Promise<number> {
  await page.waitForSelector(selector, { state: 'attached' });
  return page.evaluate(() => performance.now());
}

/**
 * Runs in the page before its scripts: requests the client as soon as its list of scripts has been parsed, and runs it
 * with the document's own scripts, as `defer` does.
 */
function loadImmediately(): void {
  new MutationObserver((_, observer) => {
    const scripts = document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']?.split(' ');
    if (!scripts) return;
    observer.disconnect();
    for (const href of scripts) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
    }
  }).observe(document, { childList: true, subtree: true });
  // The boot script runs the client at any sign of intent.
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('wheel')), { capture: true });
}

/** Opens a page as a reader with a phone, and acts as soon as it is painted. */
function visit(
  browser: Browser,
  { baseUrl }: ServedSite,
  template: TemplateName,
  loading: Loading,
  act: (page: Page) => Promise<string>,
): Promise<number> {
  return asReader(browser, { device: 'phone', network: '1.6 Mbit/s' }, async (page) => {
    if (loading === 'immediately') await page.addInitScript(loadImmediately);
    await page.goto(baseUrl + templates[template], { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const start = await page.evaluate(() => performance.now());
    const selector = await act(page);
    return (await timeOf(page, selector)) - start;
  });
}

/** A reader's first action, and the selector that matches when the action has taken effect. */
const actions: Readonly<Record<string, (page: Page) => Promise<string>>> = {
  'touch to hydrated page': async (page) => {
    await page.evaluate(() => document.body.dispatchEvent(new Event('touchstart', { bubbles: true })));
    return 'html[data-has-hydrated="true"]';
  },
  'tap on Search to open dialog': async (page) => {
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), searchButton);
    return 'dialog[open]';
  },
};

/**
 * Prints how long a reader waits after acting on a page that is not hydrated, with a slow connection and CPU
 * throttling, and the ratio to a client that is loaded with the document.
 */
export async function compareFirstAction(): Promise<void> {
  const rows = [[`First action, ms, ${slowdown}× CPU, 1.6 Mbit/s`, 'page', 'immediately', 'at first touch', 'ratio']];
  const browser = await launchChromium();
  try {
    await withSites(['ours'], async ([site]) => {
      for (const [action, act] of Object.entries(actions)) {
        for (const page of pages) {
          const values: Record<Loading, number[]> = { immediately: [], 'at first touch': [] };
          for (let run = 0; run < runs; run++) {
            for (const [loading, times] of Object.entries(values) as [Loading, number[]][])
              times.push(await visit(browser, site!, page, loading, act));
          }
          const [before, after] = [percentile(values.immediately, 0.5), percentile(values['at first touch'], 0.5)];
          rows.push([action, page, before.toFixed(0), after.toFixed(0), ratioCell(after, before)]);
        }
      }
    });
  } finally {
    await browser.close();
  }
  console.log(formatColumns(rows));
}
