/**
 * Public API of `@fishjam-cloud/react-native-client/livestream`.
 *
 * @packageDocumentation
 */
export * from './livestream-streamer';
export * from './livestream-viewer';
export {};
