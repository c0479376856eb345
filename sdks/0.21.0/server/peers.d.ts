import type { PeerOptionsWebRTC, SubscribeOptions } from './internal';
import type { Brand } from './utility';

/**
 * Identifies a peer within its room.
 *
 * {@link FishjamClient.createPeer | createPeer} returns it with the peer.
 *
 * @category Peers
 */
export type PeerId = Brand<string, 'PeerId'>;

/**
 * Whether a peer is connected to its room now.
 *
 * @enum
 * @category Peers
 */
export declare const PeerStatus: {
  /** The peer is in the room. */
  readonly Connected: 'connected';
  /** The peer has been created but is not in the room. */
  readonly Disconnected: 'disconnected';
};

export type PeerStatus = (typeof PeerStatus)[keyof typeof PeerStatus];

/** A track that a peer publishes. */
interface PeerTrack {
  /** Identifies the track within its room. */
  id?: string;
  /** Whether it is audio or video. */
  type?: 'audio' | 'video';
  /** What the publisher said about the track; `null` when nothing was said. */
  metadata?: object | null;
}

/**
 * A peer in a room.
 *
 * It is a picture of one moment: fetch the room again to see changes, or listen to notifications.
 *
 * @category Peers
 */
export type Peer = {
  /** Identifies the peer within its room. */
  id: PeerId;
  /** Whether it is a client that uses the web or mobile SDK, or an agent. */
  type: 'webrtc' | 'agent';
  /** Whether the peer is connected now. */
  status: PeerStatus;
  /** The tracks that the peer publishes now. */
  tracks: PeerTrack[];
  /** What your backend said about the peer when it created it; `null` when nothing was said. */
  metadata: object | null;
  /** The form in which agents receive the peer's sound; `null` when they do not. */
  subscribe: SubscribeOptions | null;
};

/**
 * Options of a peer, or the empty options of an agent.
 *
 * @category Peers
 */
export type PeerOptions = PeerOptionsWebRTC | object;

export {};
