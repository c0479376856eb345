import type { Page } from 'playwright-core';
import { settled } from './page-state';

/** Tab stop, with the problems that a reader would notice. */
export interface Stop {
  /** Index of the element in document order; -1 for the page itself. */
  readonly order: number;
  /** Start of the element's HTML, for messages. */
  readonly html: string;
  /** Problems with the appearance of the focused element; empty if there are none. */
  readonly problems: readonly string[];
}

/**
 * Class of the back-to-top button, which walks ignore. It is shown while a reader scrolls up and hidden at the top, so
 * it appears and disappears during a walk.
 */
const passing = 'theme-back-to-top-button';

/**
 * Prepares a page for a walk through its Tab stops. Waits for layout first, because layout adds a button to wide code.
 * Then numbers the elements, and records how focusable elements look without focus.
 *
 * @returns the indexes of the elements that Tab must reach.
 */
export async function prepareWalk(page: Page): Promise<number[]> {
  await settled(page);
  return page.evaluate(() => {
    // Tab continues from the last focused element, so a temporary element at the top gets focus first.
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
    const all = [...document.querySelectorAll<HTMLElement>('*')];
    const orders = new Map(all.map((element, order) => [element, order]));
    const look = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth} ${boxShadow}`;
    };
    const stops = all.filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.matches('a[href], button, input, select, textarea, summary, [tabindex]') &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]'),
    );
    const looks = new Map(all.map((element) => [element, element.tabIndex >= 0 ? look(element) : '']));
    Object.assign(window, { walk: { orders, looks, look } });
    return stops.map((element) => orders.get(element) ?? -1);
  });
}

/** Presses Tab and returns the new stop. */
async function pressTab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { orders, looks, look } = (
      window as unknown as {
        walk: {
          orders: Map<Element, number>;
          looks: Map<Element, string>;
          readonly look: (element: Element) => string;
        };
      }
    ).walk;
    const element = document.activeElement;
    if (!element || element === document.body) return { order: -1, html: '', problems: [] };
    const problems: string[] = [];
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const hasShadow = getComputedStyle(element).boxShadow !== 'none';
    if (!(hasOutline || hasShadow) || look(element) === looks.get(element)) problems.push('has no sign of focus');

    const bar = document.querySelector('.navbar');
    const barBottom = bar && !bar.contains(element) ? bar.getBoundingClientRect().bottom : 0;
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, window.innerHeight);
    if (bottom - top < Math.min(box.height, window.innerHeight / 2) - 1) problems.push('is outside the screen');
    if (element.closest('main') && box.height < window.innerHeight / 2 && box.top < barBottom - 1)
      problems.push(`is under the navbar: ${Math.round(box.top)}`);
    // The topmost element at its center must be the element itself, a descendant or an ancestor.
    const x = Math.min(Math.max((box.left + box.right) / 2, 0), window.innerWidth - 1);
    const seen = document.elementFromPoint(x, (top + bottom) / 2);
    if (!seen || !(element.contains(seen) || seen.contains(element)))
      problems.push(`is covered by ${seen?.outerHTML.slice(0, 60)}`);
    return { order: orders.get(element) ?? -1, html: element.outerHTML.slice(0, 120), problems };
  });
}

/**
 * Walks through a page with the Tab key; backward if Shift is held down.
 *
 * @param most - maximum number of stops, so that the walk ends even in a keyboard trap.
 * @returns the stops until focus leaves the page.
 */
export async function walk(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    const stop = await pressTab(page);
    if (stop.order < 0 || stop.order === stops[0]?.order) break;
    if (!stop.html.includes(passing)) stops.push(stop);
  }
  await settled(page);
  return stops;
}

/** Walks through a page backward. See {@link walk}. */
export async function walkBackward(page: Page, most: number): Promise<Stop[]> {
  await page.keyboard.down('Shift');
  const stops = await walk(page, most);
  await page.keyboard.up('Shift');
  return stops;
}
