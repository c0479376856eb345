// Ejected: the original re-renders the sidebar whenever the reader scrolls away from the top of the page or back to it,
// to make room for the announcement bar; here, padding below the last item is always present.
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function DocSidebarDesktopContent({ path, sidebar, className }: Props): ReactNode {
  return (
    <nav
      aria-label={translate({ id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar' })}
      className={clsx('menu thin-scrollbar menu--desktop', className)}
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
