import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { docsVersions } from '../plugins/shared/versions';
import { browserForTests } from './support/browser';
import { screens } from './support/screens';
import { templates } from './support/templates';

const browser = browserForTests();
const count = docsVersions().length;

/** Returns the button of the version menu, its list and the list items. */
function menuOf(page: Page) {
  const button = page.getByRole('button', { name: /^Version/ });
  return { button, list: page.locator('.dropdown__menu'), entries: page.locator('.dropdown__menu a') };
}

/** Opens a page and focuses the button of the version menu. */
async function atButton() {
  const { page } = await browser.open(templates['api-hook']);
  const menu = menuOf(page);
  await menu.button.focus();
  const focused = () => menu.entries.evaluateAll((all) => all.findIndex((entry) => entry === document.activeElement));
  return { page, ...menu, focused };
}

describe('the version menu', () => {
  it('is a button whose name contains the current version and whose state is exposed', async () => {
    const { button, list } = await atButton();
    expect(await button.evaluate(({ tagName }) => tagName)).toBe('BUTTON');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    expect(await button.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    expect(await list.isVisible()).toBe(false);
    await button.click();
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    expect(await list.isVisible()).toBe(true);
    expect(await list.getByRole('link').count()).toBe(count);
    await button.click();
    expect(await list.isVisible()).toBe(false);
  });

  it.each(['Enter', 'Space'])('opens and closes with %s, and keeps focus', async (key) => {
    const { page, button, list } = await atButton();
    await page.keyboard.press(key);
    expect(await list.isVisible()).toBe(true);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press(key);
    expect(await list.isVisible()).toBe(false);
  });

  it('opens with an arrow key, which focuses the first item; arrows, Home and End move between items', async () => {
    const { page, list, focused } = await atButton();
    await page.keyboard.press('ArrowDown');
    expect(await list.isVisible()).toBe(true);
    const walk: [string, number][] = [
      ['ArrowUp', 0],
      ['ArrowDown', 1],
      ['End', count - 1],
      ['ArrowDown', count - 1],
      ['ArrowUp', count - 2],
      ['Home', 0],
    ];
    expect(await focused()).toBe(0);
    for (const [key, at] of walk) {
      await page.keyboard.press(key);
      expect(await focused(), key).toBe(at);
    }
  });

  it('closes with Escape and returns focus to the button', async () => {
    const { page, button, list } = await atButton();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await list.isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('closes when Tab moves focus out of it, forward or backward', async () => {
    const { page, button, list, focused } = await atButton();
    await page.keyboard.press('Enter');
    for (let entry = 0; entry < count; entry++) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(entry);
    }
    await page.keyboard.press('Tab');
    expect(await list.isVisible()).toBe(false);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    expect(await list.isVisible()).toBe(false);
  });

  it('closes on a click elsewhere, and ignores hovering', async () => {
    const { page, button, list } = await atButton();
    await button.hover();
    expect(await list.isVisible()).toBe(false);
    await button.click();
    await page.mouse.move(640, 700);
    expect(await list.isVisible()).toBe(true);
    await page.mouse.click(640, 700);
    expect(await list.isVisible()).toBe(false);
  });

  it('marks the current version', async () => {
    const { page } = await browser.open('/0.21.0/api/web');
    const { button, entries } = menuOf(page);
    await button.click();
    const current = await entries.evaluateAll((all) =>
      all.filter((entry) => entry.hasAttribute('aria-current')).map((entry) => entry.textContent),
    );
    expect(current).toEqual(['0.21.0']);
    expect(await button.textContent()).toBe('Version 0.21.0');
  });

  it('opens a version with the keyboard and focuses its heading', async () => {
    const { page, list } = await atButton();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/next/api/web/functions/useCamera');
    expect(await list.isVisible()).toBe(false);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  it('shows its links without JavaScript, on desktop and phone', async () => {
    for (const viewport of Object.values(screens)) {
      const { page } = await browser.open(templates['api-hook'], { javaScriptEnabled: false, viewport });
      const { entries } = menuOf(page);
      expect(await entries.count()).toBe(count);
      const bar = await page.locator('.navbar').boundingBox();
      for (const entry of await entries.all()) {
        expect(await entry.isVisible()).toBe(true);
        const box = await entry.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true);
        expect(box && bar && box.y >= bar.y && box.y + box.height <= bar.y + bar.height).toBe(true);
      }
      expect(await page.locator('.dropdown > button').isVisible()).toBe(false);
    }
  });
});
