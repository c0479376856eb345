/** Scrolls the sidebar to the current page, because lists of symbols are longer than the screen. */
export function bringCurrentIntoView(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const current = menu?.querySelector('.menu__link[aria-current="page"]');
  if (!menu || !current) return;
  const { top, bottom } = menu.getBoundingClientRect();
  const place = current.getBoundingClientRect();
  if (place.height === 0) return onceShown(current, bringCurrentIntoView);
  // The announcement bar pushes the end of the sidebar off the screen.
  if (place.top < top || place.bottom > Math.min(bottom, window.innerHeight))
    menu.scrollTop += place.top - top - menu.clientHeight / 3;
}

/** Calls a function when an element has a size, because the category around it is still opening. */
function onceShown(element: Element, act: () => void): void {
  new ResizeObserver(([entry], observer) => {
    if (!entry?.contentRect.height) return;
    observer.disconnect();
    act();
  }).observe(element);
}
