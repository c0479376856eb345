/**
 * Public API of `@fishjam-cloud/js-server-sdk`.
 *
 * @packageDocumentation
 */
export * from './agents';
export * from './client';
export * from './errors';
export * from './events';
export * from './livestream-tokens';
export * from './notifications';
export * from './peers';
export * from './rooms';
export * from './utility';
export {};
