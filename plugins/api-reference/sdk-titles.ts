import type { Sdk } from './purposes';

/** Name of each SDK in titles. */
export const sdkTitles: Readonly<Record<Sdk, string>> = {
  web: 'React (web)',
  mobile: 'React Native (mobile)',
  server: 'Server (Node.js)',
  'server-python': 'Server (Python)',
};
