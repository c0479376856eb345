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
 * @param reason - Reason for closing. It contains `invalid token` if Fishjam rejected the token.
 * @category Notifications
 */
export type CloseEventHandler = (code: number, reason: string) => void;

/**
 * Names of the events that the notifier emits.
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
 * The payload is in the property that has the name of the event: the handler for `peerConnected` reads
 * `message.peerConnected`. The notifier passes the JSON form of the message, which contains the names of enum members
 * instead of their numbers, such as `'TRACK_TYPE_AUDIO'`, and omits empty strings and zeros.
 *
 * @category Notifications
 */
export type NotificationEvents = Record<ExpectedEvents, (message: ServerMessage) => void>;

/**
 * Receives notifications from all your rooms over a single WebSocket.
 *
 * A notifier connects and subscribes in the background after you create it. No event reports that it is ready, so it
 * can miss notifications that are sent immediately afterward. It does not reconnect, and you cannot close it. When the
 * connection ends, create a new notifier.
 *
 * In this version, the SDK sends the first message, which contains the token, as text instead of protobuf. Do not rely
 * on the notifier: use a webhook or upgrade the SDK.
 *
 * If a handler throws an error, the SDK catches it and logs it as "Couldn't decode websocket server message." It does
 * not catch the rejection of an `async` handler, which ends a Node.js process by default.
 *
 * @example Log connections and reconnect
 * ```ts
 * import { FishjamWSNotifier } from '@fishjam-cloud/js-server-sdk';
 *
 * function listen(): void {
 *   let hasEnded = false;
 *
 *   function reconnect(reason: string): void {
 *     // One connection can call more than one callback.
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
