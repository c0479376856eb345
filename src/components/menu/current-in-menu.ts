const findMenu = () => document.querySelector('.theme-doc-sidebar-container .menu');

/** Scrolls the sidebar to the current page, because lists of symbols are longer than the screen. */
export function bringCurrentIntoView(): void {
  const menu = findMenu();
  const current = menu?.querySelector('.menu__link[aria-current="page"]');
  if (!menu || !current) return;
  const { top, bottom } = menu.getBoundingClientRect();
  const place = current.getBoundingClientRect();
  // The announcement bar pushes the end of the sidebar off the screen.
  if (place.top < top || place.bottom > Math.min(bottom, window.innerHeight))
    menu.scrollTop += place.top - top - menu.clientHeight / 3;
}

/** Scrolls the sidebar to the current page, now and when its category has opened, which takes at most a second. */
export function followCurrent(): void {
  bringCurrentIntoView();
  findMenu()?.addEventListener('transitionend', bringCurrentIntoView, { signal: AbortSignal.timeout(1000) });
}
