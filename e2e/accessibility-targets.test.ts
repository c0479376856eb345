import { expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { ready, settled } from './support/page-state';
import { screens } from './support/screens';
import { templates } from './support/templates';

const browser = browserForTests();
const least = 24;

it.each(Object.entries(templates))('every target on the page "%s" is at least 24 by 24 pixels', async (_, path) => {
  const { page } = await browser.open(path);
  await ready(page);
  for (const size of Object.values(screens)) {
    await page.setViewportSize(size);
    await settled(page);
    const small = await page.evaluate((wanted) => {
      /**
       * Whether a target is a link in text, which may be only as high as its line. Under WCAG's spacing exception, this
       * also includes links that fill a list item or a cell if their lines are far enough apart.
       */
      const isInText = (target: Element) => {
        if (getComputedStyle(target).display !== 'inline') return false;
        let block = target.parentElement;
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
        if (!block) return false;
        const isAlone = block.textContent.trim() === target.textContent.trim();
        const lineHeight = Number.parseFloat(getComputedStyle(block).lineHeight);
        return !isAlone || (target.closest('.markdown') !== null && lineHeight >= wanted);
      };
      return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.matches(':disabled'))
        .filter((target) => !isInText(target) && !target.closest('.skip-to-content'))
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect();
          return width < wanted - 0.5 || height < wanted - 0.5;
        })
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          return `${Math.round(width)}×${Math.round(height)} ${target.outerHTML.slice(0, 110)}`;
        });
    }, least);
    expect(small, `at ${size.width} pixels`).toEqual([]);
  }
});
