import type { ClientModule } from '@docusaurus/types';
import { focusElement, startOfPage } from '../lib/focus-element';
import { hashTarget } from '../lib/hash-target';

/** Elements in which a reader types or selects. Navigation must not move focus away from them. */
const fields = 'input, textarea, select, [contenteditable], dialog[open] *';

/**
 * Moves focus to the target of a navigation, as a browser does on page load. The target is the element for the hash or,
 * if there is none, the page's heading. Screen readers announce the target, and Tab continues from there.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (!previousLocation) return;
  const isOtherPage = location.pathname !== previousLocation.pathname;
  if (isOtherPage || location.hash !== previousLocation.hash) focusOn(location.hash, isOtherPage);
};

function focusOn(hash: string, isOtherPage: boolean): void {
  if (document.activeElement?.matches(fields)) return;
  const element = hashTarget(hash) ?? (isOtherPage ? startOfPage() : null);
  if (element) focusElement(element);
}
