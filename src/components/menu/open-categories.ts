import { createStorageSlot } from '@docusaurus/theme-common';

/** For the time of a visit: who comes back on another day finds the menu as the page needs it. */
const slot = createStorageSlot('docs-sidebar-open', { persistence: 'sessionStorage' });

const category = '.theme-doc-sidebar-item-category';

/**
 * Whether a category was open when the reader last left a page.
 *
 * @param name - labels of the categories around it and its own, joined by slashes: the same in every version.
 */
export function wasOpen(name: string): boolean {
  return slot.get()?.split('\n').includes(name) ?? false;
}

/** Remembers what is open in the docs menu now. */
export function rememberOpen(): void {
  const open = document.querySelectorAll(`.theme-doc-sidebar-menu ${category}:not(.menu__list-item--collapsed)`);
  if (document.querySelector('.theme-doc-sidebar-menu')) slot.set([...open].map(nameOf).join('\n'));
}

function nameOf(element: Element): string {
  const label = element.querySelector('.menu__link')?.textContent ?? '';
  const parent = element.parentElement?.closest(category);
  return parent ? `${nameOf(parent)}/${label}` : label;
}
