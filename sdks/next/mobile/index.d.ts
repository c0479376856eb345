/**
 * Public API of `@fishjam-cloud/react-native-client`.
 *
 * @packageDocumentation
 */
export * from './background';
export * from './connection';
export * from './debugging';
export * from './deprecated';
export * from './devices';
export * from './metadata';
export * from './peers';
export * from './permissions';
export * from './picture-in-picture';
export * from './sandbox';
export * from './screen-share';
export * from './simulcast';
export * from './utility';
export * from './video-views';
export {};
