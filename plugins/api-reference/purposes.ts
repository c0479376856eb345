/**
 * SDKs for JavaScript and TypeScript. Each name is also the folder name in `sdks/<version>` and part of the route.
 */
export const typeScriptSdks = ['web', 'mobile', 'server'] as const;
export type TypeScriptSdk = (typeof typeScriptSdks)[number];

/** SDKs that have an API reference, by the names in their routes. */
export const sdks = [...typeScriptSdks, 'server-python'] as const;
export type Sdk = (typeof sdks)[number];

/** Returns the folder of an SDK's declarations below `sdks/<version>`. */
export const folderOfSdk = (sdk: Sdk): string => (sdk === 'server-python' ? 'python' : sdk);

/**
 * Purposes of symbols, in the order of the SDK's landing page. TSDoc's `@category` sets the purpose of a symbol. A
 * purpose that is not in this list fails the build.
 */
export const purposes: Readonly<Record<Sdk, readonly string[]>> = {
  web: [
    'Connection',
    'Devices',
    'Peers and tracks',
    'Metadata',
    'Screen share',
    'Custom sources',
    'Stream middleware',
    'Simulcast and bandwidth',
    'Livestreaming',
    'Sandbox',
    'Errors',
    'Utility types',
  ],
  mobile: [
    'Connection',
    'Devices',
    'Permissions',
    'Peers and tracks',
    'Video views',
    'Metadata',
    'Screen share',
    'Simulcast and bandwidth',
    'Background and calls',
    'Picture in picture',
    'Livestreaming',
    'Sandbox',
    'Debugging',
    'Utility types',
  ],
  server: [
    'Client',
    'Rooms',
    'Peers',
    'Livestream tokens',
    'Agents',
    'Notifications',
    'Events',
    'Errors',
    'Utility types',
  ],
  'server-python': ['Client', 'Rooms', 'Peers', 'Agents', 'Notifications', 'Events', 'Errors', 'Utilities'],
};
