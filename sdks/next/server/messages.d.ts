// The bodies of notifications. The package does not export them: `index.d.ts` leaves this file out.

import type { ServerMessage_EventType, ServerMessage_PeerType, Track } from './internal';

/** A room was created. */
export interface ServerMessage_RoomCreated {
  /** The room's id. */
  roomId: string;
}

/** A room was deleted. */
export interface ServerMessage_RoomDeleted {
  /** The room's id. */
  roomId: string;
}

/** A room ended because of a fault. */
export interface ServerMessage_RoomCrashed {
  /** The room's id. */
  roomId: string;
}

/** A peer was created. */
export interface ServerMessage_PeerAdded {
  /** The room's id. */
  roomId: string;
  /** The peer's id. */
  peerId: string;
  /** Whether it is a client or an agent. */
  peerType: ServerMessage_PeerType;
}

/** A peer was deleted. */
export interface ServerMessage_PeerDeleted {
  /** The room's id. */
  roomId: string;
  /** The peer's id. */
  peerId: string;
  /** Whether it is a client or an agent. */
  peerType: ServerMessage_PeerType;
}

/** A peer joined its room. */
export interface ServerMessage_PeerConnected {
  /** The room's id. */
  roomId: string;
  /** The peer's id. */
  peerId: string;
  /** Whether it is a client or an agent. */
  peerType: ServerMessage_PeerType;
}

/** A peer left its room. */
export interface ServerMessage_PeerDisconnected {
  /** The room's id. */
  roomId: string;
  /** The peer's id. */
  peerId: string;
  /** Whether it is a client or an agent. */
  peerType: ServerMessage_PeerType;
}

/** A peer changed its metadata. */
export interface ServerMessage_PeerMetadataUpdated {
  /** The room's id. */
  roomId: string;
  /** The peer's id. */
  peerId: string;
  /** Whether it is a client or an agent. */
  peerType: ServerMessage_PeerType;
  /** The new metadata, as JSON text. */
  metadata: string;
}

/** A peer ended because of a fault. */
export interface ServerMessage_PeerCrashed {
  /** The room's id. */
  roomId: string;
  /** The peer's id. */
  peerId: string;
  /** Whether it is a client or an agent. */
  peerType: ServerMessage_PeerType;
  /** Why it failed. */
  reason: string;
}

/** A peer published a track. */
export interface ServerMessage_TrackAdded {
  /** The room's id. */
  roomId: string;
  /** The id of the peer whose track it is; `undefined` when it is not a peer's. */
  peerId?: string;
  /** The id of the component whose track it is; `undefined` when it is a peer's. */
  componentId?: string;
  /** The track; `undefined` when Fishjam does not say. */
  track: Track | undefined;
}

/** A peer took a track back. */
export interface ServerMessage_TrackRemoved {
  /** The room's id. */
  roomId: string;
  /** The id of the peer whose track it is; `undefined` when it is not a peer's. */
  peerId?: string;
  /** The id of the component whose track it is; `undefined` when it is a peer's. */
  componentId?: string;
  /** The track; `undefined` when Fishjam does not say. */
  track: Track | undefined;
}

/** A peer changed the metadata of a track. */
export interface ServerMessage_TrackMetadataUpdated {
  /** The room's id. */
  roomId: string;
  /** The id of the peer whose track it is; `undefined` when it is not a peer's. */
  peerId?: string;
  /** The id of the component whose track it is; `undefined` when it is a peer's. */
  componentId?: string;
  /** The track; `undefined` when Fishjam does not say. */
  track: Track | undefined;
}

/** A livestream is being published. */
export interface ServerMessage_StreamConnected {
  /** The livestream's id. */
  streamId: string;
}

/** A livestream is no longer published. */
export interface ServerMessage_StreamDisconnected {
  /** The livestream's id. */
  streamId: string;
}

/** A streamer started to publish a livestream. */
export interface ServerMessage_StreamerConnected {
  /** The livestream's id. */
  streamId: string;
  /** The streamer's id. */
  streamerId: string;
}

/** A streamer stopped publishing a livestream. */
export interface ServerMessage_StreamerDisconnected {
  /** The livestream's id. */
  streamId: string;
  /** The streamer's id. */
  streamerId: string;
}

/** A viewer started to watch a livestream. */
export interface ServerMessage_ViewerConnected {
  /** The livestream's id. */
  streamId: string;
  /** The viewer's id. */
  viewerId: string;
}

/** A viewer stopped watching a livestream. */
export interface ServerMessage_ViewerDisconnected {
  /** The livestream's id. */
  streamId: string;
  /** The viewer's id. */
  viewerId: string;
}

/** Asks to be let in. */
export interface ServerMessage_AuthRequest {
  /** The management token. */
  token: string;
}

/** The token was accepted. */
export type ServerMessage_Authenticated = Record<string, never>;

/** Asks for notifications. */
export interface ServerMessage_SubscribeRequest {
  /** What to subscribe to. */
  eventType: ServerMessage_EventType;
}

/** The subscription was accepted. */
export interface ServerMessage_SubscribeResponse {
  /** What is subscribed to. */
  eventType: ServerMessage_EventType;
}

/** A component ended because of a fault. */
export interface ServerMessage_ComponentCrashed {
  /** The room's id. */
  roomId: string;
  /** The component's id. */
  componentId: string;
}

/** An HLS stream can be played. */
export interface ServerMessage_HlsPlayable {
  /** The room's id. */
  roomId: string;
  /** The component's id. */
  componentId: string;
}

/** An HLS stream was uploaded. */
export interface ServerMessage_HlsUploaded {
  /** The room's id. */
  roomId: string;
}

/** The upload of an HLS stream failed. */
export interface ServerMessage_HlsUploadCrashed {
  /** The room's id. */
  roomId: string;
}

export {};
