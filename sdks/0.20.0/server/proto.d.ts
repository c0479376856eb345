/**
 * Public API of `@fishjam-cloud/js-server-sdk/proto`.
 *
 * @packageDocumentation
 */
export { ServerMessage_EventType } from './internal';
export type { ServerMessage_AuthRequest } from './messages';
export { ServerMessage } from './server-message';
export {};
