import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './support/axe';
import { browserForTests } from './support/browser';
import { routeRequests } from './support/route-requests';
import { screens, smallScreens } from './support/screens';
import { openSearch, searchBox } from './support/search';

const browser = browserForTests();
const start = '/explanation/glossary';
/** Elements of search; accessibility.test.ts covers the rest of the page. */
const parts = 'dialog.search, .search-page';

const overflow = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('dialog.search .search-body') ?? document.documentElement;
    return Math.max(
      document.documentElement.scrollWidth - document.documentElement.clientWidth,
      box.scrollWidth - box.clientWidth,
    );
  });

describe.each(Object.entries(screens))('on a %s', (_, viewport) => {
  it('the dialog has no axe violations in any state', async () => {
    const { page } = await browser.open(start, { viewport });
    const { ask } = await openSearch(page);
    expect(await violations(page, { where: parts }), 'empty').toEqual([]);
    for (const query of ['useCamera', 'expired token', 'useLivestrmStrmrXyz', 'zzzzqq']) {
      await ask(query);
      expect(await violations(page, { where: parts }), query).toEqual([]);
      expect(await overflow(page), query).toBeLessThanOrEqual(0);
    }
  });

  it('the dialog has no axe violations if search cannot be loaded', async () => {
    const { page } = await browser.open(start, { viewport });
    await routeRequests(page, '**/assets/search/**', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await searchBox(page).dialog.getByRole('alert').waitFor();
    expect(await violations(page, { where: parts })).toEqual([]);
  });

  it('the results page has no axe violations', async () => {
    const { page } = await browser.open('/search?q=room', { viewport });
    await page.locator('.search-page-list a').first().waitFor();
    expect(await violations(page, { where: parts })).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

describe('the dialog', () => {
  it('follows the combobox pattern with a listbox', async () => {
    const { page } = await browser.open(start);
    const { ask, dialog, input, options } = await openSearch(page);
    await ask('useCamera');
    expect(await input.getAttribute('aria-expanded')).toBe('true');
    expect(await input.getAttribute('aria-autocomplete')).toBe('list');
    const list = dialog.getByRole('listbox');
    expect(await input.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    expect(await dialog.locator('[aria-selected="true"]').count()).toBe(1);
    expect(await options.count()).toBe(await list.locator('a').count());
    // Options are not Tab stops: focus stays in the input.
    expect(await list.locator('a:not([tabindex="-1"])').count()).toBe(0);
    await ask('zzzzqq');
    expect(await input.getAttribute('aria-expanded')).toBe('false');
    expect(await input.getAttribute('aria-activedescendant')).toBeNull();
  });

  it('announces the number of results', async () => {
    const { page } = await browser.open(start);
    const { ask, dialog, status } = await openSearch(page);
    await ask('useCamera');
    const groups = await dialog.getByRole('listbox').getByRole('group').count();
    expect(await status.textContent()).toBe(`Showing the best ${groups} pages.`);
  });

  it('fits a phone and a screen at 200% zoom, and can be opened there', async () => {
    for (const viewport of [screens.phone, smallScreens['200 %']]) {
      const { page } = await browser.open(start, { viewport, deviceScaleFactor: 2 });
      await page.getByRole('button', { name: 'Search' }).click();
      await page.locator('dialog.search[data-state="ready"]').waitFor();
      const { ask, dialog, options } = searchBox(page);
      await ask('useCamera');
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      for (const part of [
        options.first(),
        dialog.getByRole('button', { name: 'Close' }),
        dialog.getByLabel('Version'),
      ]) {
        const box = await part.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= viewport.width && box.y + box.height <= viewport.height).toBe(
          true,
        );
      }
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
  });

  it('has targets of at least 24 pixels', async () => {
    const { page } = await browser.open(start, { viewport: screens.phone });
    const { ask, dialog } = await openSearch(page);
    await ask('useCamera');
    const small = await dialog
      .locator('input, button, select, [role="option"]')
      .evaluateAll((all) =>
        all.filter((each) => each.getBoundingClientRect().height < 24).map((each) => each.outerHTML.slice(0, 80)),
      );
    expect(small).toEqual([]);
  });
});
