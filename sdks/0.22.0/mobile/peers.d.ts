import type { PeerTrackMetadata, TrackMetadata } from './metadata';
import type { Brand, GenericMetadata } from './utility';

/**
 * Identifies a peer within its room.
 *
 * The server assigns it when the peer is created; the server SDK returns the same value.
 *
 * @category Peers and tracks
 */
export type PeerId = Brand<string, 'PeerId'>;

/**
 * Identifies a track within its room: pass it to {@link VideoRendererView}.
 *
 * @category Peers and tracks
 */
export type TrackId = Brand<string, 'TrackId'>;

/**
 * Whether a track is audio or video.
 *
 * @category Peers and tracks
 */
export type TrackType = 'Audio' | 'Video';

/**
 * Whether a voice is heard in an audio track now.
 *
 * @category Peers and tracks
 */
export type VadStatus = 'silence' | 'speech';

/**
 * What audio and video tracks have in common.
 *
 * @category Peers and tracks
 */
export type TrackBase = {
  /** Identifies the track within its room. */
  id: TrackId;
  /** Whether it is audio or video. */
  type: TrackType;
  /**
   * Whether the publisher is sending: `metadata.active`, or `true` when there is no metadata.
   *
   * In this version it keeps the value that the track had when it was added: the SDK loses later changes, so a camera
   * or microphone that a peer turns off during the call still appears as on.
   */
  isActive: boolean;
  /** What the track says about itself; `undefined` when nothing. */
  metadata?: TrackMetadata;
};

/**
 * An audio track of a peer. Remote audio plays by itself.
 *
 * @category Peers and tracks
 */
export type AudioTrack = TrackBase & {
  /** Marks the track as audio. */
  type: 'Audio';
  /** Whether the peer is speaking; `undefined` until the first report, and always for your own track. */
  vadStatus: VadStatus | undefined;
};

/**
 * A video track of a peer: render it with {@link VideoRendererView}.
 *
 * @category Peers and tracks
 */
export type VideoTrack = TrackBase & {
  /** Marks the track as video. */
  type: 'Video';
  /** Width divided by height; `undefined` until the first frames have arrived, so use a fallback. */
  aspectRatio: number;
};

/**
 * An audio or video track: its `type` tells which.
 *
 * @category Peers and tracks
 */
export type Track = VideoTrack | AudioTrack;

/**
 * The tracks of a peer by what they show.
 *
 * @category Peers and tracks
 */
export type DistinguishedTracks = {
  /** The camera track; `undefined` when the peer publishes none. */
  cameraTrack?: VideoTrack;
  /** The microphone track; `undefined` when the peer publishes none. */
  microphoneTrack?: AudioTrack;
  /** The picture of the peer's screen share; `undefined` when the peer shares nothing. */
  screenShareVideoTrack?: VideoTrack;
  /** The sound of the peer's screen share; `undefined` when the share has no sound. */
  screenShareAudioTrack?: AudioTrack;
};

/**
 * A peer in the room.
 *
 * @typeParam PeerMetadata - Shape of the metadata that the peer sets when it joins.
 * @typeParam ServerMetadata - Shape of the metadata that your backend sets when it creates the peer.
 * @category Peers and tracks
 */
export type Peer<
  PeerMetadata extends GenericMetadata = GenericMetadata,
  ServerMetadata extends GenericMetadata = GenericMetadata,
> = {
  /** Identifies the peer within the room. */
  id: PeerId;
  /** Whether the peer is this device. */
  isLocal: boolean;
  /** What the peer and your backend said about the peer. */
  metadata: PeerTrackMetadata<PeerMetadata, ServerMetadata>;
  /** Every track of the peer. */
  tracks: Track[];
};

/**
 * A peer in the room, with its tracks sorted by what they show.
 *
 * @typeParam PeerMetadata - Shape of the metadata that the peer sets when it joins.
 * @typeParam ServerMetadata - Shape of the metadata that your backend sets when it creates the peer.
 * @category Peers and tracks
 */
export type PeerWithTracks<
  PeerMetadata extends GenericMetadata = GenericMetadata,
  ServerMetadata extends GenericMetadata = GenericMetadata,
> = Peer<PeerMetadata, ServerMetadata> & DistinguishedTracks;

/**
 * What {@link usePeers} returns.
 *
 * @typeParam PeerMetadata - Shape of the metadata that peers set when they join.
 * @typeParam ServerMetadata - Shape of the metadata that your backend sets when it creates peers.
 * @category Peers and tracks
 */
export type UsePeersResult<
  PeerMetadata extends GenericMetadata = GenericMetadata,
  ServerMetadata extends GenericMetadata = GenericMetadata,
> = {
  /** You, with your own tracks; never `null`. Before you join, its `id` is empty. */
  localPeer: PeerWithTracks<PeerMetadata, ServerMetadata> | null;
  /** Everyone else in the room; empty before you join and when you are alone. */
  remotePeers: PeerWithTracks<PeerMetadata, ServerMetadata>[];
  /** Everyone in the room, you included. Prefer `localPeer` and `remotePeers`. */
  peers: Peer<PeerMetadata, ServerMetadata>[];
};

/**
 * Lists the peers of the room and their tracks.
 *
 * The component renders again whenever a peer joins or leaves and whenever a track changes.
 *
 * @typeParam PeerMetadata - Shape of the metadata that peers set when they join.
 * @typeParam ServerMetadata - Shape of the metadata that your backend sets when it creates peers.
 * @returns The local peer and the remote peers.
 * @example Show the camera of every other peer
 * ```tsx
 * import { usePeers, VideoRendererView, type VideoTrack } from '@fishjam-cloud/react-native-client';
 * import { ScrollView, Text } from 'react-native';
 *
 * // A camera that is off keeps its track: a phone makes it inactive, a browser sets `paused` in its metadata.
 * function isOn({ isActive, metadata }: VideoTrack): boolean {
 *   return isActive && (metadata as { paused?: boolean } | undefined)?.paused !== true;
 * }
 *
 * export function Participants() {
 *   const { remotePeers } = usePeers<{ displayName?: string }>();
 *
 *   return (
 *     <ScrollView>
 *       {remotePeers.map(({ id, cameraTrack, metadata }) =>
 *         cameraTrack && isOn(cameraTrack) ? (
 *           <VideoRendererView key={id} trackId={cameraTrack.id} videoLayout="FIT" style={{ height: 240 }} />
 *         ) : (
 *           <Text key={id}>{metadata.peer?.displayName ?? 'Guest'} has the camera off</Text>
 *         ),
 *       )}
 *     </ScrollView>
 *   );
 * }
 * ```
 * @category Peers and tracks
 */
export declare function usePeers<
  PeerMetadata extends GenericMetadata = GenericMetadata,
  ServerMetadata extends GenericMetadata = GenericMetadata,
>(): {
  /** You, with your own tracks; never `null`. Before you join, its `id` is empty. */
  localPeer: PeerWithTracks<PeerMetadata, ServerMetadata> | null;
  /** Everyone else in the room; empty before you join and when you are alone. */
  remotePeers: PeerWithTracks<PeerMetadata, ServerMetadata>[];
  /**
   * Everyone in the room, you included.
   *
   * @deprecated Use `localPeer` and `remotePeers`.
   */
  peers: Peer<PeerMetadata, ServerMetadata>[];
};

export {};
