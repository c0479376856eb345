import type { ClientModule } from '@docusaurus/types';
import { focusElement, startOfPage } from './components/focus-element';
import { painted } from './navigation/painted';

/** Where a reader types or chooses; a page that arrives meanwhile must not take the focus from there. */
const fields = 'input, textarea, select, [contenteditable], dialog[open] *';

/**
 * Moves the focus to what a reader went to, as the browser does when it loads a page: to the target of the hash, else to
 * the heading of the page, so that screen readers tell it and Tab goes on from there. After the page has been painted,
 * because the browser has to reckon its styles once more for it.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation) return;
  const isOtherPage = location.pathname !== previousLocation.pathname;
  if (isOtherPage || location.hash !== previousLocation.hash)
    void painted().then(() => focusOn(location.hash, isOtherPage));
};

function focusOn(hash: string, isOtherPage: boolean): void {
  if (document.activeElement?.matches(fields)) return;
  const element = targetOf(hash) ?? (isOtherPage ? startOfPage() : null);
  if (element) focusElement(element);
}

/** The element that a hash names; none for a hash that is not encoded as it should be. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
