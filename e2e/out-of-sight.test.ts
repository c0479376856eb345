import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { layOutWhole, settled } from './support/page-state';
import { screens } from './support/screens';
import { templates } from './support/templates';

const browser = browserForTests();

/** A long page with many tables and much code, and a place on it. */
const long = templates['rest-reference'];
const place = '#delete-a-peer';

/** A line of text, in pixels. */
const line = 24;

const boxes = '.table-region[data-height], .code-pre[data-height]';

/** Which of them the browser has laid out. */
const laidOut = (page: Page) =>
  page
    .locator(boxes)
    .evaluateAll((elements) =>
      elements.map((box) => box.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
    );

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** Of what is in the borders of an element, in pixels. */
const heightOf = (element: Element): number => parseFloat(getComputedStyle(element).height);

describe('tables and code below the first screen', () => {
  it('are laid out when the reader comes near', async () => {
    const { page, errors } = await browser.open(long);
    const before = await laidOut(page);
    expect(before.length).toBeGreaterThan(100);
    expect(before.at(-1)).toBe(false);
    await page.locator(boxes).last().scrollIntoViewIfNeeded();
    await settled(page);
    const after = await laidOut(page);
    expect(after.at(-1)).toBe(true);
    expect(after).toContain(false);
    expect(errors).toEqual([]);
  });

  it.each(Object.entries(screens))('are as high as was told (%s)', async (name, viewport) => {
    const { page } = await browser.open(long, { viewport });
    await layOutWhole(page);
    const heights = await page.locator(boxes).evaluateAll(
      (elements, isPhone) =>
        elements.map((box) => ({
          isCode: box.matches('pre'),
          told: 16 * Number((isPhone && box.getAttribute('data-height-narrow')) || box.getAttribute('data-height')),
          // Without the bar by which it is scrolled.
          is: box.firstElementChild?.getBoundingClientRect().height ?? 0,
        })),
      name === 'phone',
    );
    for (const { told, is } of heights.filter(({ isCode }) => isCode)) expect(Math.abs(told - is)).toBeLessThan(1);
    const tables = heights.filter(({ isCode }) => !isCode);
    const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
    const wrong = sum(tables.map(({ told, is }) => Math.abs(told - is)));
    expect(wrong / sum(tables.map(({ is }) => is))).toBeLessThan(0.1);
  });

  it.each(['.code-pre', '.table-region'])(
    'are a stop of the Tab key when they come into sight and are too wide (%s)',
    async (box) => {
      const { page } = await browser.open(long, { viewport: screens.phone });
      const wide = page.locator(`${box}[data-height]`).last();
      expect(await wide.getAttribute('tabindex')).toBeNull();
      // As if its height had been told to the pixel: then only what is in it changes when it is laid out.
      const exact = await browser.open(long, { viewport: screens.phone });
      await layOutWhole(exact.page);
      const height = await exact.page.locator(`${box}[data-height]`).last().evaluate(heightOf);
      await wide.evaluate((element, px) => {
        (element as HTMLElement).style.containIntrinsicBlockSize = `${px}px`;
      }, height);
      await wide.scrollIntoViewIfNeeded();
      await page.waitForFunction(
        (last) => [...document.querySelectorAll(last)].at(-1)?.getAttribute('tabindex') === '0',
        box,
      );
    },
  );

  it('have all their links reached with the Tab key', async () => {
    const { page } = await browser.open(templates['api-class']);
    const links = page.locator(boxes).locator('a');
    const count = await links.count();
    expect(count).toBeGreaterThan(20);
    await page.evaluate(() =>
      document.addEventListener('focusin', ({ target }) => (target as Element).setAttribute('data-reached', '')),
    );
    await page.locator('h1').click();
    while (await page.evaluate(() => !document.activeElement?.matches('footer *'))) await page.keyboard.press('Tab');
    expect(await page.locator(boxes).locator('a[data-reached]').count()).toBe(count);
  });

  it('are on paper', async () => {
    const { page } = await browser.open(long);
    await page.emulateMedia({ media: 'print' });
    expect(await laidOut(page)).not.toContain(false);
  });
});

describe('a place on a page, most of which is not laid out', () => {
  it('is where a link of the page leads', async () => {
    const { page } = await browser.open(long + place);
    await settled(page);
    const whole = await topOf(page, place);
    const other = await browser.open(long);
    await other.page.locator(`.table-of-contents a[href="${place}"]`).click();
    await other.page.waitForURL(`**${place}`);
    await settled(other.page);
    expect(await laidOut(other.page)).toContain(false);
    expect(Math.abs((await topOf(other.page, place)) - whole)).toBeLessThan(line / 2);
  });

  it.each([0.25, 0.5, 0.75])('is found again after scrolling up and down, at %d of the page', async (part) => {
    const { page } = await browser.open(long);
    await page.evaluate((at) => scrollTo(0, document.body.scrollHeight * at), part);
    await settled(page);
    const shown = await page.evaluate(() => {
      const found = [...document.querySelectorAll('article h3')].find((each) => each.getBoundingClientRect().top > 300);
      return { id: found?.id ?? '', top: found?.getBoundingClientRect().top ?? 0 };
    });
    await page.mouse.move(600, 500);
    for (const distance of [-200, 200]) {
      for (let step = 0; step < 10; step++) {
        await page.mouse.wheel(0, distance);
        await settled(page);
      }
    }
    expect(Math.abs((await topOf(page, `[id="${shown.id}"]`)) - shown.top)).toBeLessThan(2 * line);
  });
});

describe('a page is laid out whole', () => {
  const isWhole = (page: Page) => page.locator('html[data-whole]').count();

  it('when it is opened at a place, or again', async () => {
    const { page } = await browser.open(long);
    expect(await isWhole(page)).toBe(0);
    await page.evaluate(() => scrollTo(0, 9000));
    await settled(page);
    await page.reload({ waitUntil: 'load' });
    expect(await isWhole(page)).toBe(1);
    expect(await laidOut(page)).not.toContain(false);
    const { page: opened } = await browser.open(long + place);
    expect(await isWhole(opened)).toBe(1);
  });

  it('when the reader goes back to it, at the place where it was left', async () => {
    const { page } = await browser.open(long);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await settled(page);
    const id = await page.evaluate(
      () => [...document.querySelectorAll('article h3')].find((each) => each.getBoundingClientRect().top > 100)?.id,
    );
    const left = await topOf(page, `[id="${id}"]`);
    const title = await page.locator('h1').textContent();
    await page.evaluate(() => document.querySelector<HTMLElement>('.pagination-nav__link--prev')?.click());
    await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, title);
    expect(await isWhole(page)).toBe(0);
    await page.goBack();
    await page.waitForFunction((old) => document.querySelector('h1')?.textContent === old, title);
    await settled(page);
    expect(await isWhole(page)).toBe(1);
    expect(Math.abs((await topOf(page, `[id="${id}"]`)) - left)).toBeLessThan(150);
  });
});
