import type { FishjamConfig } from './client';
import type { TypedEventEmitter } from './internal';
import type { ServerMessage } from './server-message';

/**
 * Called when a socket fails, or cannot be opened.
 *
 * @param msg - What went wrong.
 * @category Notifications
 */
export type ErrorEventHandler = (msg: Error) => void;

/**
 * Called when a socket closes.
 *
 * @param code - The WebSocket close code.
 * @param reason - Why; contains `invalid token` when the token was refused.
 * @category Notifications
 */
export type CloseEventHandler = (code: number, reason: string) => void;

/**
 * Names of the notifications that the notifier emits.
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
 * The notifications that the notifier emits: each handler receives the whole message.
 *
 * The body is under the key of the same name: the handler of `peerConnected` reads `message.peerConnected`.
 *
 * @category Notifications
 */
export type NotificationEvents = Record<ExpectedEvents, (message: ServerMessage) => void>;

/**
 * Receives the notifications of all your rooms over one socket.
 *
 * It connects and subscribes when it is made. It does not reconnect: make a new one when it closes.
 *
 * @example Log who comes and goes, and reconnect
 * ```ts
 * import { FishjamWSNotifier } from '@fishjam-cloud/js-server-sdk';
 *
 * function listen(): void {
 *   const notifier = new FishjamWSNotifier(
 *     {
 *       fishjamId: process.env.FISHJAM_ID ?? '',
 *       managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 *     },
 *     (error) => console.error(`The socket failed: ${error.message}`),
 *     (code, reason) => {
 *       console.error(`The socket closed (${code}): ${reason}`);
 *       if (!reason.includes('invalid token')) setTimeout(listen, 5000);
 *     },
 *     (error) => {
 *       console.error(`Could not connect: ${error.message}`);
 *       setTimeout(listen, 5000);
 *     },
 *   );
 *
 *   notifier.on('peerConnected', ({ peerConnected }) => console.log(`${peerConnected?.peerId} joined`));
 *   notifier.on('peerDisconnected', ({ peerDisconnected }) => console.log(`${peerDisconnected?.peerId} left`));
 * }
 *
 * listen();
 * ```
 * @category Notifications
 */
export declare class FishjamWSNotifier extends TypedEventEmitter<NotificationEvents, FishjamWSNotifier> {
  /**
   * Connects and subscribes to the notifications.
   *
   * @param config - Your Fishjam ID and management token.
   * @param onError - Called when the socket fails.
   * @param onClose - Called when the socket closes.
   * @param onConnectionFailed - Called when the socket cannot be opened.
   * @throws {@link MissingFishjamIdException} when neither a Fishjam ID nor a URL is given.
   */
  constructor(
    config: FishjamConfig,
    onError: ErrorEventHandler,
    onClose: CloseEventHandler,
    onConnectionFailed: ErrorEventHandler,
  );
}

export {};
