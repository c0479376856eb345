/**
 * Public API of `@fishjam-cloud/react-native-client`.
 *
 * @packageDocumentation
 */
export * from './background';
export * from './connection';
export * from './deprecated';
export * from './devices';
export * from './livestream-streamer';
export * from './livestream-viewer';
export * from './metadata';
export * from './peers';
export * from './permissions';
export * from './sandbox';
export * from './screen-share';
export * from './simulcast';
export * from './utility';
export * from './video-views';
export {};
