import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';
import { drawerCategory } from '../../src/components/menu/drawer-category';

describe('a category in the drawer', () => {
  const guide = { type: 'link', label: 'Connect to a room', href: '/how-to/react/connecting' } as const;
  const category: PropSidebarItemCategory = {
    type: 'category',
    label: 'React',
    collapsed: true,
    collapsible: true,
    items: [guide],
  };

  it('has the link to its landing page as its first item, so that a tap on its label opens it', () => {
    expect(drawerCategory({ ...category, href: '/how-to/react' })).toEqual({
      ...category,
      items: [{ type: 'link', label: 'Overview', href: '/how-to/react' }, guide],
    });
  });

  it('is unchanged without a landing page, or without other items', () => {
    const empty = { ...category, href: '/how-to/react', items: [] };
    expect(drawerCategory(category)).toBe(category);
    expect(drawerCategory(empty)).toBe(empty);
  });
});
