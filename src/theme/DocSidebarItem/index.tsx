// Wrapped: when the page changes, only the items of the old and of the new page are drawn again, and what is around them.
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type { Props } from '@theme/DocSidebarItem';
import { memo, type ReactNode } from 'react';

const SteadyItem = memo(function SteadyItem(props: Props) {
  return <DocSidebarItem {...props} />;
});

export default function DocSidebarItemOfPage({ activePath, ...props }: Props): ReactNode {
  return <SteadyItem {...props} activePath={isActiveSidebarItem(props.item, activePath) ? activePath : ''} />;
}
