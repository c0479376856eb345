/** Brings the current page into view in the menu beside the text, where a list of symbols is longer than the screen. */
export function bringCurrentIntoView(): void {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const current = menu?.querySelector('.menu__link[aria-current="page"]');
  if (!menu || !current) return;
  const { top, bottom } = menu.getBoundingClientRect();
  const place = current.getBoundingClientRect();
  // An announcement above the page pushes the end of the menu off the screen.
  if (place.top < top || place.bottom > Math.min(bottom, window.innerHeight))
    menu.scrollTop += place.top - top - menu.clientHeight / 3;
}
