import { describe, expect, it } from 'vitest';
import { violations } from './support/axe';
import { browserForTests } from './support/browser';
import { settled } from './support/page-state';
import { screens } from './support/screens';
import { openSearch } from './support/search';
import { templates } from './support/templates';

const browser = browserForTests();

describe('axe finds no violation', () => {
  const hook = templates['api-hook'];

  it('in the open version menu', async () => {
    const { page } = await browser.open(hook);
    await page.getByRole('button', { name: /^Version/ }).click();
    expect(await violations(page)).toEqual([]);
  });

  it('in the drawer of a phone: docs menu and primary menu', async () => {
    const { page } = await browser.open(hook, { viewport: screens.phone });
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar .menu__link--active').first().waitFor();
    await settled(page);
    expect(await violations(page), 'docs').toEqual([]);
    await page.locator('.navbar-sidebar__back').click();
    await page.locator('.navbar-sidebar__items:not(.navbar-sidebar__items--show-secondary)').waitFor();
    await settled(page);
    expect(await violations(page), 'primary').toEqual([]);
  });

  it.each(Object.entries(screens))('around the open search dialog, on a %s', async (_, viewport) => {
    const { page } = await browser.open(hook, { viewport });
    const { ask } = await openSearch(page);
    await ask('useCamera');
    expect(await violations(page)).toEqual([]);
  });

  it('on the crash screen', async () => {
    const { page } = await browser.open(hook);
    await page.evaluate(() => {
      const original = window.IntersectionObserver;
      window.IntersectionObserver = class extends original {
        override observe(element: Element): void {
          if (!element.closest('article')) return super.observe(element);
          throw new Error('The link is broken');
        }
      };
    });
    await page.locator('.pagination-nav__link').last().click();
    await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('with forced colors and reduced motion', async () => {
    const { page } = await browser.open(templates.tutorial, { forcedColors: 'active', reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
  });
});

describe('axe', () => {
  it('detects seeded violations', async () => {
    const { page } = await browser.open(templates.glossary);
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button></button><img src="/img/logo.svg">');
    });
    expect((await violations(page)).map((violation) => violation.split(':')[0])).toEqual(['button-name', 'image-alt']);
  });
});
