import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { ready } from './support/page-state';
import { openSearch } from './support/search';
import { templates } from './support/templates';

const browser = browserForTests();

describe('reduced motion', () => {
  it.each(Object.entries(templates))('limits all motion on the page "%s" to 1 ms', async (_, path) => {
    const { page } = await browser.open(path, { reducedMotion: 'reduce' });
    await ready(page);
    const moving = await page.evaluate(() => {
      const longest = (durations: string) =>
        Math.max(...durations.split(',').map((each) => Number.parseFloat(each) * (each.includes('ms') ? 1 : 1000)));
      return [...document.querySelectorAll('*')]
        .flatMap((element) =>
          [undefined, '::before', '::after'].map((part) => ({ element, style: getComputedStyle(element, part) })),
        )
        .filter(
          ({ style }) =>
            longest(style.transitionDuration) > 1 ||
            longest(style.animationDuration) > 1 ||
            style.animationIterationCount === 'infinite' ||
            style.scrollBehavior !== 'auto',
        )
        .map(({ element }) => element.outerHTML.slice(0, 100));
    });
    expect(moving).toEqual([]);
  });

  it('makes the back-to-top button jump', async () => {
    const { page } = await browser.open(templates['rest-reference'], { reducedMotion: 'reduce' });
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, -200);
    const button = page.getByRole('button', { name: 'Scroll back to top' });
    await button.waitFor();
    const top = await button.evaluate((element) => {
      (element as HTMLElement).click();
      return window.scrollY;
    });
    expect(top).toBe(0);
  });
});

describe('forced colors', () => {
  const options = { forcedColors: 'active' } as const;

  /** Returns the styles of an element, except for its background, which forced colors replace. */
  const look = (part: Locator) =>
    part.evaluate((element) => {
      const style = getComputedStyle(element);
      const names = [
        'borderTop',
        'borderRight',
        'borderBottom',
        'borderLeft',
        'outline',
        'textDecorationLine',
      ] as const;
      return names.map((name) => `${name}: ${style[name]}`).join('; ');
    });

  it.each([
    [
      'the current sidebar item',
      '/api/web/functions/useCamera',
      '.menu__link--active[aria-current]',
      '.menu__link:not(.menu__link--active)',
    ],
    ['the selected tab', '/api/web', '.tabs__item--active', '.tabs__item:not(.tabs__item--active)'],
    [
      'the current heading in the table of contents',
      '/api/web/functions/useCamera#returns',
      '.table-of-contents__link--active',
      '.table-of-contents__link:not(.table-of-contents__link--active)',
    ],
  ])('%s is distinguishable from others', async (_, path, current, other) => {
    const { page } = await browser.open(path, options);
    await page.locator(current).first().waitFor();
    expect(await look(page.locator(current).last())).not.toBe(await look(page.locator(other).last()));
  });

  it('distinguish the current version', async () => {
    const { page } = await browser.open('/api/web', options);
    await page.getByRole('button', { name: /^Version/ }).click();
    const entries = page.locator('.dropdown__menu');
    expect(await entries.evaluate((element) => getComputedStyle(element).borderBottomStyle)).toBe('solid');
    expect(await look(entries.locator('[aria-current]'))).not.toBe(
      await look(entries.locator('a:not([aria-current])').first()),
    );
  });

  it('distinguish the selected search option, and outline kind badges', async () => {
    const { page } = await browser.open('/', options);
    const { ask, options: entries, dialog } = await openSearch(page);
    await ask('useCamera');
    expect(await look(dialog.locator('[aria-selected="true"]'))).not.toBe(await look(entries.last()));
    const kind = dialog.locator('.search-kind').first();
    expect(await kind.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  });

  it('show focus', async () => {
    const { page } = await browser.open('/api/web', options);
    for (const part of [
      page.locator('.navbar__brand'),
      page.getByRole('button', { name: /^Version/ }),
      page.getByRole('button', { name: /^Search/ }),
      page.locator('.menu__link--active[aria-current]').last(),
      page.getByRole('tab', { selected: true }),
      page.locator('.pagination-nav__link').last(),
    ]) {
      await page.keyboard.press('Shift');
      await part.focus();
      const { style, width } = await part.evaluate((element) => ({
        style: getComputedStyle(element).outlineStyle,
        width: Number.parseFloat(getComputedStyle(element).outlineWidth),
      }));
      expect(style).toBe('solid');
      expect(width).toBeGreaterThanOrEqual(2);
    }
  });

  it('outline buttons, code blocks and links to the next page', async () => {
    const { page } = await browser.open('/api/web', options);
    for (const part of [
      page.getByRole('button', { name: /^Search/ }),
      page.locator('.code-container').first(),
      page.locator('.pagination-nav__link').last(),
    ])
      expect(await part.evaluate((element) => getComputedStyle(element).borderBottomStyle)).toBe('solid');
  });

  it('outline an admonition, whose kind is also stated in text', async () => {
    const { page } = await browser.open('/tutorials/react-quick-start', options);
    const notice = page.locator('.theme-admonition').first();
    expect(await notice.locator('[class*="admonitionHeading"]').textContent()).toBe('Note');
    expect(await notice.evaluate((element) => getComputedStyle(element).borderLeftStyle)).toBe('solid');
  });

  it('distinguish highlighted lines of code', async () => {
    const { page } = await browser.open('/how-to/backend/production-deployment', options);
    const code = page.locator('.code-container');
    expect(await look(code.locator('.line.highlighted').first())).not.toBe(
      await look(code.locator('.line:not(.highlighted)').first()),
    );
    for (const [kind, mark] of [
      ['add', '+'],
      ['remove', '−'],
    ]) {
      const line = code.locator(`.line.diff.${kind}`).first();
      expect(await line.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${mark}"`);
    }
  });
});
