/** Elements that need the client. Links do not: before the page is hydrated, the browser follows them. */
const controls = 'button, summary, [role="button"], [role="tab"]';

/** The control that an event belongs to. */
export function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(controls) : null;
}

/** The button that the keyboard shortcuts of search stand for. */
export const searchButton = (): HTMLElement | null => document.querySelector('[aria-keyshortcuts~="Control+K"]');
