import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { pageScript } from './support/page-script';
import { prefetched } from './support/page-state';
import { routeRequests } from './support/route-requests';
import { wake } from './support/wake';
import { type Connection, onConnection, walkTo } from './support/walk';

const browser = browserForTests();

describe('an unknown path', () => {
  it('shows the not-found page in the layout of the site', async () => {
    const { page } = await browser.open('/no/such/page');
    expect(await page.locator('h1').textContent()).toBe('Page not found');
    expect(await page.locator('.navbar').isVisible()).toBe(true);
  });

  it('shows the not-found page after client-side navigation', async () => {
    const { page } = await browser.open('/');
    await walkTo(page, '/no/such/page');
    await page.locator('h1', { hasText: 'Page not found' }).waitFor();
  });
});

describe('the progress bar', () => {
  /** Opens a page with a paused clock, and follows a link to a page that keeps loading. */
  async function openNextPage(): Promise<Page> {
    const { page } = await browser.open('/api/web');
    await routeRequests(page, pageScript, () => {
      // Sends no response.
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('.pagination-nav__link').last().click();
    return page;
  }

  it('starts only after 200 ms', async () => {
    const page = await openNextPage();
    await page.clock.runFor(190);
    expect(await page.locator('#nprogress').count()).toBe(0);
    await page.clock.runFor(20);
    expect(await page.locator('#nprogress').count()).toBe(1);
    expect(await page.locator('#nprogress .spinner').count()).toBe(0);
  });

  it('does not start if the reader goes back within 200 ms', async () => {
    const page = await openNextPage();
    await page.clock.runFor(190);
    await page.evaluate(() => history.back());
    await page.waitForURL('/api/web');
    await page.clock.runFor(20);
    expect(await page.locator('#nprogress').count()).toBe(0);
  });
});

describe('a script that cannot be loaded', () => {
  it('logs a warning and reloads the window', async () => {
    const { page } = await browser.open('/api/web');
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await routeRequests(page, pageScript, (route) => route.abort());
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('.pagination-nav__link').last().click();
    await page.waitForFunction(() => !('sameDocument' in window));
    expect(warnings.join('\n')).toMatch(/fail|error/i);
  });
});

describe('prefetching', () => {
  /** Counts the page scripts that are loaded while the reader only views a list of links. */
  async function prefetchedScripts(connection: Connection): Promise<number> {
    const { page } = await browser.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => pageScript.test(request.url()) && scripts.push(request.url()));
    await onConnection(page, connection);
    await page.goto('/api/web');
    await wake(page);
    await prefetched(page);
    return scripts.length;
  }

  it.each<[string, Connection]>([
    ['with the data saver on', { saveData: true, effectiveType: '4g' }],
    ['on a 2g connection', { saveData: false, effectiveType: '2g' }],
  ])('is skipped %s', async (_, connection) => {
    expect(await prefetchedScripts({ saveData: false, effectiveType: '4g' })).toBeGreaterThan(1);
    // The script of the page itself.
    expect(await prefetchedScripts(connection)).toBe(1);
  });
});

describe('an error during rendering', () => {
  /** Makes links in one part of the page throw when they are rendered, until `restore` is called. */
  async function breakLinks(page: Page, part: string): Promise<void> {
    await page.evaluate((selector) => {
      const original = window.IntersectionObserver;
      Object.assign(window, { restore: () => Object.assign(window, { IntersectionObserver: original }) });
      window.IntersectionObserver = class extends original {
        override observe(element: Element): void {
          if (!element.closest(selector)) return super.observe(element);
          throw new Error('The link is broken', { cause: new Error('It was broken on purpose') });
        }
      };
    }, part);
    await page.locator('.pagination-nav__link').last().click();
  }

  const restore = (page: Page) => page.evaluate(() => (window as unknown as { restore(): void }).restore());

  it('of a page shows the error screen with the chain of messages, and Try again restores the page', async () => {
    const { page } = await browser.open('/api/web/functions');
    await breakLinks(page, 'article');
    const heading = page.locator('h1', { hasText: 'This page crashed.' });
    await heading.waitFor();
    const text = await page.locator('main').innerText();
    expect(text).toContain('The link is broken');
    expect(text).toContain('It was broken on purpose');
    expect(await page.locator('.navbar').isVisible()).toBe(true);
    await page.waitForFunction(() => document.title === 'Page Error');
    await restore(page);
    await page.locator('button', { hasText: 'Try again' }).click();
    await page.locator('h1', { hasText: 'FishjamProvider' }).waitFor();
    expect(await heading.count()).toBe(0);
    expect(await page.title()).not.toContain('Page Error');
  });

  it('of the layout shows the title Page Error', async () => {
    const { page } = await browser.open('/api/web');
    await page.evaluate(() => {
      const original = window.IntersectionObserver;
      // Only the first link in the navbar throws, because the error screen has the same navbar.
      window.IntersectionObserver = class extends original {
        override observe(element: Element): void {
          if (!element.closest('.navbar')) return super.observe(element);
          window.IntersectionObserver = original;
          throw new Error('A link of the bar is broken');
        }
      };
    });
    await page.locator('.pagination-nav__link').last().click();
    await page.locator('h1', { hasText: 'This page crashed' }).waitFor();
    await page.waitForFunction(() => document.title === 'Page Error');
  });
});
