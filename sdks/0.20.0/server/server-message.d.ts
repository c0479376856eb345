import type { MessageFns } from './internal';
import type {
  ServerMessage_Authenticated,
  ServerMessage_ComponentCrashed,
  ServerMessage_HlsPlayable,
  ServerMessage_HlsUploadCrashed,
  ServerMessage_HlsUploaded,
  ServerMessage_MetricsReport,
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
 * Message that Fishjam exchanges with a notifier or sends to a webhook.
 *
 * At most one of its properties is set, and the name of that property is the message type. If this version does not
 * support the message type, no property is set.
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
  /** Sent when a streamer connects to a livestream. */
  streamConnected?: ServerMessage_StreamConnected;
  /** Sent when a streamer disconnects from a livestream. */
  streamDisconnected?: ServerMessage_StreamDisconnected;
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
  /**
   * Server metrics. The notifier does not emit an event for this message.
   *
   * @deprecated The released 0.20.0 package does not contain this message.
   */
  metricsReport?: ServerMessage_MetricsReport;
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
 * import { ServerMessage } from '@fishjam-cloud/js-server-sdk/proto';
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

/**
 * Request to authenticate.
 *
 * @category Notifications
 */
export interface ServerMessage_AuthRequest {
  /** Management token. */
  token: string;
}

/**
 * Encodes and decodes requests to authenticate.
 *
 * The request is the `authRequest` property of a {@link ServerMessage}. To send a request to Fishjam, encode the whole
 * message.
 *
 * @category Notifications
 */
export declare const ServerMessage_AuthRequest: MessageFns<ServerMessage_AuthRequest>;

/**
 * Type of message that a notifier can subscribe to.
 *
 * @category Notifications
 */
export declare enum ServerMessage_EventType {
  /** Unspecified. */
  EVENT_TYPE_UNSPECIFIED = 0,
  /** Notifications about rooms, peers, tracks and livestreams. */
  EVENT_TYPE_SERVER_NOTIFICATION = 1,
  /**
   * Server metrics.
   *
   * @deprecated The released 0.20.0 package does not contain this value.
   */
  EVENT_TYPE_METRICS = 2,
  /** Not used by `decode`, which keeps an unknown value as a number. */
  UNRECOGNIZED = -1,
}

export {};
