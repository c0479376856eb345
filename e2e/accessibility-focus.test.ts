import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { screens } from './support/screens';
import { openSearch } from './support/search';
import { templates } from './support/templates';
import { wake } from './support/wake';

const browser = browserForTests();

/** What has the focus: its tag and its id or text. */
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

describe('after a link', () => {
  it('the focus is on the heading of the new page, and is seen when the reader uses the keyboard', async () => {
    const { page } = await browser.open('/api/web/functions');
    await page.locator('.pagination-nav__link').last().focus();
    await page.keyboard.press('Enter');
    await heading(page, 'FishjamProvider');
    expect(await outline(page)).toBe('solid');
    // The heading is where the reader goes on from, and no stop of the Tab key afterwards.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
    expect(await page.locator('h1').getAttribute('tabindex')).toBe(null);
  });

  it('the focus is on the heading without a frame when the reader uses a mouse', async () => {
    const { page } = await browser.open('/api/web/functions');
    await page.locator('.pagination-nav__link').last().click();
    await heading(page, 'FishjamProvider');
    expect(await outline(page)).toBe('none');
  });

  it('the heading is that of the new page, however late its script arrives', async () => {
    const { page } = await browser.newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('/api/web/functions');
    await wake(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = page.waitForRequest(/\/assets\/js\//);
    await page.route(/\/assets\/js\//, async (route) => {
      await held;
      await route.continue();
    });
    const link = page.locator('.pagination-nav__link').last();
    await link.focus();
    await page.keyboard.press('Enter');
    await asked;
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    release();
    await heading(page, 'FishjamProvider');
  });

  it('the focus is on the target of the hash', async () => {
    const { page } = await browser.open(templates.tutorial);
    const link = page.locator('.markdown a[href^="/"][href*="#"]').first();
    const [path, id] = String(await link.getAttribute('href')).split('#');
    await link.click();
    await page.waitForURL((url) => url.pathname === path);
    await page.waitForFunction((wanted) => document.activeElement?.id === wanted, id);
  });

  it('the focus is on the content of a page that has no heading', async () => {
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

describe('going back', () => {
  it('puts the focus on the heading and leaves the place of the page to the browser', async () => {
    const { page } = await browser.open('/api/reference');
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.evaluate(() => document.querySelector<HTMLElement>('.menu__link[href="/"]')?.click());
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
    await page.goBack();
    await heading(page, (await page.locator('h1').textContent()) ?? '');
    await page.waitForFunction(() => window.scrollY > 1000);
  });
});

describe('the focus stays', () => {
  it('in the field of search while the address follows what is typed', async () => {
    const { page } = await browser.open(templates['search-page']);
    const field = page.locator('.search-page').getByRole('searchbox');
    await field.focus();
    await page.keyboard.type('s');
    await page.waitForURL('**q=rooms**');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('in the field of search when the page of results is reached by a link', async () => {
    const { page } = await browser.open('/');
    const { ask, dialog } = await openSearch(page);
    await ask('room');
    await dialog.getByRole('link', { name: 'View all results' }).click();
    await page.waitForURL('**/search?**');
    await page.locator('.search-page-list a').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.matches('.search-page input'))).toBe(true);
  });

  it('where it is when only the query changes', async () => {
    const { page } = await browser.open('/api/web');
    const tab = page.getByRole('tab', { name: 'pnpm' });
    await tab.click();
    await page.evaluate(() => {
      window.history.pushState({}, '', '?package-manager=pnpm');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    // The links to other versions keep the query: once they have it, the navigation is over.
    await page.locator('.dropdown__menu a[href*="?package-manager=pnpm"]').first().waitFor({ state: 'attached' });
    expect(await tab.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('search', () => {
  it('gives the focus to the heading of the page that was chosen', async () => {
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
  it('is the first stop, is seen there, and leads to the content', async () => {
    for (const viewport of Object.values(screens)) {
      const { page } = await browser.open('/api/web', { viewport });
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('A Skip to main content');
      const box = await page.locator('.skip-to-content').boundingBox();
      expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= viewport.width).toBe(true);
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
      // The next stop is inside the content, not in the bar or the menu.
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    }
  });

  it('is a link that works without JavaScript', async () => {
    const { page } = await browser.open('/api/web', { javaScriptEnabled: false });
    const target = await page.locator('.skip-to-content').getAttribute('href');
    expect(await page.locator(String(target)).locator('main').count()).toBe(1);
  });
});

describe('the button back to the top', () => {
  it('takes the focus along to the heading', async () => {
    const { page } = await browser.open('/api/reference', { reducedMotion: 'reduce' });
    await page.evaluate(() => window.scrollTo(0, 3000));
    // It is offered when a reader scrolls back.
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, -200);
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await button.waitFor();
    await button.press('Enter');
    await page.waitForFunction(() => window.scrollY === 0 && document.activeElement?.tagName === 'H1');
  });
});
