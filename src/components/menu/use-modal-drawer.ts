import { useEffect } from 'react';

/** What lies beside the open drawer, and must not be reached by Tab or by a screen reader while it is open. */
const outside = '#__docusaurus > :not(.navbar), .navbar__inner';

/**
 * Makes the open drawer a modal of the page: the focus goes into it, stays in it, and goes back to the button that opened
 * it; Escape closes it; and the current page is in view.
 *
 * @param isOpen - whether the drawer is shown.
 * @param toggle - closes it when it is.
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
      if (event.key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const element of elements) element.inert = false;
      // Unless the focus has gone elsewhere already, as to search. It is nowhere after Tab has left the last element.
      if (document.activeElement === document.body || document.activeElement?.closest('.navbar-sidebar')) {
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
      }
    };
  }, [isOpen, toggle]);
}
