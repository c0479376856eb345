/**
 * SDKs for JavaScript and TypeScript. Each name is also the folder name in `sdks/<version>` and part of the route.
 */
export const typeScriptSdks = ['web', 'mobile', 'server'] as const;
export type TypeScriptSdk = (typeof typeScriptSdks)[number];

/** SDKs that have an API reference, by the names in their routes. */
export const sdks = [...typeScriptSdks, 'server-python'] as const;
export type Sdk = (typeof sdks)[number];

/** Whether a value is the name of an SDK. */
export const isSdk = (value: unknown): value is Sdk => sdks.some((sdk) => sdk === value);

/** Returns the folder of an SDK's declarations under `sdks/<version>`. Commands use the same name for the SDK. */
export const folderOfSdk = (sdk: Sdk): string => (sdk === 'server-python' ? 'python' : sdk);

/** Name of each SDK in titles. */
export const sdkTitles: Readonly<Record<Sdk, string>> = {
  web: 'React (web)',
  mobile: 'React Native (mobile)',
  server: 'Server (Node.js)',
  'server-python': 'Server (Python)',
};

/** Short name of each SDK, for places where readers know that it is an SDK. */
export const shortSdkNames: Readonly<Record<Sdk, string>> = {
  web: 'React',
  mobile: 'React Native',
  server: 'Node.js',
  'server-python': 'Python',
};
