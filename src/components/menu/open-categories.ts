import { createStorageSlot } from '@docusaurus/theme-common';

/** For the time of a visit: who comes back on another day finds the menu as the page needs it. */
const slot = createStorageSlot('docs-sidebar-open', { persistence: 'sessionStorage' });

/** What was open when the reader last left a page without leaving the site. */
let remembered: string | undefined;

const category = '.theme-doc-sidebar-item-category';

/**
 * Whether a category was open when the reader last left a page.
 *
 * @param name - labels of the categories around it and its own, joined by slashes: the same in every version.
 */
export function wasOpen(name: string): boolean {
  return (remembered ?? slot.get())?.split('\n').includes(name) ?? false;
}

/** Remembers what is open in the docs menu now, for the next page. */
export function rememberOpen(): void {
  const open = document.querySelectorAll(`.theme-doc-sidebar-menu ${category}:not(.menu__list-item--collapsed)`);
  if (document.querySelector('.theme-doc-sidebar-menu')) remembered = [...open].map(nameOf).join('\n');
}

/** Does so when the reader leaves the site, for the rest of the visit. It takes longer: not between two pages. */
export function storeOpen(): void {
  rememberOpen();
  if (remembered !== undefined) slot.set(remembered);
}

function nameOf(element: Element): string {
  const label = element.querySelector('.menu__link')?.textContent ?? '';
  const parent = element.parentElement?.closest(category);
  return parent ? `${nameOf(parent)}/${label}` : label;
}
