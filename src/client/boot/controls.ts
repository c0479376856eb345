/**
 * Elements that need the client. Links and menus in `<details>` do not, because the browser handles them before the
 * page is hydrated.
 */
const controls = 'button, [role="button"], [role="tab"]';

/** Controls that handle the arrow keys: tabs and the version menu. */
const controlsWithArrowKeys = '[role="tab"], .dropdown > button';

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Returns the control that contains an event target. */
export const controlOf = (target: EventTarget | null): HTMLElement | null => closest(target, controls);

/** Whether an event target is part of a link. */
export const isInLink = (target: EventTarget | null): boolean => closest(target, 'a[href]') !== null;

/** Returns the control that handles the arrow keys, Home and End for an event target. */
export const arrowKeyControlOf = (target: EventTarget | null): HTMLElement | null =>
  closest(target, controlsWithArrowKeys);

/** Returns the button that the search shortcuts trigger. */
export const searchButton = (): HTMLElement | null => document.querySelector('[aria-keyshortcuts~="Control+K"]');
