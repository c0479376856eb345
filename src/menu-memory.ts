import type { ClientModule } from '@docusaurus/types';
import { rememberOpen } from './components/menu/open-categories';

if (typeof window !== 'undefined') window.addEventListener('pagehide', rememberOpen);

/** Before another page comes: another version has another menu, which opens what is open in this one. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ previousLocation }) => {
  if (previousLocation) rememberOpen();
};

/** Brings the current page into view in the menu beside the text, where a list of symbols is longer than the screen. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const current = menu?.querySelector('.menu__link[aria-current="page"]');
  if (!menu || !current) return;
  const { top, bottom } = menu.getBoundingClientRect();
  const place = current.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) menu.scrollTop += place.top - top - menu.clientHeight / 3;
};
