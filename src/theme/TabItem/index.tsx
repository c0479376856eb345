// Ejected: connects the panel to its tab and labels it for readers without JavaScript, who see all panels in a column.
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTabIds } from '@site/src/components/tabs/tab-ids';

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
