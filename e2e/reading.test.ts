import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { releasedVersions } from '../plugins/shared/versions';
import { browserForTests } from './support/browser';
import { openUntouched, prefetched, settled } from './support/page-state';
import { overflow, screens } from './support/screens';
import { templates } from './support/templates';
import { wake } from './support/wake';

const browser = browserForTests();
const [latest = ''] = releasedVersions();

declare global {
  interface Window {
    /** Number of React commits. */
    commits: number;
  }
}

describe('text', () => {
  it('has a comfortable line length', async () => {
    const { page } = await browser.open('/explanation/architecture', { viewport: { width: 1920, height: 900 } });
    const widths = await page
      .locator('.markdown > p')
      .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().width));
    // 75 characters at 16 pixels are about 600 to 720 pixels wide.
    expect(Math.max(...widths)).toBeLessThanOrEqual(720);
  });

  it('uses the font of the site, which is requested before the style sheet', async () => {
    const { page, foreignRequests } = await browser.open('/');
    const preload = page.locator('head link[rel="preload"][as="font"]');
    expect(await preload.getAttribute('href')).toMatch(/^\/assets\/fonts\/figtree-\w+\.woff2$/);
    expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px Figtree')))).toBe(true);
    expect(foreignRequests).toEqual([]);
  });

  const paths = [
    templates.home,
    templates.tutorial,
    templates['api-class'],
    templates.explanation,
    templates['search-page'],
  ];
  it.each(paths)('of %s does not move while the page loads and hydrates', async (path) => {
    const { page } = await browser.newPage();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openUntouched(page, path);
    await wake(page);
    await prefetched(page);
    await settled(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    // On a busy machine, the navbar may be painted before all of its HTML has arrived, which scores 0.005. Moving text
    // scores 0.02.
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
});

describe('a table', () => {
  // Tables of REST fields, of options with long names and of members with long signatures.
  it.each([
    '/api/reference/rest',
    '/how-to/react-native/installation',
    '/next/api/mobile/interfaces/useLivestreamViewerResult',
  ])('of %s keeps each code name on one line, and fits the column', async (path) => {
    const { page } = await browser.open(path, { viewport: screens.desktop });
    const code = await page.locator('.markdown td code').evaluateAll((all) =>
      all.map((name) => ({
        text: name.textContent,
        lines: new Set([...name.getClientRects()].map(({ bottom }) => Math.round(bottom / 10))).size,
      })),
    );
    const names = code.filter(({ text }) => /^[\w.?]{2,24}$/.test(text));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter(({ lines }) => lines !== 1)).toEqual([]);
    const hidden = await page
      .locator('.markdown table')
      .evaluateAll((all) => all.filter(({ parentElement }) => parentElement!.scrollWidth > parentElement!.clientWidth));
    expect(hidden).toHaveLength(0);
  });
});

describe('the table of contents', () => {
  it('stays in view and highlights the current section', async () => {
    const { page } = await browser.open('/api/server/classes/FishjamClient');
    await page.locator('#createpeer').scrollIntoViewIfNeeded();
    await page.locator('#createpeer').evaluate((heading) => heading.scrollIntoView());
    const active = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
    await active.filter({ hasText: /^createPeer$/ }).waitFor();
    const box = await active.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(900);
  });

  it('shows the headings of the next page after a click', async () => {
    const { page } = await browser.open(templates.explanation);
    const heading = await page.locator('h1').textContent();
    await page.locator('.pagination-nav__link--next').click();
    await page
      .locator('h1')
      .filter({ hasNotText: String(heading) })
      .waitFor();
    const last = page.locator('.theme-doc-toc-desktop .table-of-contents__link').last();
    expect(await last.getAttribute('class')).not.toContain('--active');
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    // Wait for this entry, because the first one may stay highlighted until the scroll event has been handled.
    await expect.poll(() => last.getAttribute('class')).toContain('--active');
  });
});

describe('scrolling', () => {
  it('does not render the page again', async () => {
    const { page } = await browser.newPage();
    await page.addInitScript(() => {
      const tools = { supportsFiber: true, inject: () => 1, onPostCommitFiberRoot: () => {} };
      window.commits = 0;
      Object.assign(window, {
        __REACT_DEVTOOLS_GLOBAL_HOOK__: { ...tools, onCommitFiberRoot: () => (window.commits += 1) },
      });
    });
    await openUntouched(page, templates['api-class']);
    await wake(page);
    // The copy buttons are hydrated last.
    await page.locator('button[aria-label="Copy code to clipboard"]').first().waitFor({ state: 'attached' });
    const commits = () => page.evaluate(() => window.commits);
    const settledAt = async (before: number): Promise<number> => {
      await settled(page);
      const now = await commits();
      return now === before ? now : settledAt(now);
    };
    const before = await settledAt(0);
    expect(before).toBeGreaterThan(0);
    await page.mouse.move(640, 450);
    let top = 0;
    for (const turn of [1200, -400, 400, -1200]) {
      top += turn;
      await page.mouse.wheel(0, turn);
      await page.waitForFunction((expected) => window.scrollY === expected, top);
      await settled(page);
    }
    expect(await commits()).toBe(before);
  });
});

describe('wide code', () => {
  it('scrolls in its own region, with a shadow on the side with hidden content', async () => {
    const { page } = await browser.open('/api/web/functions/useCamera', { viewport: screens.phone });
    const code = page.locator('.code-signature pre').first();
    expect(await code.evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(true);
    const shadows = await code.evaluate((pre) => getComputedStyle(pre).backgroundAttachment);
    expect(shadows).toBe('local, local, scroll, scroll, scroll');
    expect(await overflow(page)).toBe(0);
  });
});

describe('the footer of a page', () => {
  it('links to the previous and next page and to the source, and has a date', async () => {
    const { page } = await browser.open('/how-to/react/connecting');
    const neighbours = page.locator('.pagination-nav .pagination-nav__label');
    expect(await neighbours.allTextContents()).toEqual(['Install the React SDK', 'Start streaming']);
    expect(await page.locator('.theme-edit-this-page').getAttribute('href')).toMatch(
      new RegExp(String.raw`/versioned_docs/version-${latest}/how-to/react/connecting\.mdx$`),
    );
    expect(await page.locator('.theme-last-updated time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('of a symbol links to its declaration', async () => {
    const { page } = await browser.open('/api/web/functions/useCamera');
    expect(await page.locator('.theme-edit-this-page').getAttribute('href')).toMatch(
      new RegExp(String.raw`/sdks/${latest}/web/\w+\.d\.ts$`),
    );
    expect(await page.locator('.theme-last-updated time').count()).toBe(1);
  });
});

describe('the print layout', () => {
  const isShown = (page: Page, selector: string) => page.locator(selector).first().isVisible();

  it('omits the navbar and menus of a guide', async () => {
    const { page } = await browser.open('/how-to/backend/server-setup');
    const chrome = ['.navbar', '.footer', '.theme-doc-sidebar-container', '.theme-doc-toc-desktop', '.pagination-nav'];
    for (const selector of chrome) expect(await isShown(page, selector), selector).toBe(true);
    await page.emulateMedia({ media: 'print' });
    for (const selector of [...chrome, '.breadcrumbs', '.theme-edit-this-page', '.theme-announcement-bar']) {
      expect(await isShown(page, selector), selector).toBe(false);
    }
  });

  it('shows the target of each link, and every tab panel', async () => {
    const { page } = await browser.open('/how-to/backend/server-setup');
    await page.emulateMedia({ media: 'print' });
    const after = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await after('.markdown p a[href^="/"], .markdown li a[href^="/"]')).toContain('docs.fishjam.io');
    expect(await after('.markdown pre a')).toBe('none');
    const panels = page.locator('[role="tabpanel"]');
    for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
    expect(await panels.count()).toBeGreaterThan(3);
  });

  it('wraps code', async () => {
    const { page } = await browser.open('/how-to/backend/server-setup', { viewport: { width: 700, height: 900 } });
    await page.emulateMedia({ media: 'print' });
    const isCut = await page
      .locator('.markdown pre')
      .evaluateAll((all) => all.some((pre) => pre.scrollWidth > pre.clientWidth + 1));
    expect(isCut).toBe(false);
  });
});
