import { createContext, useContext } from 'react';

/** What the ids of a group of tabs begin with. */
export const TabIdsContext = createContext('');

/** Ids that tie a tab and its panel to each other. */
export function useTabIds(): (value: string) => { readonly tab: string; readonly panel: string } {
  const prefix = useContext(TabIdsContext);
  return (value) => {
    const id = `${prefix}-${value.replaceAll(/\s+/g, '-')}`;
    return { tab: `${id}-tab`, panel: `${id}-panel` };
  };
}
