import type { MessageFns } from './internal';
import type {
  ServerMessage_AuthRequest,
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
  /** Figures about the server. The notifier does not emit it. */
  metricsReport?: ServerMessage_MetricsReport;
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
 * import { ServerMessage } from '@fishjam-cloud/js-server-sdk/proto';
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
