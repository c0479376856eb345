/** The SDKs that have an API reference, and the folder of `sdks/<version>` and of the routes that each one takes. */
export const sdks = ['web', 'mobile', 'server'] as const;
export type Sdk = (typeof sdks)[number];

/**
 * What symbols are for, in the order in which the landing page of an SDK lists them.
 * A symbol names its purpose with TSDoc's `@category`; a name that is not in this list fails the build.
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
};
