// Payloads of notifications. The package does not export them, so `index.d.ts` does not re-export this file.

import type { ServerMessage_EventType, ServerMessage_PeerType, Track } from './internal';

/** Sent when a room is created. */
export interface ServerMessage_RoomCreated {
  /** ID of the room. */
  roomId: string;
}

/** Sent when a room is deleted. */
export interface ServerMessage_RoomDeleted {
  /** ID of the room. */
  roomId: string;
}

/** Sent when a room crashes. */
export interface ServerMessage_RoomCrashed {
  /** ID of the room. */
  roomId: string;
}

/** Sent when a peer is created. */
export interface ServerMessage_PeerAdded {
  /** ID of the room. */
  roomId: string;
  /** ID of the peer. */
  peerId: string;
  /** Type of the peer: a client or an agent. */
  peerType: ServerMessage_PeerType;
}

/** Sent when a peer is deleted, or when a connected peer's room is deleted. */
export interface ServerMessage_PeerDeleted {
  /** ID of the room. */
  roomId: string;
  /** ID of the peer. */
  peerId: string;
  /** Type of the peer: a client or an agent. */
  peerType: ServerMessage_PeerType;
}

/** Sent when a peer connects to its room. */
export interface ServerMessage_PeerConnected {
  /** ID of the room. */
  roomId: string;
  /** ID of the peer. */
  peerId: string;
  /** Type of the peer: a client or an agent. */
  peerType: ServerMessage_PeerType;
}

/** Sent when a peer disconnects from its room; may be omitted if the room is deleted. */
export interface ServerMessage_PeerDisconnected {
  /** ID of the room. */
  roomId: string;
  /** ID of the peer. */
  peerId: string;
  /** Type of the peer: a client or an agent. */
  peerType: ServerMessage_PeerType;
}

/** Sent when a peer connects to its room or updates its metadata. */
export interface ServerMessage_PeerMetadataUpdated {
  /** ID of the room. */
  roomId: string;
  /** ID of the peer. */
  peerId: string;
  /** Type of the peer: a client or an agent. */
  peerType: ServerMessage_PeerType;
  /** New metadata, as a JSON string. */
  metadata: string;
}

/** Sent when a peer crashes. */
export interface ServerMessage_PeerCrashed {
  /** ID of the room. */
  roomId: string;
  /** ID of the peer. */
  peerId: string;
  /** Type of the peer: a client or an agent. */
  peerType: ServerMessage_PeerType;
  /** Reason for the crash. */
  reason: string;
}

/** Sent when a peer or a component adds a track. */
export interface ServerMessage_TrackAdded {
  /** ID of the room. */
  roomId: string;
  /** ID of the peer that the track belongs to; `undefined` if it belongs to a component. */
  peerId?: string;
  /** ID of the component that the track belongs to; `undefined` if it belongs to a peer. */
  componentId?: string;
  /** The track; `undefined` if the notification does not contain it. */
  track: Track | undefined;
}

/** Sent when a track that belongs to a peer or a component is removed. */
export interface ServerMessage_TrackRemoved {
  /** ID of the room. */
  roomId: string;
  /** ID of the peer that the track belongs to; `undefined` if it belongs to a component. */
  peerId?: string;
  /** ID of the component that the track belongs to; `undefined` if it belongs to a peer. */
  componentId?: string;
  /** The track; `undefined` if the notification does not contain it. */
  track: Track | undefined;
}

/** Sent when a track's metadata is updated. */
export interface ServerMessage_TrackMetadataUpdated {
  /** ID of the room. */
  roomId: string;
  /** ID of the peer that the track belongs to; `undefined` if it belongs to a component. */
  peerId?: string;
  /** ID of the component that the track belongs to; `undefined` if it belongs to a peer. */
  componentId?: string;
  /** The track; `undefined` if the notification does not contain it. */
  track: Track | undefined;
}

/** Sent when a streamer connects to a livestream. */
export interface ServerMessage_StreamConnected {
  /** ID of the livestream. */
  streamId: string;
}

/** Sent when a streamer disconnects from a livestream. */
export interface ServerMessage_StreamDisconnected {
  /** ID of the livestream. */
  streamId: string;
}

/** Sent when a viewer connects to a livestream. */
export interface ServerMessage_ViewerConnected {
  /** ID of the livestream. */
  streamId: string;
  /** ID of the viewer. */
  viewerId: string;
}

/** Sent when a viewer disconnects from a livestream. */
export interface ServerMessage_ViewerDisconnected {
  /** ID of the livestream. */
  streamId: string;
  /** ID of the viewer. */
  viewerId: string;
}

/** Request to authenticate. */
export interface ServerMessage_AuthRequest {
  /** Management token. */
  token: string;
}

/** Response to a successful authentication. */
export type ServerMessage_Authenticated = Record<string, never>;

/** Request to receive notifications. */
export interface ServerMessage_SubscribeRequest {
  /** Type of message to subscribe to. */
  eventType: ServerMessage_EventType;
}

/** Response to a successful subscription. */
export interface ServerMessage_SubscribeResponse {
  /** Type of message that the notifier is subscribed to. */
  eventType: ServerMessage_EventType;
}

/** Sent when a component crashes. */
export interface ServerMessage_ComponentCrashed {
  /** ID of the room. */
  roomId: string;
  /** ID of the component. */
  componentId: string;
}

/** Sent when an HLS stream becomes available. */
export interface ServerMessage_HlsPlayable {
  /** ID of the room. */
  roomId: string;
  /** ID of the component. */
  componentId: string;
}

/** Sent when an HLS recording is uploaded. */
export interface ServerMessage_HlsUploaded {
  /** ID of the room. */
  roomId: string;
}

/** Sent when the upload of an HLS recording fails. */
export interface ServerMessage_HlsUploadCrashed {
  /** ID of the room. */
  roomId: string;
}

export {};
