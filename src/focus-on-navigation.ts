import type { ClientModule } from '@docusaurus/types';
import { focusElement, startOfPage } from './components/focus-element';

/** Where a reader types or chooses; a page that arrives meanwhile must not take the focus from there. */
const fields = 'input, textarea, select, [contenteditable], dialog[open] *';

/**
 * Moves the focus to what a reader went to, as the browser does when it loads a page: to the target of the hash, else to
 * the heading of the page, so that screen readers announce it and Tab continues from there.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation) return;
  const isOtherPage = location.pathname !== previousLocation.pathname;
  if (isOtherPage || location.hash !== previousLocation.hash) focusOn(location.hash, isOtherPage);
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
