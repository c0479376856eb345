import type { ClientModule } from '@docusaurus/types';
import { focusElement, startOfPage } from './components/focus-element';

/** Where a reader types or chooses; a page that arrives meanwhile must not take the focus from there. */
const fields = 'input, textarea, select, [contenteditable], dialog[open] *';

/**
 * Moves the focus to what a reader went to, as the browser does when it loads a page: to the target of the hash, else to
 * the heading of the page, so that screen readers tell it and Tab goes on from there.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation || document.activeElement?.matches(fields)) return;
  const isOtherPage = location.pathname !== previousLocation.pathname;
  if (!isOtherPage && location.hash === previousLocation.hash) return;
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const element = target || (isOtherPage && startOfPage());
  if (element) focusElement(element);
};
