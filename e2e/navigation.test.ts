import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { holdRequests } from './support/hold-requests';
import { settled } from './support/page-state';
import { routeRequests } from './support/route-requests';
import { openSearch } from './support/search';
import { templates } from './support/templates';
import { wake } from './support/wake';
import { saveData } from './support/walk';

const browser = browserForTests();

const next = '.pagination-nav__link--next';
const content = '.theme-doc-markdown';

/** A long page, the target of its last link, and a linked section of another page. */
const start = templates.tutorial;
const target = '/tutorials/react-native-quick-start';
const section = '/how-to/react/screen-sharing#show-shared-screens';

/** Returns the content of a page that is opened directly. */
async function textOf(path: string): Promise<string | null> {
  const { page } = await browser.open(path);
  const text = await page.locator(content).textContent();
  await page.context().close();
  return text;
}

describe('a page that is reached by a link', () => {
  it('has the same content as when it is opened directly, and its own head, in the same document', async () => {
    const expected = await textOf(target);
    const { page, errors } = await browser.open(start);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.locator(next).click();
    await page.waitForFunction(([element = '', text]) => document.querySelector(element)?.textContent === text, [
      content,
      expected ?? '',
    ] as const);
    await page.waitForFunction(
      (text) => document.title.startsWith(text),
      await page.locator('h1').evaluate(({ firstChild }) => firstChild?.textContent ?? ''),
    );
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain(target);
    expect(await page.locator('meta[property="og:title"]').count()).toBe(1);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('shows the section of the link, with focus on its heading', async () => {
    const { page } = await browser.open(start);
    await page.locator(`article a[href="${section}"]`).click();
    const heading = page.locator(`[id="${section.split('#')[1]}"]`);
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => document.activeElement === element)).toBe(true);
    const { top, bottom } = await heading.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(page.viewportSize()?.height ?? 0);
  });

  it('is loaded from the server if it could not be preloaded', async () => {
    const { page } = await browser.open(start);
    let reloads = 0;
    page.on('load', () => reloads++);
    let last = Date.now();
    page.on('request', () => (last = Date.now()));
    await routeRequests(page, /\/assets\/js\//, (route) => route.abort());
    await page.locator(`article a[href="${section}"]`).hover();
    // Each file is requested several times, so wait until the requests stop.
    await expect.poll(() => Date.now() - last, { timeout: 30_000 }).toBeGreaterThan(3000);
    await page.unroute(/\/assets\/js\//);
    await page.locator(`article a[href="${section}"]`).click();
    await page.waitForFunction((id) => document.getElementById(id) !== null, section.split('#')[1] ?? '');
    expect(await page.getByRole('alert').count()).toBe(0);
    await expect.poll(() => reloads).toBe(1);
  });
});

describe('search opened while a page is loading', () => {
  it('stays open when the page is shown', async () => {
    const { page } = await browser.newPage();
    await saveData(page);
    await page.goto(start);
    await wake(page);
    // Loads the search dialog now, because scripts are blocked below.
    await openSearch(page);
    await page.keyboard.press('Escape');
    const release = await holdRequests(page, /\/assets\/js\//);
    const title = await page.locator('h1').textContent();
    await page.locator(next).click();
    await page.waitForURL(target);
    const { dialog } = await openSearch(page);
    release();
    await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, title);
    await settled(page);
    expect(await dialog.isVisible()).toBe(true);
  });
});
