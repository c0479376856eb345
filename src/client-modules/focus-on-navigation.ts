import type { ClientModule } from '@docusaurus/types';
import { focusElement, startOfPage } from '../lib/focus-element';

/** Elements in which a reader types or chooses; navigation must not take focus from them. */
const fields = 'input, textarea, select, [contenteditable], dialog[open] *';

/**
 * Moves focus to the target of a navigation, like a browser on page load: the target of the hash, or otherwise the
 * heading of the page, so that screen readers announce it and Tab continues from there.
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

/** Returns the target of a hash; null if the hash cannot be decoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
