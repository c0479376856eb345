import type { ServerMessage_PeerType, Track } from './internal';
import type { PeerId } from './peers';
import type { RoomId } from './rooms';

/**
 * Says that a room was created.
 *
 * @category Events
 */
export type RoomCreated = {
  /** The room's id. */
  roomId: RoomId;
};

/**
 * Says that a room was deleted.
 *
 * @category Events
 */
export type RoomDeleted = {
  /** The room's id. */
  roomId: RoomId;
};

/**
 * Says that a room ended because of a fault.
 *
 * @category Events
 */
export type RoomCrashed = {
  /** The room's id. */
  roomId: RoomId;
};

/**
 * Says that a peer was created; it has not joined yet.
 *
 * @category Events
 */
export type PeerAdded = {
  /** The room's id. */
  roomId: RoomId;
  /** The peer's id. */
  peerId: PeerId;
  /** Whether it is a client or an agent. */
  peerType: ServerMessage_PeerType;
};

/**
 * Says that a peer was deleted.
 *
 * @category Events
 */
export type PeerDeleted = {
  /** The room's id. */
  roomId: RoomId;
  /** The peer's id. */
  peerId: PeerId;
  /** Whether it is a client or an agent. */
  peerType: ServerMessage_PeerType;
};

/**
 * Says that a peer joined its room.
 *
 * @category Events
 */
export type PeerConnected = {
  /** The room's id. */
  roomId: RoomId;
  /** The peer's id. */
  peerId: PeerId;
  /** Whether it is a client or an agent. */
  peerType: ServerMessage_PeerType;
};

/**
 * Says that a peer left its room; it still exists and can come back.
 *
 * @category Events
 */
export type PeerDisconnected = {
  /** The room's id. */
  roomId: RoomId;
  /** The peer's id. */
  peerId: PeerId;
  /** Whether it is a client or an agent. */
  peerType: ServerMessage_PeerType;
};

/**
 * Says that a peer changed its metadata.
 *
 * @category Events
 */
export type PeerMetadataUpdated = {
  /** The room's id. */
  roomId: RoomId;
  /** The peer's id. */
  peerId: PeerId;
  /** Whether it is a client or an agent. */
  peerType: ServerMessage_PeerType;
  /** The new metadata, as JSON text. */
  metadata: string;
};

/**
 * Says that a peer ended because of a fault.
 *
 * @category Events
 */
export type PeerCrashed = {
  /** The room's id. */
  roomId: RoomId;
  /** The peer's id. */
  peerId: PeerId;
  /** Whether it is a client or an agent. */
  peerType: ServerMessage_PeerType;
  /** Why it failed. */
  reason: string;
};

/**
 * Says that a peer published a track.
 *
 * @category Events
 */
export type TrackAdded = {
  /** The room's id. */
  roomId: RoomId;
  /** The id of the peer whose track it is; `undefined` when it is not a peer's. */
  peerId?: string;
  /** The id of the component whose track it is; `undefined` when it is a peer's. */
  componentId?: string;
  /** The track; `undefined` when Fishjam does not say. */
  track: Track | undefined;
};

/**
 * Says that a peer took a track back.
 *
 * @category Events
 */
export type TrackRemoved = {
  /** The room's id. */
  roomId: RoomId;
  /** The id of the peer whose track it is; `undefined` when it is not a peer's. */
  peerId?: string;
  /** The id of the component whose track it is; `undefined` when it is a peer's. */
  componentId?: string;
  /** The track; `undefined` when Fishjam does not say. */
  track: Track | undefined;
};

/**
 * Says that a peer changed the metadata of a track.
 *
 * @category Events
 */
export type TrackMetadataUpdated = {
  /** The room's id. */
  roomId: RoomId;
  /** The id of the peer whose track it is; `undefined` when it is not a peer's. */
  peerId?: string;
  /** The id of the component whose track it is; `undefined` when it is a peer's. */
  componentId?: string;
  /** The track; `undefined` when Fishjam does not say. */
  track: Track | undefined;
};

/**
 * Says that a livestream is being published.
 *
 * @category Events
 */
export type StreamConnected = {
  /** The livestream's id. */
  streamId: string;
};

/**
 * Says that a livestream is no longer published.
 *
 * @category Events
 */
export type StreamDisconnected = {
  /** The livestream's id. */
  streamId: string;
};

/**
 * Says that a viewer started to watch a livestream.
 *
 * @category Events
 */
export type ViewerConnected = {
  /** The livestream's id. */
  streamId: string;
  /** The viewer's id. */
  viewerId: string;
};

/**
 * Says that a viewer stopped watching a livestream.
 *
 * @category Events
 */
export type ViewerDisconnected = {
  /** The livestream's id. */
  streamId: string;
  /** The viewer's id. */
  viewerId: string;
};

export {};
