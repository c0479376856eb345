import type { Action, Location } from 'history';

/** Set on the root element while pages are drawn whole. */
const WHOLE = 'data-whole';

/**
 * Whether a page is drawn whole at once, because the reader comes to a place on it: to one that a link names, or back to
 * where the page was left. Else what is above that place might get its height later.
 */
export function comesToPlace(action: Action, { hash }: Pick<Location, 'hash'>): boolean {
  return action !== 'PUSH' || hash !== '';
}

/** Says so to the style sheet, before the page is drawn. */
export function markWhole(isWhole: boolean): void {
  document.documentElement.toggleAttribute(WHOLE, isWhole);
}

/**
 * Does the same for the page that is opened first, before the browser has any of it: written into its head.
 *
 * @param attribute - a parameter, because the text of this function has nothing from outside of it.
 */
function markFirstPage(attribute: string): void {
  const isReturn = (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    ({ type }) => type === 'reload' || type === 'back_forward',
  );
  if (isReturn || location.hash) document.documentElement.setAttribute(attribute, '');
}

/** The script for the head of each page, as text. */
export const firstPageScript = (): string => `(${String(markFirstPage)})(${JSON.stringify(WHOLE)})`;
