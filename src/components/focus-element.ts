/**
 * Moves the focus to an element that does not take it by itself, such as a heading. The page does not scroll.
 *
 * @param element - what to focus; it can be focused by script only as long as it has the focus.
 */
export function focusElement(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** The heading of the page, or its content when it has none; null before there is any. */
export function startOfPage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
}
