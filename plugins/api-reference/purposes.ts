import type { Sdk } from '../../src/lib/sdks';

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
