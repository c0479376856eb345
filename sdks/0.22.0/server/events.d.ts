import type { ServerMessage_PeerType, Track } from './internal';
import type { PeerId } from './peers';
import type { RoomId } from './rooms';

/**
 * Sent when a room is created.
 *
 * @category Events
 */
export type RoomCreated = {
  /** ID of the room. */
  roomId: RoomId;
};

/**
 * Sent when a room is deleted.
 *
 * @category Events
 */
export type RoomDeleted = {
  /** ID of the room. */
  roomId: RoomId;
};

/**
 * Sent when a room crashes.
 *
 * @category Events
 */
export type RoomCrashed = {
  /** ID of the room. */
  roomId: RoomId;
};

/**
 * Sent when a peer is created.
 *
 * The peer has not connected to its room yet.
 *
 * @category Events
 */
export type PeerAdded = {
  /** ID of the room. */
  roomId: RoomId;
  /** ID of the peer. */
  peerId: PeerId;
  /** Type of the peer: a client or an agent. */
  peerType: ServerMessage_PeerType;
};

/**
 * Sent when a peer is deleted, or when a connected peer's room is deleted.
 *
 * @category Events
 */
export type PeerDeleted = {
  /** ID of the room. */
  roomId: RoomId;
  /** ID of the peer. */
  peerId: PeerId;
  /** Type of the peer: a client or an agent. */
  peerType: ServerMessage_PeerType;
};

/**
 * Sent when a peer connects to its room.
 *
 * @category Events
 */
export type PeerConnected = {
  /** ID of the room. */
  roomId: RoomId;
  /** ID of the peer. */
  peerId: PeerId;
  /** Type of the peer: a client or an agent. */
  peerType: ServerMessage_PeerType;
};

/**
 * Sent when a peer disconnects from its room.
 *
 * Unless your backend deletes the peer, the peer still exists and can connect again. If your backend deletes a
 * connected peer, this notification is followed by a {@link PeerDeleted} notification. If your backend deletes the
 * room, Fishjam may send only {@link PeerDeleted} notifications for the connected peers.
 *
 * @category Events
 */
export type PeerDisconnected = {
  /** ID of the room. */
  roomId: RoomId;
  /** ID of the peer. */
  peerId: PeerId;
  /** Type of the peer: a client or an agent. */
  peerType: ServerMessage_PeerType;
};

/**
 * Sent when a peer connects to its room or updates its metadata.
 *
 * @category Events
 */
export type PeerMetadataUpdated = {
  /** ID of the room. */
  roomId: RoomId;
  /** ID of the peer. */
  peerId: PeerId;
  /** Type of the peer: a client or an agent. */
  peerType: ServerMessage_PeerType;
  /** New metadata, as a JSON string. */
  metadata: string;
};

/**
 * Sent when a peer crashes.
 *
 * @category Events
 */
export type PeerCrashed = {
  /** ID of the room. */
  roomId: RoomId;
  /** ID of the peer. */
  peerId: PeerId;
  /** Type of the peer: a client or an agent. */
  peerType: ServerMessage_PeerType;
  /** Reason for the crash. */
  reason: string;
};

/**
 * Sent when a peer or a component adds a track.
 *
 * @category Events
 */
export type TrackAdded = {
  /** ID of the room. */
  roomId: RoomId;
  /** ID of the peer that the track belongs to; `undefined` if it belongs to a component. */
  peerId?: string;
  /** ID of the component that the track belongs to; `undefined` if it belongs to a peer. */
  componentId?: string;
  /** The track; `undefined` if the notification does not contain it. */
  track: Track | undefined;
};

/**
 * Sent when a track that belongs to a peer or a component is removed.
 *
 * @category Events
 */
export type TrackRemoved = {
  /** ID of the room. */
  roomId: RoomId;
  /** ID of the peer that the track belongs to; `undefined` if it belongs to a component. */
  peerId?: string;
  /** ID of the component that the track belongs to; `undefined` if it belongs to a peer. */
  componentId?: string;
  /** The track; `undefined` if the notification does not contain it. */
  track: Track | undefined;
};

/**
 * Sent when a track's metadata is updated.
 *
 * @category Events
 */
export type TrackMetadataUpdated = {
  /** ID of the room. */
  roomId: RoomId;
  /** ID of the peer that the track belongs to; `undefined` if it belongs to a component. */
  peerId?: string;
  /** ID of the component that the track belongs to; `undefined` if it belongs to a peer. */
  componentId?: string;
  /** The track; `undefined` if the notification does not contain it. */
  track: Track | undefined;
};

/**
 * Sent when a streamer connects to a livestream.
 *
 * @category Events
 */
export type StreamConnected = {
  /** ID of the livestream. */
  streamId: string;
};

/**
 * Sent when a streamer disconnects from a livestream.
 *
 * @category Events
 */
export type StreamDisconnected = {
  /** ID of the livestream. */
  streamId: string;
};

/**
 * Sent when a viewer connects to a livestream.
 *
 * @category Events
 */
export type ViewerConnected = {
  /** ID of the livestream. */
  streamId: string;
  /** ID of the viewer. */
  viewerId: string;
};

/**
 * Sent when a viewer disconnects from a livestream.
 *
 * @category Events
 */
export type ViewerDisconnected = {
  /** ID of the livestream. */
  streamId: string;
  /** ID of the viewer. */
  viewerId: string;
};

export {};
