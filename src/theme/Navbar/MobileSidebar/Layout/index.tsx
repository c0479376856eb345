// Ejected: the drawer is modal, with versions and search in its footer, within reach of the thumb.
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import DrawerFoot from '@site/src/components/menu/drawer-foot';
import { useModalDrawer } from '@site/src/components/menu/use-modal-drawer';

export default function MobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const { shown: secondaryShown } = useNavbarSecondaryMenu();
  useModalDrawer(shown, toggle);
  return (
    <div className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}>
      {header}
      <div className={clsx('navbar-sidebar__items', secondaryShown && 'navbar-sidebar__items--show-secondary')}>
        <div className="navbar-sidebar__item menu" inert={secondaryShown}>
          {primaryMenu}
        </div>
        <div className="navbar-sidebar__item menu" inert={!secondaryShown}>
          {secondaryMenu}
        </div>
      </div>
      <DrawerFoot onLeave={toggle} />
    </div>
  );
}
