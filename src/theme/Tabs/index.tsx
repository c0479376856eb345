// Ejected: in the original, tabs and panels are not connected, Space, Home and End do nothing, and every panel renders
// a second time during hydration.
import { ThemeClassNames } from '@docusaurus/theme-common';
import { sanitizeTabsChildren, TabsProvider, useTabsContextValue } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { useKeepHashTarget } from '@site/src/components/tabs/keep-hash-target';
import { TabIdsContext } from '@site/src/components/tabs/tab-ids';
import TabList from '@site/src/components/tabs/tab-list';

export default function Tabs(props: Props): ReactNode {
  const value = useTabsContextValue(props);
  const id = useId();
  useKeepHashTarget(value.selectedValue);
  return (
    <TabsProvider value={value}>
      <TabIdsContext.Provider value={id}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container margin-bottom--md')}>
          <TabList className={props.className} />
          <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
        </div>
      </TabIdsContext.Provider>
    </TabsProvider>
  );
}
