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
  ServerMessage_StreamerConnected,
  ServerMessage_StreamerDisconnected,
  ServerMessage_SubscribeRequest,
  ServerMessage_SubscribeResponse,
  ServerMessage_TrackAdded,
  ServerMessage_TrackMetadataUpdated,
  ServerMessage_TrackRemoved,
  ServerMessage_ViewerConnected,
  ServerMessage_ViewerDisconnected,
} from './messages';

/**
 * Handler that runs when an error occurs on a WebSocket.
 *
 * @param msg - Error event of the WebSocket. The event contains few details.
 * @category Notifications
 */
export type ErrorEventHandler = (msg: Event) => void;

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
  | 'streamConnected'
  | 'streamDisconnected'
  | 'viewerConnected'
  | 'viewerDisconnected'
  | 'trackAdded'
  | 'trackRemoved'
  | 'trackMetadataUpdated';

/**
 * Events that the notifier emits, with the types of their handlers.
 *
 * @category Notifications
 */
export type NotificationEvents = {
  /**
   * Emitted when a room is created.
   *
   * @param message - Payload that contains the ID of the room.
   */
  roomCreated: (message: RoomCreated) => void;
  /**
   * Emitted when a room is deleted.
   *
   * @param message - Payload that contains the ID of the room.
   */
  roomDeleted: (message: RoomDeleted) => void;
  /**
   * Emitted when a room crashes.
   *
   * @param message - Payload that contains the ID of the room.
   */
  roomCrashed: (message: RoomCrashed) => void;
  /**
   * Emitted when a peer is created.
   *
   * @param message - Payload that contains the IDs of the room and the peer, and the type of the peer.
   */
  peerAdded: (message: PeerAdded) => void;
  /**
   * Emitted when a peer is deleted, or when a connected peer's room is deleted.
   *
   * @param message - Payload that contains the IDs of the room and the peer, and the type of the peer.
   */
  peerDeleted: (message: PeerDeleted) => void;
  /**
   * Emitted when a peer connects to its room.
   *
   * @param message - Payload that contains the IDs of the room and the peer, and the type of the peer.
   */
  peerConnected: (message: PeerConnected) => void;
  /**
   * Emitted when a peer disconnects from its room; may be omitted if the room is deleted.
   *
   * @param message - Payload that contains the IDs of the room and the peer, and the type of the peer.
   */
  peerDisconnected: (message: PeerDisconnected) => void;
  /**
   * Emitted when a peer connects to its room or updates its metadata.
   *
   * @param message - Payload that identifies the peer and contains its new metadata.
   */
  peerMetadataUpdated: (message: PeerMetadataUpdated) => void;
  /**
   * Emitted when a peer crashes.
   *
   * @param message - Payload that identifies the peer and contains the reason for the crash.
   */
  peerCrashed: (message: PeerCrashed) => void;
  /**
   * Emitted when a streamer connects to a livestream.
   *
   * @param message - Payload that contains the ID of the livestream.
   */
  streamConnected: (message: StreamConnected) => void;
  /**
   * Emitted when a streamer disconnects from a livestream.
   *
   * @param message - Payload that contains the ID of the livestream.
   */
  streamDisconnected: (message: StreamDisconnected) => void;
  /**
   * Emitted when a viewer connects to a livestream.
   *
   * @param message - Payload that contains the IDs of the livestream and the viewer.
   */
  viewerConnected: (message: ViewerConnected) => void;
  /**
   * Emitted when a viewer disconnects from a livestream.
   *
   * @param message - Payload that contains the IDs of the livestream and the viewer.
   */
  viewerDisconnected: (message: ViewerDisconnected) => void;
  /**
   * Emitted when a peer or a component adds a track.
   *
   * @param message - Payload that contains the track, and the ID of the peer or component that the track belongs to.
   */
  trackAdded: (message: TrackAdded) => void;
  /**
   * Emitted when a track that belongs to a peer or a component is removed.
   *
   * @param message - Payload that contains the track, and the ID of the peer or component that the track belongs to.
   */
  trackRemoved: (message: TrackRemoved) => void;
  /**
   * Emitted when a track's metadata is updated.
   *
   * @param message - Payload that contains the track with its new metadata, and the ID of the peer or component that
   * the track belongs to.
   */
  trackMetadataUpdated: (message: TrackMetadataUpdated) => void;
};

/**
 * Receives notifications from all your rooms over a single WebSocket.
 *
 * The notifier does not reconnect, and you cannot close it. When the connection ends, create a new notifier, and read
 * the current state with {@link FishjamClient.getAllRooms | getAllRooms}, because you can miss notifications in
 * between. The runtime must provide a global `WebSocket`, as Node.js 22 or later, Bun and Deno do.
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
 *     // Both callbacks can be called for the same connection.
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
 *     () => reconnect('connection error'),
 *     (code, reason) => reconnect(reason || `code ${code}`),
 *   );
 *
 *   notifier.on('peerConnected', ({ roomId, peerId }) => console.log(`${peerId} connected to ${roomId}`));
 *   notifier.on('peerDisconnected', ({ roomId, peerId }) => console.log(`${peerId} disconnected from ${roomId}`));
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
   * @param onError - Called when an error occurs on the WebSocket or when the WebSocket cannot be opened.
   * @param onClose - Called when the WebSocket closes. `onClose` might not be called if the WebSocket never opens.
   * @throws {@link MissingFishjamIdException} if the Fishjam ID is empty.
   */
  constructor(config: FishjamConfig, onError: ErrorEventHandler, onClose: CloseEventHandler);
}

/**
 * Message that Fishjam exchanges with a notifier or sends to a webhook.
 *
 * At most one of its properties is set, and the name of that property is the message type.
 *
 * @category Notifications
 */
export interface ServerMessage {
  /** Sent when a room is created. */
  roomCreated?: ServerMessage_RoomCreated;
  /** Sent when a room is deleted. */
  roomDeleted?: ServerMessage_RoomDeleted;
  /** Sent when a room crashes. */
  roomCrashed?: ServerMessage_RoomCrashed;
  /** Sent when a peer is created. */
  peerAdded?: ServerMessage_PeerAdded;
  /** Sent when a peer is deleted, or when a connected peer's room is deleted. */
  peerDeleted?: ServerMessage_PeerDeleted;
  /** Sent when a peer connects to its room. */
  peerConnected?: ServerMessage_PeerConnected;
  /** Sent when a peer disconnects from its room; may be omitted if the room is deleted. */
  peerDisconnected?: ServerMessage_PeerDisconnected;
  /** Sent when a peer connects to its room or updates its metadata. */
  peerMetadataUpdated?: ServerMessage_PeerMetadataUpdated;
  /** Sent when a peer crashes. */
  peerCrashed?: ServerMessage_PeerCrashed;
  /** Sent when a peer or a component adds a track. */
  trackAdded?: ServerMessage_TrackAdded;
  /** Sent when a track that belongs to a peer or a component is removed. */
  trackRemoved?: ServerMessage_TrackRemoved;
  /** Sent when a track's metadata is updated. */
  trackMetadataUpdated?: ServerMessage_TrackMetadataUpdated;
  /**
   * Sent when a streamer connects to a livestream.
   *
   * @deprecated Use `streamerConnected`, which also contains the ID of the streamer. In webhooks, handle both. The notifier
   * emits only `streamConnected`.
   */
  streamConnected?: ServerMessage_StreamConnected;
  /**
   * Sent when a streamer disconnects from a livestream.
   *
   * @deprecated Use `streamerDisconnected`, which also contains the ID of the streamer. In webhooks, handle both. The notifier
   * emits only `streamDisconnected`.
   */
  streamDisconnected?: ServerMessage_StreamDisconnected;
  /**
   * Sent when a streamer connects to a livestream.
   *
   * The notifier does not emit an event for this message.
   */
  streamerConnected?: ServerMessage_StreamerConnected;
  /**
   * Sent when a streamer disconnects from a livestream.
   *
   * The notifier does not emit an event for this message.
   */
  streamerDisconnected?: ServerMessage_StreamerDisconnected;
  /** Sent when a viewer connects to a livestream. */
  viewerConnected?: ServerMessage_ViewerConnected;
  /** Sent when a viewer disconnects from a livestream. */
  viewerDisconnected?: ServerMessage_ViewerDisconnected;
  /** Request to authenticate: the first message that a notifier sends. */
  authRequest?: ServerMessage_AuthRequest;
  /** Response to a successful authentication. */
  authenticated?: ServerMessage_Authenticated;
  /** Request to receive notifications: the message that a notifier sends after `authRequest`. */
  subscribeRequest?: ServerMessage_SubscribeRequest;
  /** Response to a successful subscription. */
  subscribeResponse?: ServerMessage_SubscribeResponse;
  /** Sent when a component crashes. Rooms created by the SDK have no components. */
  componentCrashed?: ServerMessage_ComponentCrashed;
  /** Sent when an HLS stream becomes available. Rooms created by the SDK have no HLS stream. */
  hlsPlayable?: ServerMessage_HlsPlayable;
  /** Sent when an HLS recording is uploaded. Rooms created by the SDK have no HLS stream. */
  hlsUploaded?: ServerMessage_HlsUploaded;
  /** Sent when the upload of an HLS recording fails. Rooms created by the SDK have no HLS stream. */
  hlsUploadCrashed?: ServerMessage_HlsUploadCrashed;
}

/**
 * Decodes notifications from bytes, such as the body of a webhook request, and encodes notifications.
 *
 * For requests with the content type `application/x-protobuf`, your HTTP framework must provide the request body as
 * bytes. Some malformed bodies, such as an empty body, do not cause an error but decode to a message whose properties
 * are all `undefined`.
 *
 * @example Decode the body of a webhook request
 * ```ts
 * import { ServerMessage } from '@fishjam-cloud/js-server-sdk';
 * import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
 *
 * async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
 *   try {
 *     const chunks: Buffer[] = [];
 *     for await (const chunk of request) chunks.push(chunk as Buffer);
 *     const { peerConnected } = ServerMessage.decode(Buffer.concat(chunks));
 *     if (peerConnected) console.log(`${peerConnected.peerId} connected to ${peerConnected.roomId}`);
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
