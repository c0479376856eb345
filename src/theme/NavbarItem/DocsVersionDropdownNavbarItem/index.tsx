// Replaced: the original silently links to the home page of a version that lacks the current page.
import { useLocation } from '@docusaurus/router';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ReactNode } from 'react';
import { useVersionLinks } from '@site/src/components/menu/use-version-links';

export default function DocsVersionDropdownNavbarItem({ mobile, position, className }: Props): ReactNode {
  const { search, hash } = useLocation();
  const links = useVersionLinks();
  return (
    <DropdownNavbarItem
      mobile={mobile}
      position={position}
      className={className}
      label={links.find(({ isShown }) => isShown)?.label}
      items={links.map(({ label, path, hasPage, isShown, choose }) => ({
        // A hash on this page has no meaning on another page.
        to: hasPage ? `${path}${search}${hash}` : path,
        label: hasPage ? (
          label
        ) : (
          <>
            {label} <small className="version-without">without this page</small>
          </>
        ),
        isActive: () => isShown,
        onClick: choose,
      }))}
    />
  );
}
