import type { FishjamConfig } from './client';
import type {
  PeerAdded,
  PeerConnected,
  PeerCrashed,
  PeerDeleted,
  PeerDisconnected,
  PeerMetadataUpdated,
  RoomCrashed,
  RoomCreated,
  RoomDeleted,
  StreamConnected,
  StreamDisconnected,
  TrackAdded,
  TrackMetadataUpdated,
  TrackRemoved,
  ViewerConnected,
  ViewerDisconnected,
} from './events';
import type { MessageFns, TypedEventEmitter } from './internal';
import type {
  ServerMessage_AuthRequest,
  ServerMessage_Authenticated,
  ServerMessage_ComponentCrashed,
  ServerMessage_HlsPlayable,
  ServerMessage_HlsUploadCrashed,
  ServerMessage_HlsUploaded,
  ServerMessage_PeerAdded,
  ServerMessage_PeerConnected,
  ServerMessage_PeerCrashed,
  ServerMessage_PeerDeleted,
  ServerMessage_PeerDisconnected,
  ServerMessage_PeerMetadataUpdated,
  ServerMessage_RoomCrashed,
  ServerMessage_RoomCreated,
  ServerMessage_RoomDeleted,
  ServerMessage_StreamConnected,
  ServerMessage_StreamDisconnected,
  ServerMessage_SubscribeRequest,
  ServerMessage_SubscribeResponse,
  ServerMessage_TrackAdded,
  ServerMessage_TrackMetadataUpdated,
  ServerMessage_TrackRemoved,
  ServerMessage_ViewerConnected,
  ServerMessage_ViewerDisconnected,
} from './messages';

/**
 * Called when a socket fails.
 *
 * @param msg - The event of the socket. It says little; the reason usually comes with the close event.
 * @category Notifications
 */
export type ErrorEventHandler = (msg: Event) => void;

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
  | 'streamConnected'
  | 'streamDisconnected'
  | 'viewerConnected'
  | 'viewerDisconnected'
  | 'trackAdded'
  | 'trackRemoved'
  | 'trackMetadataUpdated';

/**
 * The notifications that the notifier emits and what their handlers receive.
 *
 * @category Notifications
 */
export type NotificationEvents = {
  /**
   * A room was created.
   *
   * @param message - Which room.
   */
  roomCreated: (message: RoomCreated) => void;
  /**
   * A room was deleted.
   *
   * @param message - Which room.
   */
  roomDeleted: (message: RoomDeleted) => void;
  /**
   * A room ended because of a fault.
   *
   * @param message - Which room.
   */
  roomCrashed: (message: RoomCrashed) => void;
  /**
   * A peer was created.
   *
   * @param message - Which peer.
   */
  peerAdded: (message: PeerAdded) => void;
  /**
   * A peer was deleted.
   *
   * @param message - Which peer.
   */
  peerDeleted: (message: PeerDeleted) => void;
  /**
   * A peer joined its room.
   *
   * @param message - Which peer.
   */
  peerConnected: (message: PeerConnected) => void;
  /**
   * A peer left its room.
   *
   * @param message - Which peer.
   */
  peerDisconnected: (message: PeerDisconnected) => void;
  /**
   * A peer changed its metadata.
   *
   * @param message - Which peer, and the metadata.
   */
  peerMetadataUpdated: (message: PeerMetadataUpdated) => void;
  /**
   * A peer ended because of a fault.
   *
   * @param message - Which peer, and why.
   */
  peerCrashed: (message: PeerCrashed) => void;
  /**
   * A streamer started to publish a livestream.
   *
   * @param message - Which livestream.
   */
  streamConnected: (message: StreamConnected) => void;
  /**
   * A streamer stopped publishing a livestream.
   *
   * @param message - Which livestream.
   */
  streamDisconnected: (message: StreamDisconnected) => void;
  /**
   * A viewer started to watch a livestream.
   *
   * @param message - Which viewer.
   */
  viewerConnected: (message: ViewerConnected) => void;
  /**
   * A viewer stopped watching a livestream.
   *
   * @param message - Which viewer.
   */
  viewerDisconnected: (message: ViewerDisconnected) => void;
  /**
   * A peer published a track.
   *
   * @param message - Which track.
   */
  trackAdded: (message: TrackAdded) => void;
  /**
   * A peer took a track back.
   *
   * @param message - Which track.
   */
  trackRemoved: (message: TrackRemoved) => void;
  /**
   * A peer changed the metadata of a track.
   *
   * @param message - Which track, and the metadata.
   */
  trackMetadataUpdated: (message: TrackMetadataUpdated) => void;
};

/**
 * Receives the notifications of all your rooms over one socket.
 *
 * It connects and subscribes when it is made. It does not reconnect: make a new one when it closes. The runtime must
 * have a global `WebSocket`: Node.js 22 or later, Bun or Deno.
 *
 * @example Log who comes and goes, and reconnect
 * ```ts
 * import { FishjamWSNotifier } from '@fishjam-cloud/js-server-sdk';
 *
 * function listen(): void {
 *   let hasEnded = false;
 *
 *   function reconnect(reason: string): void {
 *     // A connection that drops may call both callbacks.
 *     if (hasEnded) return;
 *     hasEnded = true;
 *     console.error(`Notifications stopped: ${reason}`);
 *     if (!reason.includes('invalid token')) setTimeout(listen, 5000);
 *   }
 *
 *   const notifier = new FishjamWSNotifier(
 *     {
 *       fishjamId: process.env.FISHJAM_ID ?? '',
 *       managementToken: process.env.FISHJAM_MANAGEMENT_TOKEN ?? '',
 *     },
 *     () => reconnect('connection error'),
 *     (code, reason) => reconnect(reason || `code ${code}`),
 *   );
 *
 *   notifier.on('peerConnected', ({ roomId, peerId }) => console.log(`${peerId} joined ${roomId}`));
 *   notifier.on('peerDisconnected', ({ roomId, peerId }) => console.log(`${peerId} left ${roomId}`));
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
   * @throws {@link MissingFishjamIdException} when neither a Fishjam ID nor a URL is given.
   */
  constructor(config: FishjamConfig, onError: ErrorEventHandler, onClose: CloseEventHandler);
}

/**
 * A notification as Fishjam sends it, over a socket or to a webhook: exactly one of its keys is set.
 *
 * @category Notifications
 */
export interface ServerMessage {
  /** A room was created. */
  roomCreated?: ServerMessage_RoomCreated;
  /** A room was deleted. */
  roomDeleted?: ServerMessage_RoomDeleted;
  /** A room ended because of a fault. */
  roomCrashed?: ServerMessage_RoomCrashed;
  /** A peer was created. */
  peerAdded?: ServerMessage_PeerAdded;
  /** A peer was deleted. */
  peerDeleted?: ServerMessage_PeerDeleted;
  /** A peer joined its room. */
  peerConnected?: ServerMessage_PeerConnected;
  /** A peer left its room. */
  peerDisconnected?: ServerMessage_PeerDisconnected;
  /** A peer changed its metadata. */
  peerMetadataUpdated?: ServerMessage_PeerMetadataUpdated;
  /** A peer ended because of a fault. */
  peerCrashed?: ServerMessage_PeerCrashed;
  /** A peer published a track. */
  trackAdded?: ServerMessage_TrackAdded;
  /** A peer took a track back. */
  trackRemoved?: ServerMessage_TrackRemoved;
  /** A peer changed the metadata of a track. */
  trackMetadataUpdated?: ServerMessage_TrackMetadataUpdated;
  /** A livestream is being published. */
  streamConnected?: ServerMessage_StreamConnected;
  /** A livestream is no longer published. */
  streamDisconnected?: ServerMessage_StreamDisconnected;
  /** A viewer started to watch a livestream. */
  viewerConnected?: ServerMessage_ViewerConnected;
  /** A viewer stopped watching a livestream. */
  viewerDisconnected?: ServerMessage_ViewerDisconnected;
  /** Asks to be let in; sent to Fishjam as the first message of a socket. */
  authRequest?: ServerMessage_AuthRequest;
  /** The token was accepted. */
  authenticated?: ServerMessage_Authenticated;
  /** Asks for notifications; sent to Fishjam after `authenticated`. */
  subscribeRequest?: ServerMessage_SubscribeRequest;
  /** The subscription was accepted. */
  subscribeResponse?: ServerMessage_SubscribeResponse;
  /** A component ended because of a fault. Rooms that the SDK creates have no components. */
  componentCrashed?: ServerMessage_ComponentCrashed;
  /** An HLS stream can be played. Rooms that the SDK creates have no HLS. */
  hlsPlayable?: ServerMessage_HlsPlayable;
  /** An HLS stream was uploaded. Rooms that the SDK creates have no HLS. */
  hlsUploaded?: ServerMessage_HlsUploaded;
  /** The upload of an HLS stream failed. Rooms that the SDK creates have no HLS. */
  hlsUploadCrashed?: ServerMessage_HlsUploadCrashed;
}

/**
 * Reads and writes notifications: use it to read what Fishjam posts to your webhook.
 *
 * Your HTTP framework must give you the body as bytes, for the content type `application/x-protobuf`.
 *
 * @example Read the body of a webhook
 * ```ts
 * import { ServerMessage } from '@fishjam-cloud/js-server-sdk';
 * import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
 *
 * async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
 *   try {
 *     const chunks: Buffer[] = [];
 *     for await (const chunk of request) chunks.push(chunk as Buffer);
 *     const { peerConnected } = ServerMessage.decode(Buffer.concat(chunks));
 *     if (peerConnected) console.log(`${peerConnected.peerId} joined ${peerConnected.roomId}`);
 *     response.writeHead(200).end();
 *   } catch {
 *     response.writeHead(400).end();
 *   }
 * }
 *
 * createServer((request, response) => {
 *   void receive(request, response);
 * }).listen(3000);
 * ```
 * @category Notifications
 */
export declare const ServerMessage: MessageFns<ServerMessage>;

export {};
