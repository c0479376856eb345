import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';

/**
 * Moves the link of a category with a landing page from its label to its first item. A tap on the label then opens the
 * category, and the drawer stays open.
 */
export function drawerCategory(category: PropSidebarItemCategory): PropSidebarItemCategory {
  const { href, items } = category;
  if (href === undefined || items.length === 0) return category;
  return { ...category, href: undefined, items: [{ type: 'link', label: 'Overview', href }, ...items] };
}
