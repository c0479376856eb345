/**
 * Moves focus to an element that is not focusable on its own, such as a heading, without scrolling.
 *
 * @param element - element to focus. Only scripts can focus the element, and only until it loses focus.
 */
export function focusElement(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Returns the heading of the page, or the main element if there is none. Returns null before either exists. */
export function startOfPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
}
