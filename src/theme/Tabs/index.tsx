// Ejected: in the original, tabs and panels are not tied to each other, and Space, Home and End do nothing.
import useIsBrowser from '@docusaurus/useIsBrowser';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { sanitizeTabsChildren, TabsProvider, useTabsContextValue } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import { useId, type ReactNode } from 'react';
import { TabIdsContext } from '@site/src/components/tab-ids';
import TabList from '@site/src/components/tab-list';

export default function Tabs(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const value = useTabsContextValue(props);
  const id = useId();
  return (
    // The choice that is stored is known in the browser only; a new key draws the tabs again with it.
    <TabsProvider value={value} key={String(isBrowser)}>
      <TabIdsContext.Provider value={id}>
        <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container margin-bottom--md')}>
          <TabList className={props.className} />
          <div className="margin-top--md">{sanitizeTabsChildren(props.children)}</div>
        </div>
      </TabIdsContext.Provider>
    </TabsProvider>
  );
}
