import type { Page } from 'playwright-core';

/**
 * Finds content that a reader cannot see or reach. The page must not be wider than the screen, parts must not overflow
 * the screen without scrolling, and text must not be clipped.
 *
 * @returns a line for each problem; empty if there are none.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const width = document.documentElement.clientWidth;
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    if (document.documentElement.scrollWidth > width)
      problems.push(`the page is ${document.documentElement.scrollWidth} pixels wide`);

    const isDrawn = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Icon names are only for screen readers.
      getComputedStyle(element).clipPath !== 'inset(50%)' &&
      !element.closest('.visually-hidden, .skip-to-content, .search-button-label, [aria-hidden="true"], svg *');
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const hasScroller = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (scrolls(at)) return true;
      return false;
    };
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!isDrawn(element)) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if ((box.right > width + 1 || box.left < -1) && !hasScroller(element))
        problems.push(`stands out: ${name(element)}`);
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      if (isCut && element.textContent.trim() !== '' && getComputedStyle(element).display !== 'inline')
        problems.push(`cuts off its text: ${name(element)}`);
    }
    return problems;
  });
}
