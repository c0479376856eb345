import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { ready, settled } from './support/page-state';
import { screens } from './support/screens';
import { prepareWalk, walk, walkBackward } from './support/stops';
import { templates } from './support/templates';

const browser = browserForTests();

describe('the Tab key', () => {
  it.each(Object.entries(templates))(
    'reaches every control of the page "%s", forward and backward',
    async (_, path) => {
      const { page } = await browser.open(path);
      await ready(page);
      const wanted = await prepareWalk(page);
      expect(wanted.length).toBeGreaterThan(10);

      const stops = await walk(page, wanted.length + 20);
      expect(stops.flatMap(({ problems, html }) => problems.map((problem) => `${html} ${problem}`))).toEqual([]);
      const orders = stops.map(({ order }) => order);
      expect(orders, 'the order of the document').toEqual(orders.toSorted((a, b) => a - b));
      expect(
        wanted.filter((order) => !orders.includes(order)),
        'not reached',
      ).toEqual([]);

      const back = await walkBackward(page, wanted.length + 20);
      expect(back.flatMap(({ problems, html }) => problems.map((problem) => `${html} ${problem}`))).toEqual([]);
      expect(back.map(({ order }) => order)).toEqual(orders.toReversed());
    },
  );
});

describe('a region that scrolls horizontally', () => {
  it.each([
    ['code', templates.tutorial, '.code-pre[tabindex="0"]'],
    ['a table', templates['rest-reference'], '.table-region[tabindex="0"]'],
    ['a diagram', templates.explanation, 'figure.diagram[tabindex="0"]'],
  ])('%s is reached and scrolled with the keyboard', async (_, path, selector) => {
    const { page } = await browser.open(path, { viewport: screens.phone });
    const box = page.locator(selector).first();
    await box.waitFor();
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((element) => element.scrollLeft > 0, await box.elementHandle());
  });

  it.each([
    ['code and tables', templates['api-hook'], '.code-pre, .table-region'],
    ['diagrams', templates.explanation, 'figure.diagram'],
  ])('is not a Tab stop if its content fits: %s', async (_, path, selector) => {
    const { page } = await browser.open(path);
    await ready(page);
    const stops = await page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((box) => ({ isStop: box.hasAttribute('tabindex'), isWide: box.scrollWidth > box.clientWidth })),
      );
    expect(stops.length).toBeGreaterThan(0);
    expect(stops.filter(({ isStop, isWide }) => isStop !== isWide)).toEqual([]);
  });
});

describe('tabs', () => {
  it('are one Tab stop; arrows, Home and End move between them, Enter and Space select', async () => {
    const { page } = await browser.open('/api/web');
    const tabs = page.getByRole('tab');
    const focused = () => tabs.evaluateAll((all) => all.findIndex((tab) => tab === document.activeElement));
    const chosen = () => tabs.evaluateAll((all) => all.findIndex((tab) => tab.ariaSelected === 'true'));
    expect(await tabs.evaluateAll((all) => all.map((tab) => (tab as HTMLElement).tabIndex))).toEqual([0, -1, -1]);
    await tabs.first().focus();
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['End', 2],
      ['ArrowRight', 0],
      ['ArrowLeft', 2],
      ['Home', 0],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(), key).toBe(at);
      expect(await chosen(), key).toBe(0);
    }
    await page.keyboard.press('Space');
    expect([await focused(), await chosen()]).toEqual([1, 1]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect([await focused(), await chosen()]).toEqual([2, 2]);
  });

  it('reference their panels', async () => {
    const { page } = await browser.open('/api/web');
    for (const name of ['npm', 'Yarn', 'pnpm']) {
      await page.getByRole('tab', { name, exact: true }).click();
      const panel = page.getByRole('tabpanel', { name, exact: true });
      expect(await panel.isVisible()).toBe(true);
      expect(await page.getByRole('tab', { name, exact: true }).getAttribute('aria-controls')).toBe(
        await panel.getAttribute('id'),
      );
    }
  });
});

describe('the back-to-top button', () => {
  it('stays visible while it is focused, even at the top of the page', async () => {
    const { page } = await browser.open(templates.tutorial);
    const button = page.locator('.theme-back-to-top-button');
    const hasFocus = () => button.evaluate((element) => element === document.activeElement);
    // The button appears when a reader scrolls up while far down the page.
    await page.mouse.wheel(0, 3000);
    await page.waitForFunction(() => window.scrollY > 2000);
    await page.mouse.wheel(0, -300);
    await button.and(page.locator('[data-shown]')).waitFor();
    // Press a key to make focus visible. The button is the first Tab stop after the navbar.
    await page.locator('.navbar a, .navbar button').last().focus();
    await page.keyboard.press('Tab');
    expect(await hasFocus()).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator('.theme-back-to-top-button:not([data-shown])').waitFor();
    await button.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    await settled(page);
    expect(await hasFocus()).toBe(true);
    expect(await button.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await button.waitFor({ state: 'hidden' });
  });
});
