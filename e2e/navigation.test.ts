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
const place = '/how-to/react/screen-sharing#show-the-share-to-others';

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

describe('a page that the reader points at', () => {
  /** Opens a page whose headings are known from the moment that they are made, wherever that is. */
  async function opened() {
    const { page, errors } = await browser.newPage();
    await page.addInitScript(() => {
      const create = document.createElement.bind(document);
      const made: HTMLElement[] = [];
      Object.assign(window, { made });
      document.createElement = (...args: Parameters<typeof create>) => {
        const element = create(...args);
        if (args[0] === 'h1') made.push(element);
        return element;
      };
    });
    await page.goto(start, { waitUntil: 'load' });
    await page.waitForSelector('html[data-has-hydrated="true"]');
    return { page, errors };
  }

  const headingsMade = (page: Page) =>
    page.evaluate(() => (window as unknown as { made: HTMLElement[] }).made.map((heading) => heading.textContent));

  /** Points at a link until its page has been drawn; what the heading there says. */
  async function pointAt(page: Page, link: string): Promise<string> {
    const { page: other } = await browser.open((await page.locator(link).first().getAttribute('href')) ?? '');
    const heading = (await other.locator('h1').textContent()) ?? '';
    await other.context().close();
    await page.locator(link).first().hover();
    await expect.poll(() => headingsMade(page)).toContain(heading);
    return heading;
  }

  const shownHeadings = (page: Page) => page.locator('h1').allTextContents();

  it('is drawn, but the document has nothing of it before the reader goes there', async () => {
    const { page, errors } = await opened();
    const stateOf = () => page.evaluate(() => [document.title, document.documentElement.className]);
    const [before, state] = [await shownHeadings(page), await stateOf()];
    const heading = await pointAt(page, next);
    // What a page says in the head is written in the next frame.
    await page.waitForTimeout(100);
    expect(await shownHeadings(page)).toEqual(before);
    expect(await stateOf()).toEqual(state);
    const made = (await headingsMade(page)).length;
    const drawing = await watchDrawing(page);
    await page.locator(next).click();
    const first = await drawing();
    expect(await shownHeadings(page)).toEqual([heading]);
    expect(await headingsMade(page)).toHaveLength(made);
    await page.waitForFunction((text) => document.title.startsWith(text), heading);
    expect(first.headings).toBeLessThan(await headings(page).count());
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain(target);
    expect(await page.locator('meta[property="og:title"]').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('works as any other when the reader is there', async () => {
    const { page, errors } = await opened();
    await pointAt(page, next);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.locator(next).click();
    await page.waitForURL(target);
    const tab = page.getByRole('tab', { name: 'pnpm' }).first();
    await tab.click();
    expect(await tab.getAttribute('aria-selected')).toBe('true');
    await page.locator('.table-of-contents__link').last().click();
    const hash = new URL(page.url()).hash.slice(1);
    expect(hash).not.toBe('');
    expect(await page.evaluate((id) => document.activeElement?.id === id, hash)).toBe(true);
    await page.locator('.pagination-nav__link--prev').click();
    await page.waitForURL(start);
    expect(await shownHeadings(page)).toEqual([await page.locator('h1').textContent()]);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('is given up for another that the reader goes to', async () => {
    const { page } = await opened();
    await pointAt(page, next);
    const other = page.locator('.theme-doc-sidebar-container .menu__link:not(.menu__link--active)[href]').first();
    const path = await other.getAttribute('href');
    const title = await page.title();
    // A keyboard points at nothing before.
    await other.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(path ?? '');
    await page.waitForFunction((before) => document.title !== before, title);
    const { page: fresh } = await browser.open(path ?? '');
    expect(await page.locator(content).textContent()).toBe(await fresh.locator(content).textContent());
  });

  it('is whole when the link names a place on it', async () => {
    const { page } = await opened();
    const link = `article a[href="${place}"]`;
    await pointAt(page, link);
    const drawing = await watchDrawing(page);
    await page.locator(link).click();
    expect((await drawing()).headings).toBe(await headings(page).count());
  });

  it('is loaded from the server when it could not be had while the reader pointed', async () => {
    const { page } = await opened();
    // The framework does not ask again for what has failed: the way out is that of a deploy under readers.
    let reloads = 0;
    page.on('load', () => reloads++);
    let last = Date.now();
    page.on('request', () => (last = Date.now()));
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.locator(`article a[href="${place}"]`).hover();
    // Each file is asked for several times.
    await expect.poll(() => Date.now() - last, { timeout: 30_000 }).toBeGreaterThan(3000);
    await page.unroute(/\/assets\/js\//);
    await page.locator(`article a[href="${place}"]`).click();
    await page.waitForFunction((id) => document.getElementById(id) !== null, place.split('#')[1] ?? '');
    expect(await page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => reloads).toBe(1);
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
  /** The texts of pages that were asked for; only a page that is loaded asks for them. */
  async function opened() {
    const { page } = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/assets/texts/') && asked.push(request.url()));
    await page.goto(start, { waitUntil: 'load' });
    await page.waitForSelector('html[data-has-hydrated="true"]');
    return { page, asked };
  }

  it('is loaded when the reader comes to the link to it', async () => {
    const { page, asked } = await opened();
    const texts = page.waitForRequest(/\/assets\/texts\//);
    await page.locator(next).scrollIntoViewIfNeeded();
    await texts;
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
