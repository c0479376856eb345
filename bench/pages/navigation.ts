import type { Browser, Page } from 'playwright-core';
import { templates, type TemplateName } from '../../e2e/support/templates';
import { launchChromium } from '../../tools/local/browser';
import { chosenNames } from '../../tools/chosen-names';
import { percentile } from '../search/figures';
import { siteNames, withSites, type ServedSite } from '../support/sites';
import { formatColumns, ratioCell } from '../support/table';
import { asReader, slowdown, type Reader } from './reader';

/** Number of measurements per navigation. */
const runs = 5;

/** Time that a reader reads before following the link, in milliseconds. */
const readingTime = 5000;

/** Start pages. Each navigation goes to the next page, which all sites link to below the text. */
const starts: readonly TemplateName[] = ['tutorial', 'api-class'];

/** Conditions in which a reader follows the next-page link without hovering over it first. */
interface Situation extends Reader {
  /** Pause between scrolling to the link and following it: none, or time to read. */
  readonly pause: 'none' | 'reads first';
}

const situations: readonly Situation[] = [
  { device: 'phone', network: 'unlimited', pause: 'none' },
  { device: 'phone', network: 'unlimited', pause: 'reads first' },
  { device: 'phone', network: '1.6 Mbit/s', pause: 'none' },
  { device: 'phone', network: '1.6 Mbit/s', pause: 'reads first' },
  { device: 'desktop', network: 'unlimited', pause: 'reads first' },
];

/** The link to the next page on each site. */
const nextLinks: Readonly<Record<ServedSite['name'], string>> = {
  ours: '.pagination-nav__link--next',
  stock: '.pagination-nav__link--next',
  starlight: '.pagination-links a[rel="next"]',
  vitepress: '.pager-link.next',
};

declare global {
  interface Window {
    /** Time when the next page's heading was painted, in milliseconds since the epoch. */
    benchPainted?: number;
  }
}

/**
 * Records the time of the click and the time when the next page's heading is painted. Runs in every document before its
 * scripts, because a navigation may replace the document. Contains no named functions, because the compiler would then
 * add a call to a helper that the page does not have.
 */
async function watch(): Promise<void> {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('bench.heading', document.querySelector('h1')?.textContent ?? '');
      sessionStorage.setItem('bench.click', String(performance.timeOrigin + timeStamp));
    },
    { capture: true },
  );
  for (let isNext = false; !isNext;) {
    // This callback is scheduled before the site's own, so that the work the site does after showing the page does not
    // count.
    await new Promise(requestAnimationFrame);
    const before = sessionStorage.getItem('bench.heading');
    const heading = document.querySelector('h1')?.textContent;
    isNext = before !== null && heading !== undefined && heading !== before;
  }
  // A message that is posted during a frame arrives after the paint.
  const { port1, port2 } = new MessageChannel();
  const isPainted = new Promise((resolve) => (port1.onmessage = resolve));
  port2.postMessage(undefined);
  await isPainted;
  window.benchPainted = performance.timeOrigin + performance.now();
}

/** Taps or clicks a visible link as soon as the pointer has reached it. */
async function follow(page: Page, selector: string, device: Reader['device']): Promise<void> {
  const link = page.locator(selector).first();
  const box = await link.boundingBox();
  if (!box) throw new Error(`There is no link to the next page: ${selector}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (device === 'phone') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Opens a page and navigates to the next one. */
function navigate(browser: Browser, site: ServedSite, start: string, situation: Situation) {
  return asReader(browser, situation, async (page) => {
    await page.addInitScript(watch);
    await page.goto(site.baseUrl + start, { waitUntil: 'load' });
    await page.locator(nextLinks[site.name]).first().scrollIntoViewIfNeeded();
    if (situation.pause === 'reads first') {
      // Our site does not load its client when a script scrolls, only when the reader does.
      await page.mouse.wheel(0, 1);
      await page.waitForTimeout(readingTime);
    }
    await follow(page, nextLinks[site.name], situation.device);
    await page.waitForFunction(() => window.benchPainted !== undefined);
    const time = await page.evaluate(
      () => (window.benchPainted ?? NaN) - Number(sessionStorage.getItem('bench.click')),
    );
    return { time, target: new URL(page.url()).pathname.replace(/\/$/, '') };
  });
}

/** Alternates between sites while measuring a navigation. Other load on the machine then affects all of them. */
async function measure(browser: Browser, sites: readonly ServedSite[], start: TemplateName, situation: Situation) {
  const times = new Map(sites.map((site) => [site, [] as number[]]));
  for (let run = 0; run < runs; run++) {
    const targets = new Set<string>();
    for (const [site, values] of times) {
      const { time, target } = await navigate(browser, site, templates[start], situation);
      values.push(time);
      targets.add(target);
    }
    if (targets.size > 1) throw new Error(`The sites navigate to different pages: ${[...targets].join(', ')}.`);
  }
  return [...times].map(([{ name }, values]) => ({
    name,
    median: percentile(values, 0.5),
    worst: Math.max(...values),
  }));
}

/**
 * Prints how long each site takes to show the next page after a tap or click on its link. The measurement ends when the
 * heading of the next page has been painted. The CPU is throttled. The table also compares each site with the fastest
 * of the others.
 *
 * @param names - sites to compare; if empty, our site and the stock site.
 * @throws Error when a site is unknown.
 */
export async function compareNavigation(names: readonly string[] = []): Promise<void> {
  const chosen = names.length > 0 ? chosenNames('site', siteNames, names) : (['ours', 'stock'] as const);
  const head = [`To the next page, ms, ${slowdown}× CPU`, 'device', 'network', 'pause', 'site', 'median', 'worst'];
  const rows = [[...head, 'vs. best other']];
  const browser = await launchChromium();
  try {
    await withSites(chosen, async (sites) => {
      for (const situation of situations) {
        for (const start of starts) {
          const found = await measure(browser, sites, start, situation);
          for (const { name, median, worst } of found) {
            const others = found.filter((other) => other.name !== name).map((other) => other.median);
            rows.push([
              ...[start, situation.device, situation.network, situation.pause, name],
              ...[median.toFixed(0), worst.toFixed(0), ratioCell(median, Math.min(...others))],
            ]);
          }
        }
      }
    });
  } finally {
    await browser.close();
  }
  console.log(formatColumns(rows));
}
