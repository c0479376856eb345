import { createStorageSlot } from '@docusaurus/theme-common';

/** Storage for the open categories. It lasts one visit: the next visit starts with the current page's categories. */
const slot = createStorageSlot('docs-sidebar-open', { persistence: 'sessionStorage' });

/** Categories that were open when the reader last navigated within the site. */
let remembered: string | undefined;

const category = '.theme-doc-sidebar-item-category';

/**
 * Whether a category was open when the reader last left a page.
 *
 * @param name - labels of the category's ancestors and of the category itself, joined by slashes. The labels are the
 * same in every version.
 */
export function wasOpen(name: string): boolean {
  return (remembered ?? slot.get())?.split('\n').includes(name) ?? false;
}

/** Remembers the open categories of the sidebar for the next page. */
export function rememberOpen(): void {
  const open = document.querySelectorAll(`.theme-doc-sidebar-menu ${category}:not(.menu__list-item--collapsed)`);
  if (document.querySelector('.theme-doc-sidebar-menu')) remembered = [...open].map(nameOf).join('\n');
}

/** Stores the open categories when the reader leaves the site. Storing them on every navigation would be too slow. */
export function storeOpen(): void {
  rememberOpen();
  if (remembered !== undefined) slot.set(remembered);
}

function nameOf(element: Element): string {
  const label = element.querySelector('.menu__link')?.textContent ?? '';
  const parent = element.parentElement?.closest(category);
  return parent ? `${nameOf(parent)}/${label}` : label;
}
