import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { releasedVersions } from '../plugins/shared/versions';
import { browserForTests } from './support/browser';
import { screens } from './support/screens';
import { openSearch, type SearchBox } from './support/search';
import { wake } from './support/wake';
import { walkTo } from './support/walk';

const browser = browserForTests();
const phone = { viewport: screens.phone };

describe('the docs sidebar', () => {
  const categories = (page: Page) =>
    page
      .locator('.theme-doc-sidebar-menu .theme-doc-sidebar-item-category:not(.menu__list-item--collapsed) > div')
      .allTextContents();

  it('shows the current page after a navigation to a closed category', async () => {
    const { page } = await browser.open('/how-to/react/managing-devices');
    await walkTo(page, '/api/web/functions/useMicrophone');
    await page.waitForFunction(() => {
      const current = document.querySelector('.theme-doc-sidebar-container .menu__link[aria-current="page"]');
      const { top = 0, bottom = 0, height = 0 } = current?.getBoundingClientRect() ?? {};
      return current?.getAttribute('href')?.endsWith('useMicrophone') && height > 0 && top > 60 && bottom < innerHeight;
    });
  });

  it('shows the current page, even in a long list', async () => {
    const { page } = await browser.open('/api/mobile/variables/useCallKit', {
      viewport: { ...screens.desktop, height: 500 },
    });
    const menu = await page.locator('.theme-doc-sidebar-container .menu').boundingBox();
    const current = await page.locator('.theme-doc-sidebar-container [aria-current="page"]').boundingBox();
    expect(current?.y).toBeGreaterThanOrEqual(menu?.y ?? Infinity);
    expect((current?.y ?? Infinity) + (current?.height ?? 0)).toBeLessThanOrEqual((menu?.y ?? 0) + (menu?.height ?? 0));
  });

  it('formats symbol names as code, and groups them by kind', async () => {
    const { page } = await browser.open('/api/web/functions/useCamera');
    const current = page.locator('.theme-doc-sidebar-container [aria-current="page"]');
    expect(await current.evaluate((link) => getComputedStyle(link).fontFamily)).toContain('monospace');
    expect(await categories(page)).toEqual(['API reference', 'React (web)', 'Functions']);
  });

  it('remembers open categories across reloads', async () => {
    const { page, errors } = await browser.open('/api/web/functions/useCamera');
    await page.getByRole('button', { name: "Expand sidebar category 'Tutorials'" }).click();
    await page.getByRole('button', { name: "Collapse sidebar category 'API reference'" }).click();
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Agents' }).click();
    await page.waitForURL('**/tutorials/agents');
    await page.getByRole('button', { name: "Expand sidebar category 'How-to guides'" }).click();
    await page.getByRole('button', { name: "Expand sidebar category 'React Native'" }).click();
    await page.reload();
    await wake(page);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Share the screen' }).waitFor();
    expect(await categories(page)).toEqual(['Tutorials', 'How-to guides', 'React Native']);
    expect(errors).toEqual([]);
  });

  it('keeps categories open in another version', async () => {
    const { page } = await browser.open('/tutorials/agents');
    await page.getByRole('button', { name: "Expand sidebar category 'Explanations'" }).click();
    await page.locator('.markdown').evaluate(() => {
      const link = document.createElement('a');
      link.href = '/0.21.0/tutorials/agents';
      link.id = 'to-other-version';
      document.body.append(link);
      link.click();
    });
    await page.waitForURL('**/0.21.0/tutorials/agents');
    await wake(page);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Architecture' }).waitFor();
    expect(await categories(page)).toEqual(['Tutorials', 'Explanations']);
  });

  it('strikes through deprecated symbols, even in the table of contents', async () => {
    const { page } = await browser.open('/api/web/functions/useCamera');
    const decorations = page.locator('h3#activecamera del, .theme-doc-toc-desktop a[href="#activecamera"] del');
    expect(await decorations.count()).toBe(2);
  });
});

describe('the drawer', () => {
  async function openDrawer(path: string) {
    const opened = await browser.open(path, phone);
    await opened.page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await opened.page.locator('.navbar-sidebar--show').waitFor();
    return opened;
  }
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  it('receives focus, traps it, and returns it on Escape', async () => {
    const { page } = await openDrawer('/how-to/react/connecting');
    expect(await focused(page)).toBe('Close navigation bar');
    for (let at = 0; at < 60; at++) {
      await page.keyboard.press('Tab');
      // After the last element, focus moves to the browser's controls, and the body is then the active element.
      const place = await page.evaluate(() => {
        const active = document.activeElement;
        return active === document.body || active?.closest('.navbar-sidebar') ? 'inside' : active?.outerHTML;
      });
      expect(place).toBe('inside');
    }
    await page.keyboard.press('Escape');
    await page.locator('.navbar-sidebar--show').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Toggle navigation bar');
    expect(await page.locator('[inert]:not(.navbar-sidebar [inert])').count()).toBe(0);
  });

  it('has versions and search in the lower third of the screen in every state', async () => {
    const { page } = await openDrawer('/api/web/functions/useCamera');
    const search = page.locator('.navbar-sidebar').getByRole('button', { name: 'Search' });
    const versions = page.getByRole('navigation', { name: 'Docs versions' }).getByRole('link');
    expect(await versions.allTextContents()).toEqual(['Next', ...releasedVersions()]);
    for (const place of [search, versions.first(), versions.last()]) {
      const box = await place.boundingBox();
      expect(box?.y).toBeGreaterThan((phone.viewport.height * 2) / 3);
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.viewport.width);
    }
  });

  it('opens the same page in another version, and remembers that version', async () => {
    const { page } = await openDrawer('/api/web/functions/useCamera');
    const versions = page.getByRole('navigation', { name: 'Docs versions' });
    expect(await versions.locator('[aria-current="true"]').textContent()).toBe(releasedVersions()[0]);
    await versions.getByRole('link', { name: '0.21.0' }).click();
    await page.waitForURL('**/0.21.0/api/web/functions/useCamera');
    await page.locator('.navbar-sidebar--show').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('0.21.0');
  });

  it('keeps the section when the reader changes the version', async () => {
    const { page } = await openDrawer('/api/server/classes/FishjamClient#createpeer');
    const versions = page.getByRole('navigation', { name: 'Docs versions' });
    await versions.getByRole('link', { name: '0.21.0' }).click();
    await page.waitForURL('**/0.21.0/api/server/classes/FishjamClient#createpeer');
  });

  it('closes when search opens', async () => {
    const { page } = await openDrawer('/tutorials');
    await page.locator('.navbar-sidebar').getByRole('button', { name: 'Search' }).click();
    await page.locator('dialog.search[data-state="ready"]').waitFor();
    expect(await focused(page)).toBe('Search the docs');
    expect(await page.locator('.navbar-sidebar--show').count()).toBe(0);
  });

  it.each<[string, (search: SearchBox) => Promise<void>]>([
    ['the search field', ({ input }) => input.focus()],
    ['another control', ({ dialog }) => dialog.getByRole('button', { name: 'Close' }).focus()],
    ['no control', ({ input }) => input.blur()],
  ])('stays open when Escape closes search above it, with focus on %s', async (_, focus) => {
    const { page } = await openDrawer('/tutorials');
    const search = await openSearch(page);
    await focus(search);
    await page.keyboard.press('Escape');
    await search.dialog.waitFor({ state: 'detached' });
    expect(await page.locator('.navbar-sidebar--show').count()).toBe(1);
    expect(await focused(page)).toBe('Close navigation bar');
    await page.keyboard.press('Escape');
    await page.locator('.navbar-sidebar--show').waitFor({ state: 'detached' });
  });

  it('shows the current page', async () => {
    const { page } = await openDrawer('/api/server/type-aliases/ViewerConnected');
    const foot = await page.locator('.drawer-foot').boundingBox();
    const current = await page.locator('.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]').boundingBox();
    expect(current?.y).toBeGreaterThan(60);
    expect((current?.y ?? Infinity) + (current?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  });
});

describe('the not-found page', () => {
  it('offers search and the entry points', async () => {
    const { page } = await browser.open('/no/such/page');
    const links = page.locator('main a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/tutorials',
      '/how-to',
      '/explanation',
      '/api',
      '/upgrade',
    ]);
    await page.getByRole('button', { name: 'Search the docs' }).click();
    await page.locator('dialog.search[data-state="ready"]').waitFor();
  });
});
