import type { Browser, Page } from 'playwright-core';
import { screens } from '../../e2e/support/screens';
import { templates, type TemplateName } from '../../e2e/support/templates';
import { launchChromium } from '../../scripts/browser';
import { percentile } from '../search/figures';
import { withBothSites, type ServedSite } from '../support/sites';
import { formatColumns, ratioCell } from '../support/table';
import { wake } from '../../e2e/support/wake';

/** CPU throttling factor. */
const slowdown = 4;

/** Number of measurements per navigation. */
const runs = 7;

/** Start pages; the target is the next page, which both sites link in the footer of the page. */
const starts: readonly TemplateName[] = ['tutorial', 'explanation', 'api-hook', 'api-class'];

/** Waits until half a second has passed without a request, so that the next page has been prefetched. */
async function prefetched(page: Page): Promise<void> {
  let last = Date.now();
  const touch = () => (last = Date.now());
  page.on('request', touch);
  page.on('requestfinished', touch);
  while (Date.now() - last < 500) await page.waitForTimeout(100);
}

/** A navigation from a page to the next. */
interface Navigation {
  /** Path of the next page. */
  readonly target: string;
  /** Milliseconds from the click until its heading has been painted. */
  readonly time: number;
}

/** Opens a page and navigates to the next one. */
async function navigate(browser: Browser, { baseUrl }: ServedSite, start: string): Promise<Navigation> {
  const context = await browser.newContext({ viewport: screens.desktop });
  try {
    const page = await context.newPage();
    await page.goto(baseUrl + start, { waitUntil: 'load' });
    await wake(page);
    const link = page.locator('.pagination-nav__link--next');
    await link.scrollIntoViewIfNeeded();
    await prefetched(page);
    // A user's pointer is over the link before the click, so the work on hover is not counted.
    await link.hover();
    await prefetched(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const watched = await page.evaluateHandle(() => {
      const before = document.querySelector('h1');
      const text = before?.textContent;
      const click = new Promise<MouseEvent>((resolve) =>
        document.addEventListener('click', resolve, { capture: true, once: true }),
      );
      return {
        time: click.then(async ({ timeStamp }) => {
          for (let heading = before; !heading || (heading === before && heading.textContent === text);) {
            if (performance.now() - timeStamp > 60_000)
              throw new Error('The next page did not appear within a minute.');
            // Scheduled before the site's own callbacks, so that its work after the page is shown is not counted.
            await new Promise(requestAnimationFrame);
            heading = document.querySelector('h1');
          }
          // A message that is posted during a frame arrives after the paint.
          const { port1, port2 } = new MessageChannel();
          const isPainted = new Promise((resolve) => (port1.onmessage = resolve));
          port2.postMessage(undefined);
          await isPainted;
          return performance.now() - timeStamp;
        }),
      };
    });
    await page.mouse.down();
    await page.mouse.up();
    return { time: await watched.evaluate(({ time }) => time), target: new URL(page.url()).pathname };
  } finally {
    await context.close();
  }
}

/** Prints the duration of a navigation to the next page with CPU throttling, on our site and on the stock one. */
export async function compareNavigation(): Promise<void> {
  const browser = await launchChromium();
  const rows = [[`To the next page, ms, ${slowdown}× CPU throttling`, 'site', 'median', 'worst', 'of stock']];
  try {
    await withBothSites(async (sites) => {
      for (const start of starts) {
        const times = sites.map((site) => ({ site, values: [] as number[] }));
        // Measured in turn, so that other load on the machine affects both sites.
        for (let run = 0; run < runs; run++) {
          const targets = new Set<string>();
          for (const { site, values } of times) {
            const { time, target } = await navigate(browser, site, templates[start]);
            values.push(time);
            targets.add(target);
          }
          if (targets.size > 1) throw new Error(`The sites navigate to different pages: ${[...targets].join(', ')}.`);
        }
        const stock = percentile(times.find(({ site }) => site.name === 'stock')?.values ?? [], 0.5);
        for (const { site, values } of times) {
          const median = percentile(values, 0.5);
          rows.push([start, site.name, median.toFixed(0), Math.max(...values).toFixed(0), ratioCell(median, stock)]);
        }
      }
    });
  } finally {
    await browser.close();
  }
  console.log(formatColumns(rows));
}
