/**
 * SDKs for JavaScript and TypeScript. Each name is also the folder name in `sdks/<version>` and part of the route.
 */
export const typeScriptSdks = ['web', 'mobile', 'server'] as const;
export type TypeScriptSdk = (typeof typeScriptSdks)[number];

/** SDKs that have an API reference, by the names in their routes. */
export const sdks = [...typeScriptSdks, 'server-python'] as const;
export type Sdk = (typeof sdks)[number];

/** Returns the folder of an SDK's declarations under `sdks/<version>`. */
export const folderOfSdk = (sdk: Sdk): string => (sdk === 'server-python' ? 'python' : sdk);

/** Name of each SDK in titles. */
export const sdkTitles: Readonly<Record<Sdk, string>> = {
  web: 'React (web)',
  mobile: 'React Native (mobile)',
  server: 'Server (Node.js)',
  'server-python': 'Server (Python)',
};
