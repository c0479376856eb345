import type { FishjamConfig } from './client';
import type { TypedEventEmitter } from './internal';
import type { ServerMessage } from './server-message';

/**
 * Handler that runs when an error occurs on a WebSocket or when the WebSocket cannot be opened.
 *
 * @param msg - The error.
 * @category Notifications
 */
export type ErrorEventHandler = (msg: Error) => void;

/**
 * Handler that runs when a WebSocket closes.
 *
 * @param code - WebSocket close code.
 * @param reason - Reason for closing. If Fishjam rejected the token of a notifier, the reason contains `invalid token`.
 * @category Notifications
 */
export type CloseEventHandler = (code: number, reason: string) => void;

/**
 * Names of the notifier's events.
 *
 * @category Notifications
 */
export type ExpectedEvents =
  | 'roomCreated'
  | 'roomDeleted'
  | 'roomCrashed'
  | 'peerAdded'
  | 'peerDeleted'
  | 'peerConnected'
  | 'peerDisconnected'
  | 'peerMetadataUpdated'
  | 'peerCrashed'
  | 'trackAdded'
  | 'trackRemoved'
  | 'trackMetadataUpdated';

/**
 * Events that the notifier emits. Each handler receives the whole message.
 *
 * The payload is in the property that is named after the event. For example, the handler for `peerConnected` reads
 * `message.peerConnected`. The notifier passes the JSON form of the message. This form contains the names of enum
 * members, such as `'TRACK_TYPE_AUDIO'`, instead of their numbers, and omits empty strings and zeros.
 *
 * @category Notifications
 */
export type NotificationEvents = Record<ExpectedEvents, (message: ServerMessage) => void>;

/**
 * Receives notifications from all your rooms over a single WebSocket.
 *
 * The notifier does not reconnect, and you cannot close it. When the connection ends, create a new notifier.
 *
 * In this version, the notifier sends its first message, which contains the token, as text instead of protobuf, so do
 * not rely on the notifier. Use a webhook instead, or upgrade the SDK to 0.22.1 or later.
 *
 * @caveat A notifier connects and subscribes in the background after you create it, so it can miss notifications that
 * are sent immediately afterward. No event reports that the notifier is ready.
 * @caveat If a notification handler throws an error, the SDK catches it and logs it as "Couldn't decode websocket
 * server message".
 * @caveat The SDK does not catch rejections of `async` handlers. By default, an unhandled rejection ends a Node.js
 * process.
 * @example Log connections and reconnect
 * ```ts
 * import { FishjamWSNotifier } from '@fishjam-cloud/js-server-sdk';
 *
 * function listen(): void {
 *   let hasEnded = false;
 *
 *   function reconnect(reason: string): void {
 *     // More than one callback can be called for the same connection.
 *     if (hasEnded) return;
 *     hasEnded = true;
 *     console.error(`The notification connection ended: ${reason}`);
 *     if (!reason.includes('invalid token')) setTimeout(listen, 5000);
 *   }
 *
 *   const notifier = new FishjamWSNotifier(
 *     {
 *       fishjamId: process.env.FISHJAM_ID ?? '',
 *       managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 *     },
 *     (error) => reconnect(error.message),
 *     (code, reason) => reconnect(reason || `code ${code}`),
 *     (error) => reconnect(error.message),
 *   );
 *
 *   notifier.on('peerConnected', ({ peerConnected }) => console.log(`${peerConnected?.peerId} connected`));
 *   notifier.on('peerDisconnected', ({ peerDisconnected }) => console.log(`${peerDisconnected?.peerId} disconnected`));
 * }
 *
 * listen();
 * ```
 * @category Notifications
 */
export declare class FishjamWSNotifier extends TypedEventEmitter<NotificationEvents, FishjamWSNotifier> {
  /**
   * Connects and subscribes to notifications.
   *
   * @param config - Your Fishjam ID and management token.
   * @param onError - Called when an error occurs on the open WebSocket.
   * @param onClose - Called when the WebSocket closes.
   * @param onConnectionFailed - Called when the WebSocket cannot be opened.
   * @throws {@link MissingFishjamIdException} if the configuration contains neither a Fishjam ID nor a URL.
   */
  constructor(
    config: FishjamConfig,
    onError: ErrorEventHandler,
    onClose: CloseEventHandler,
    onConnectionFailed: ErrorEventHandler,
  );
}

export {};
