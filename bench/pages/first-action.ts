import type { Browser, Page } from 'playwright-core';
import { templates, type TemplateName } from '../../e2e/support/templates';
import { launchChromium } from '../../tools/local/browser';
import { percentile } from '../search/figures';
import { withSites, type ServedSite } from '../support/sites';
import { formatColumns, ratioCell } from '../support/table';
import { asReader, slowdown } from './reader';

/** Number of measurements per value. */
const runs = 5;

const pages: readonly TemplateName[] = ['home', 'tutorial', 'api-hook', 'api-class'];

/** Moment when the client is loaded: at the first touch or, for comparison, with the document. */
type Loading = 'at first touch' | 'immediately';

const searchButton = '[aria-keyshortcuts~="Control+K"]';

/** Waits until a selector matches, and returns the time in milliseconds since navigation. */
async function timeOf(page: Page, selector: string): Promise<number> {
  await page.waitForSelector(selector, { state: 'attached' });
  return page.evaluate(() => performance.now());
}

/**
 * Makes the page load the client immediately instead of at the first touch. This function runs before the page's
 * scripts. It requests the client's scripts as soon as the list of them has been parsed, and runs them together with
 * the document's own scripts, as `defer` does.
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
  // The boot script runs the client on any event that suggests that the reader will act, such as `wheel`.
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('wheel')), { capture: true });
}

/** Opens a page on a phone, acts once it is painted, and returns the wait in milliseconds. */
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

/** First actions of a reader. Each returns a selector that matches once the action has taken effect. */
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
 * Prints how long a reader waits after the first action on a page that is not hydrated, with a slow connection and a
 * throttled CPU. The table compares this time with that of a client that is loaded with the document.
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
