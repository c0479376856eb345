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

/**
 * Scrolls the sidebar to the current page, now and when the page's category has opened, which takes longer on a slow
 * device. Other categories that the reader opens meanwhile do not scroll the sidebar.
 */
export function followCurrent(): void {
  bringCurrentIntoView();
  const onOpened = ({ target }: Event) => {
    if (target instanceof Element && target.querySelector('[aria-current="page"]')) bringCurrentIntoView();
  };
  findMenu()?.addEventListener('transitionend', onOpened, { signal: AbortSignal.timeout(10_000) });
}
