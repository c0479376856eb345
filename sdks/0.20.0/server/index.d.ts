/**
 * Public API of `@fishjam-cloud/js-server-sdk`.
 *
 * @packageDocumentation
 */
export * from './client';
export * from './errors';
export * from './livestream-tokens';
export * from './notifications';
export * from './peers';
export * from './rooms';
export * from './utility';
export {};
