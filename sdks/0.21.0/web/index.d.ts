/**
 * Public API of `@fishjam-cloud/react-client`.
 *
 * @packageDocumentation
 */
export * from './connection';
export * from './custom-sources';
export * from './devices';
export * from './errors';
export * from './livestream';
export * from './metadata';
export * from './middleware';
export * from './peers';
export * from './sandbox';
export * from './screen-share';
export * from './simulcast';
export * from './utility';
export {};
