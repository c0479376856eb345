import { createContext, useContext } from 'react';

/** Prefix of the IDs in a group of tabs. */
export const TabIdsContext = createContext('');

/** Returns the IDs that connect a tab and its panel. */
export function useTabIds(): (value: string) => { readonly tab: string; readonly panel: string } {
  const prefix = useContext(TabIdsContext);
  return (value) => {
    const id = `${prefix}-${value.replaceAll(/\s+/g, '-')}`;
    return { tab: `${id}-tab`, panel: `${id}-panel` };
  };
}
