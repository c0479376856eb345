import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { templates } from './support/templates';

const browser = browserForTests();

const next = '.pagination-nav__link--next';

interface Seen {
  readonly heading: string;
  /** Path of the link in the menu that is said to be that of the page. */
  readonly inMenu: string;
}

/**
 * Watches which page is shown, and what the menu says at the time.
 *
 * @param waits - the link to the next page is clicked so many milliseconds after a page is there, then after the next one.
 */
async function watch(page: Page, waits: readonly number[]): Promise<() => Promise<readonly Seen[]>> {
  const seen = await page.evaluateHandle(
    ({ link, clicks }) => {
      const states: Seen[] = [];
      const left = [...clicks];
      const note = () => {
        const state = {
          heading: document.querySelector('h1')?.textContent ?? '',
          inMenu:
            document.querySelector('.theme-doc-sidebar-container [aria-current="page"]')?.getAttribute('href') ?? '',
        };
        const last = states.at(-1);
        if (state.heading === '' || (state.heading === last?.heading && state.inMenu === last.inMenu)) return;
        states.push(state);
        const wait = state.heading === last?.heading ? undefined : left.shift();
        // The foot of a long page is drawn a moment later.
        const click = () => {
          const found = document.querySelector<HTMLElement>(link);
          if (found) found.click();
          else setTimeout(click, 5);
        };
        if (wait === 0) click();
        else if (wait !== undefined) setTimeout(click, wait);
      };
      new MutationObserver(note).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['aria-current'],
      });
      note();
      return states;
    },
    { link: next, clicks: waits },
  );
  return () => seen.jsonValue();
}

async function opened(): Promise<{ page: Page; errors: readonly string[] }> {
  const { page, errors } = await browser.newPage();
  await page.goto(templates.explanation, { waitUntil: 'load' });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  return { page, errors };
}

const menuSays = (page: Page, path: string) =>
  page.waitForSelector(`.theme-doc-sidebar-container [aria-current="page"][href="${path}"]`);

describe('the next page', () => {
  it('is shown first, and then the menu says so', async () => {
    const { page, errors } = await opened();
    const path = (await page.locator(next).getAttribute('href')) ?? '';
    const seen = await watch(page, []);
    await page.locator(next).click();
    await menuSays(page, path);
    const [before, first, ...then] = await seen();
    expect(before?.inMenu).toBe(templates.explanation);
    expect(first).toEqual({ heading: await page.locator('h1').textContent(), inMenu: templates.explanation });
    expect(then).toEqual([{ heading: first?.heading, inMenu: path }]);
    expect(errors).toEqual([]);
  });

  it('comes without a look at the one that is left', async () => {
    const { page } = await opened();
    const path = (await page.locator(next).getAttribute('href')) ?? '';
    const left = await page.locator('article').elementHandle();
    await page.locator(next).click();
    await menuSays(page, path);
    // What React hides, it gives this style, and goes through all that is in it.
    expect(await left?.evaluate((article) => [article.isConnected, article.closest('[style*="display"]')])).toEqual([
      false,
      null,
    ]);
  });

  it.each([[[0, 0, 0, 0]], [[30, 60, 90, 120]]])(
    'stays when the reader went on before the menu knew: after %j ms',
    // It takes an unlucky moment to go wrong.
    { repeats: 2 },
    async (waits) => {
      const { page, errors } = await opened();
      // So slow that the menu is still being drawn when the reader clicks again.
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      const seen = await watch(page, waits);
      await expect
        .poll(async () => new Set((await seen()).map(({ heading }) => heading)).size, { timeout: 30_000 })
        .toBe(waits.length + 1);
      const path = new URL(page.url()).pathname;
      await menuSays(page, path);
      await page.waitForTimeout(500);
      const states = await seen();
      const headings = states.map(({ heading }) => heading).filter((heading, at, all) => heading !== all[at - 1]);
      expect(headings).toHaveLength(waits.length + 1);
      const { page: fresh } = await browser.open(path);
      expect(headings.at(-1)).toBe(await fresh.locator('h1').textContent());
      expect(states.at(-1)).toEqual({ heading: headings.at(-1), inMenu: path });
      expect(errors).toEqual([]);
      // A slowed down page that nobody looks at slows down the next one.
      await page.close();
    },
  );
});
