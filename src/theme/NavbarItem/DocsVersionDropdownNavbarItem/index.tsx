// Replaced: the original silently links to the home page of a version that lacks the current page, and opens on hover
// but ignores Space and the arrow keys. In the drawer, the footer lists the versions.
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ReactNode } from 'react';
import VersionMenu from '@site/src/components/menu/version-menu';

export default function DocsVersionDropdownNavbarItem({ mobile, position, className }: Props): ReactNode {
  return mobile ? null : <VersionMenu position={position} className={className} />;
}
