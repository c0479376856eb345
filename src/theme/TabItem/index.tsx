// Wrapped: names the panel for readers without scripts, who see all panels one below the other.
import TabItem from '@theme-original/TabItem';
import type { Props } from '@theme/TabItem';
import type { ReactNode } from 'react';

export default function TabItemWithLabel({ children, ...props }: Props): ReactNode {
  return (
    <TabItem {...props}>
      <p className="tab-label">{props.label ?? props.value}</p>
      {children}
    </TabItem>
  );
}
