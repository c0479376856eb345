import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { openSearch } from './support/search';
import { templates } from './support/templates';

const browser = browserForTests();

const next = '.pagination-nav__link--next';

/** What the page has of its own. */
const content = '.theme-doc-markdown';

/** A long page, the one that its last link leads to, and a place far down on another that it links. */
const start = templates.tutorial;
const target = '/tutorials/react-native-quick-start';
const place = '/how-to/react/start-streaming#share-the-screen';

/** What the page had when its heading changed. */
interface FirstDrawing {
  readonly headings: number;
  /** Whether the links to the pages around it were on the screen. */
  readonly hasFootInSight: boolean;
}

/** Watches for the first drawing of the page that the reader goes to. */
async function watchDrawing(page: Page): Promise<() => Promise<FirstDrawing>> {
  const seen = await page.evaluateHandle(() => {
    const before = document.querySelector('h1')?.textContent;
    return {
      drawing: new Promise<FirstDrawing>((resolve) => {
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('h1')?.textContent;
          if (!heading || heading === before) return;
          observer.disconnect();
          const foot = document.querySelector('.pagination-nav')?.getBoundingClientRect();
          resolve({
            headings: document.querySelectorAll('article :is(h2, h3)').length,
            hasFootInSight: foot !== undefined && foot.top < innerHeight,
          });
        }).observe(document.body, { subtree: true, childList: true });
      }),
    };
  });
  return () => seen.evaluate(({ drawing }) => drawing);
}

const headings = (page: Page) => page.locator('article').locator('h2, h3');

/** The content of a page that was opened by its address. */
async function textOf(path: string): Promise<string | null> {
  const { page } = await browser.open(path);
  const text = await page.locator(content).textContent();
  await page.context().close();
  return text;
}

describe('a long page that a link leads to', () => {
  it('is drawn from its first screen on, and then has all that it has when it is opened', async () => {
    const whole = await textOf(target);
    const { page, errors } = await browser.open(start);
    const drawing = await watchDrawing(page);
    await page.locator(next).click();
    const first = await drawing();
    await page.waitForFunction(([element = '', text]) => document.querySelector(element)?.textContent === text, [
      content,
      whole ?? '',
    ] as const);
    expect(first.headings).toBeGreaterThan(0);
    expect(first.headings).toBeLessThan(await headings(page).count());
    expect(first.hasFootInSight).toBe(false);
    expect(errors).toEqual([]);
  });

  it('is drawn at once when the link names a place on it, which is in sight then', async () => {
    const { page } = await browser.open(start);
    const drawing = await watchDrawing(page);
    await page.locator(`article a[href="${place}"]`).click();
    const first = await drawing();
    expect(first.headings).toBe(await headings(page).count());
    const heading = page.locator(`[id="${place.split('#')[1]}"]`);
    expect(await heading.evaluate((element) => document.activeElement === element)).toBe(true);
    const { top, bottom } = await heading.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(page.viewportSize()?.height ?? 0);
  });

  it('is drawn at once when the reader goes back to it', async () => {
    const { page } = await browser.open(start);
    const count = await headings(page).count();
    const title = await page.locator('h1').textContent();
    await page.locator(next).click();
    await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, title);
    const drawing = await watchDrawing(page);
    await page.goBack();
    expect((await drawing()).headings).toBe(count);
  });
});

describe('search that is opened while a page is on its way', () => {
  it('stays open when the page comes', async () => {
    const { page } = await browser.newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(start);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    // Its own script is there already when those of pages do not come.
    await openSearch(page);
    await page.keyboard.press('Escape');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/js\//, async (route) => {
      await held;
      await route.continue();
    });
    const title = await page.locator('h1').textContent();
    await page.locator(next).click();
    await page.waitForURL(target);
    const { dialog } = await openSearch(page);
    release();
    await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, title);
    await page.waitForTimeout(100);
    expect(await dialog.isVisible()).toBe(true);
  });
});

describe('the page after the one that is open', () => {
  /** The code of pages that was asked for; only a page that is loaded asks for it. */
  async function opened() {
    const { page } = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/assets/code/') && asked.push(request.url()));
    await page.goto(start, { waitUntil: 'load' });
    await page.waitForSelector('html[data-has-hydrated="true"]');
    return { page, asked };
  }

  it('is loaded when the reader comes to the link to it', async () => {
    const { page, asked } = await opened();
    const code = page.waitForRequest(/\/assets\/code\//);
    await page.locator(next).scrollIntoViewIfNeeded();
    await code;
    // The one before it, and the one after it.
    await page.waitForLoadState('networkidle');
    expect(new Set(asked).size).toBeLessThanOrEqual(2);
  });

  it('is not loaded while the reader has done nothing', async () => {
    const { page, asked } = await opened();
    // In sight, but nobody has scrolled there.
    await page.locator('.pagination-nav').evaluate((element) => document.querySelector('article')?.prepend(element));
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });
});
