// Wrapped: on navigation, re-renders only the items for the old and the new page and their ancestors.
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
