import { sdks, type Sdk } from './sdks';

/** Tab of a page whose content is for one SDK. */
export interface SdkTab {
  /** Group of the tab, which the tabs of all pages share. */
  readonly group: 'platform' | 'server-language';
  /** Value of the tab within its group. */
  readonly value: string;
  /** Text that readers see, and that starts the tab in a page's Markdown. */
  readonly label: string;
}

/** Tab of each SDK. */
export const sdkTabs: Readonly<Record<Sdk, SdkTab>> = {
  web: { group: 'platform', value: 'react', label: 'React' },
  mobile: { group: 'platform', value: 'react-native', label: 'React Native' },
  server: { group: 'server-language', value: 'typescript', label: 'TypeScript' },
  'server-python': { group: 'server-language', value: 'python', label: 'Python' },
};

/** Returns the SDK of the tab with a label; undefined for tabs that belong to no SDK, such as `npm`. */
export const sdkOfTabLabel = (label: string): Sdk | undefined => sdks.find((sdk) => sdkTabs[sdk].label === label);

/** Returns the SDK of the tab with a value; undefined for tabs that belong to no SDK, such as `npm`. */
export const sdkOfTabValue = (value: string): Sdk | undefined => sdks.find((sdk) => sdkTabs[sdk].value === value);
