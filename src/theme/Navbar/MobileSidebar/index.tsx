// Ejected: what is in the drawer is loaded when a reader is about to open it.
import { useLockBodyScroll, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { ReactNode } from 'react';
import { useLoadedDrawer } from '@site/src/components/menu/lazy-drawer';

export default function NavbarMobileSidebar(): ReactNode {
  const { shown, shouldRender } = useNavbarMobileSidebar();
  const drawer = useLoadedDrawer();
  useLockBodyScroll(shown);
  return shouldRender ? drawer : null;
}
