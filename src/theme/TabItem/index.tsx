// Ejected: ties the panel to its tab, and names it for readers without scripts, who see all panels one below the other.
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTabIds } from '@site/src/components/tab-ids';

export default function TabItem({ children, className, value, label }: Props): ReactNode {
  const { selectedValue } = useTabs();
  const { tab, panel } = useTabIds()(value);
  return (
    <div
      role="tabpanel"
      id={panel}
      aria-labelledby={tab}
      className={clsx('tab-panel', className)}
      hidden={value !== selectedValue}
    >
      <p className="tab-label">{label ?? value}</p>
      {children}
    </div>
  );
}
