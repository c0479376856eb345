import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { holdRequests } from './support/hold-requests';
import { screens } from './support/screens';
import { openSearch } from './support/search';
import { templates } from './support/templates';
import { wake } from './support/wake';
import { saveData, walkTo } from './support/walk';

const browser = browserForTests();

/** Returns the tag of the focused element, with the element's ID or text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element ? `${element.tagName} ${element.id || element.textContent?.trim().slice(0, 40)}` : '';
  });

const outline = (page: Page) =>
  page.evaluate(() => (document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : ''));

const heading = (page: Page, name: string) =>
  page.waitForFunction(
    (text) => document.activeElement?.tagName === 'H1' && document.activeElement.textContent === text,
    name,
  );

describe('following a link', () => {
  it('focuses the heading of the new page, visibly for keyboard users', async () => {
    const { page } = await browser.open('/api/web/functions');
    await page.locator('.pagination-nav__link').last().focus();
    await page.keyboard.press('Enter');
    await heading(page, 'FishjamProvider');
    expect(await outline(page)).toBe('solid');
    // The heading is the starting point for Tab, and is not a Tab stop itself.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
    expect(await page.locator('h1').getAttribute('tabindex')).toBe(null);
  });

  it('focuses the heading without an outline for mouse users', async () => {
    const { page } = await browser.open('/api/web/functions');
    await page.locator('.pagination-nav__link').last().click();
    await heading(page, 'FishjamProvider');
    expect(await outline(page)).toBe('none');
  });

  it('focuses the heading of the new page even if its script arrives late', async () => {
    const { page } = await browser.newPage();
    await saveData(page);
    await page.goto('/api/web/functions');
    await wake(page);
    const asked = page.waitForRequest(/\/assets\/js\//);
    const release = await holdRequests(page, /\/assets\/js\//);
    const link = page.locator('.pagination-nav__link').last();
    await link.focus();
    await page.keyboard.press('Enter');
    await asked;
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    release();
    await heading(page, 'FishjamProvider');
  });

  it('focuses the target of the hash', async () => {
    const { page } = await browser.open(templates.tutorial);
    const link = page.locator('.markdown a[href^="/"][href*="#"]').first();
    const [path, id] = String(await link.getAttribute('href')).split('#');
    await link.click();
    await page.waitForURL((url) => url.pathname === path);
    await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
  });

  it('focuses the content of a page without a heading', async () => {
    const { page } = await browser.open('/api/web/functions');
    await page.evaluate(() => {
      const find = document.querySelector.bind(document);
      document.querySelector = (selector: string) => (selector === 'main h1' ? null : find(selector));
    });
    await page.locator('.pagination-nav__link').last().click();
    await page.waitForURL('**/FishjamProvider');
    await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  });
});

describe('navigating back', () => {
  it('focuses the heading, and lets the browser restore the scroll position', async () => {
    const { page } = await browser.open('/api/reference/rest');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.evaluate(() => document.querySelector<HTMLElement>('.menu__link[href="/"]')?.click());
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
    await page.goBack();
    await heading(page, (await page.locator('h1').textContent()) ?? '');
    await page.waitForFunction(() => window.scrollY > 1000);
  });
});

describe('focus is kept', () => {
  it('in the search field while typing updates the address', async () => {
    const { page } = await browser.open(templates['search-page']);
    const field = page.locator('.search-page').getByRole('searchbox');
    await field.focus();
    await page.keyboard.type('s');
    await page.waitForURL('**q=rooms**');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('in the search field when a link leads to the results page', async () => {
    const { page } = await browser.open('/');
    const { ask, dialog } = await openSearch(page);
    await ask('room');
    await dialog.getByRole('link', { name: 'View all results' }).click();
    await page.waitForURL('**/search?**');
    await page.locator('.search-page-list a').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.matches('.search-page input'))).toBe(true);
  });

  it('on its element when only the query changes', async () => {
    const { page } = await browser.open('/api/web');
    const tab = page.getByRole('tab', { name: 'pnpm' });
    await tab.click();
    await walkTo(page, '?package-manager=pnpm');
    // The links to other versions keep the query, so the navigation is complete once they contain it.
    await page.locator('.dropdown__menu a[href*="?package-manager=pnpm"]').first().waitFor({ state: 'attached' });
    expect(await tab.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('search', () => {
  it('focuses the heading of the selected page', async () => {
    const { page } = await browser.open('/');
    const { ask } = await openSearch(page);
    await ask('useScreenShare');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/useScreenShare**');
    await page.waitForFunction(
      () => document.activeElement?.matches('h1, [id]:not(button)') && document.activeElement.closest('main'),
    );
  });
});

describe('the skip link', () => {
  it('is the first Tab stop, is visible when focused, and leads to the content', async () => {
    for (const viewport of Object.values(screens)) {
      const { page } = await browser.open('/api/web', { viewport });
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('A Skip to main content');
      const box = await page.locator('.skip-to-content').boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= viewport.width).toBe(true);
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
      // The next stop is inside the content instead of the navbar or sidebar.
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    }
  });

  it('works without JavaScript', async () => {
    const { page } = await browser.open('/api/web', { javaScriptEnabled: false });
    const target = await page.locator('.skip-to-content').getAttribute('href');
    expect(await page.locator(String(target)).locator('main').count()).toBe(1);
  });
});

describe('the back-to-top button', () => {
  it('moves focus to the heading', async () => {
    const { page } = await browser.open('/api/reference/rest', { reducedMotion: 'reduce' });
    await page.evaluate(() => window.scrollTo(0, 3000));
    // The button appears when a reader scrolls up.
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, -200);
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await button.waitFor();
    await button.press('Enter');
    await page.waitForFunction(() => window.scrollY === 0 && document.activeElement?.tagName === 'H1');
  });
});
