import type { Page } from 'playwright-core';
import { settled } from './page-state';

/** A stop of the Tab key, as a reader finds it. */
export interface Stop {
  /** Number of the element in the order of the document; -1 for the page itself. */
  readonly order: number;
  /** Start of its HTML, to tell it in a message. */
  readonly html: string;
  /** What is wrong with how it is shown; empty when nothing is. */
  readonly faults: readonly string[];
}

/** Offered while a reader scrolls back, and hidden again at the top: it comes and goes during a walk. */
const passing = 'theme-back-to-top-button';

/**
 * Prepares a page for a walk from its start: numbers its elements, and remembers how those that can have the focus look
 * without it. All is laid out first, because code that is too wide gets a button then.
 *
 * @returns the numbers of the elements that Tab must reach.
 */
export async function prepareWalk(page: Page): Promise<number[]> {
  await settled(page);
  return page.evaluate(() => {
    // Where the focus was last is where Tab goes on from.
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

/** Presses a key and tells where it led. */
async function press(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
  await page.keyboard.press(key);
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
    if (!element || element === document.body) return { order: -1, html: '', faults: [] };
    const faults: string[] = [];
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const hasShadow = getComputedStyle(element).boxShadow !== 'none';
    if (!(hasOutline || hasShadow) || look(element) === looks.get(element)) faults.push('has no sign of the focus');

    const bar = document.querySelector('.navbar');
    const barBottom = bar && !bar.contains(element) ? bar.getBoundingClientRect().bottom : 0;
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, window.innerHeight);
    if (bottom - top < Math.min(box.height, window.innerHeight / 2) - 1) faults.push('is out of the screen');
    if (element.closest('main') && box.height < window.innerHeight / 2 && box.top < barBottom - 1)
      faults.push(`is under the bar: ${Math.round(box.top)}`);
    // What is drawn at its centre is the element, or something inside of it.
    const x = Math.min(Math.max((box.left + box.right) / 2, 0), window.innerWidth - 1);
    const seen = document.elementFromPoint(x, (top + bottom) / 2);
    if (!seen || !(element.contains(seen) || seen.contains(element)))
      faults.push(`is covered by ${seen?.outerHTML.slice(0, 60)}`);
    return { order: orders.get(element) ?? -1, html: element.outerHTML.slice(0, 120), faults };
  });
}

/**
 * Walks a whole page with one key.
 *
 * @param most - after how many stops the walk ends, so that a trap ends it.
 * @returns the stops until the focus leaves the page.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < most) {
    const stop = await press(page, key);
    if (stop.order < 0 || stop.order === stops[0]?.order) break;
    if (!stop.html.includes(passing)) stops.push(stop);
  }
  await settled(page);
  return stops;
}
