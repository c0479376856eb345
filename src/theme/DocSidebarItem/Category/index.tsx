// Wrapped: reopens categories that were open on the previous page; the original opens only those of the current page.
import useIsBrowser from '@docusaurus/useIsBrowser';
import Category from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { wasOpen } from '@site/src/components/menu/open-categories';

const Parent = createContext('');

export default function CategoryWithMemory(props: Props): ReactNode {
  const { item } = props;
  const parent = useContext(Parent);
  const name = parent ? `${parent}/${item.label}` : item.label;
  // The static HTML is the same for every reader, so remembered categories open after hydration.
  const isBrowser = useIsBrowser();
  const isOpen = useMemo(() => isBrowser && item.collapsed && wasOpen(name), [isBrowser, item.collapsed, name]);
  return (
    <Parent.Provider value={name}>
      {isOpen ? <Category key="open" {...props} item={{ ...item, collapsed: false }} /> : <Category {...props} />}
    </Parent.Provider>
  );
}
