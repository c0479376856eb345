import { useEffect } from 'react';

/** Elements outside the drawer, which Tab and screen readers must skip while it is open. */
const outside = '#__docusaurus > :not(.navbar), .navbar__inner';

/**
 * Makes the open drawer modal. Focus stays inside and returns to the button that opened the drawer. Escape closes the
 * drawer, and the current page is scrolled into view.
 *
 * @param isOpen - whether the drawer is shown.
 * @param toggle - closes the drawer if it is open.
 */
export function useModalDrawer(isOpen: boolean, toggle: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const elements = document.querySelectorAll<HTMLElement>(outside);
    for (const element of elements) element.inert = true;
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    document
      .querySelector('.navbar-sidebar .theme-doc-sidebar-menu [aria-current="page"]')
      ?.scrollIntoView({ block: 'center' });
    const onKeyDown = (event: KeyboardEvent) => {
      // Search may be open above the drawer, and Escape then closes only search.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) toggle();
    };
    // In the capture phase, search has not handled the key yet.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      for (const element of elements) element.inert = false;
      // Returns focus to the button unless focus has already moved elsewhere, such as to search. After Tab leaves the
      // last element, no element has focus.
      if (document.activeElement === document.body || document.activeElement?.closest('.navbar-sidebar')) {
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [isOpen, toggle]);
}
