/**
 * Public API of `@fishjam-cloud/js-server-sdk/proto`.
 *
 * @packageDocumentation
 */
export * from './server-message';
export {};
