import type { PeerOptionsWebRTC, SubscribeOptions } from './internal';
import type { Brand } from './utility';

/**
 * ID of a peer.
 *
 * {@link FishjamClient.createPeer | createPeer} returns the ID as part of the peer.
 *
 * @category Peers
 */
export type PeerId = Brand<string, 'PeerId'>;

/**
 * Connection status of a peer.
 *
 * @enum
 * @category Peers
 */
export declare const PeerStatus: {
  /** The peer is connected to its room. */
  readonly Connected: 'connected';
  /** The peer exists but is not connected to its room. */
  readonly Disconnected: 'disconnected';
};

export type PeerStatus = (typeof PeerStatus)[keyof typeof PeerStatus];

/** Track published by a peer. */
interface PeerTrack {
  /** ID of the track. */
  id?: string;
  /** Type of the track: audio or video. */
  type?: 'audio' | 'video';
  /** Custom metadata of the track; `null` if it has none. */
  metadata?: object | null;
}

/**
 * A participant in a room: a client or an agent.
 *
 * The object is a snapshot. To see changes, fetch the room again or listen for notifications.
 *
 * @category Peers
 */
export type Peer = {
  /** ID of the peer. */
  id: PeerId;
  /** Type of the peer: `webrtc` for a client that uses the web or mobile SDK, and `agent` for an agent. */
  type: 'webrtc' | 'agent';
  /** Connection status of the peer. */
  status: PeerStatus;
  /** Tracks published by the peer. */
  tracks: PeerTrack[];
  /**
   * Metadata of the peer.
   *
   * The `peer` property contains the metadata set by the client, and the `server` property contains the metadata set by
   * your backend when it created the peer. If no metadata was set, both properties are empty objects, although the
   * declared type of `metadata` also allows `null`.
   */
  metadata: object | null;
  /** Format in which agents receive the peer's audio; `null` if they do not receive it. */
  subscribe: SubscribeOptions | null;
};

/**
 * Options for a new peer, or an empty object for a new agent.
 *
 * This type accepts any object, so TypeScript does not report misspelled option names.
 *
 * @category Peers
 */
export type PeerOptions = PeerOptionsWebRTC | object;

export {};
