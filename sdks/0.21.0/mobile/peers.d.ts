import type { PeerTrackMetadata, TrackMetadata } from './metadata';
import type { Brand, GenericMetadata } from './utility';

/**
 * ID of a peer, unique within its room.
 *
 * The server assigns the ID when the peer is created. The server SDK returns the same ID.
 *
 * @category Peers and tracks
 */
export type PeerId = Brand<string, 'PeerId'>;

/**
 * ID of a track, valid on this device only.
 *
 * Pass it to {@link VideoRendererView}. Other devices use a different ID for the same track, and a reconnection can
 * change the ID.
 *
 * @category Peers and tracks
 */
export type TrackId = Brand<string, 'TrackId'>;

/**
 * Kind of track: audio or video.
 *
 * @category Peers and tracks
 */
export type TrackType = 'Audio' | 'Video';

/**
 * Voice activity in an audio track: silence or speech.
 *
 * @category Peers and tracks
 */
export type VadStatus = 'silence' | 'speech';

/**
 * Properties shared by audio and video tracks.
 *
 * @category Peers and tracks
 */
export type TrackBase = {
  /** ID of the track on this device. Other devices use a different ID for the same track. */
  id: TrackId;
  /** Kind of the track. */
  type: TrackType;
  /**
   * Whether the publisher has marked the track as active: `metadata.active`, or `true` if the metadata has no `active`.
   *
   * In this version, the `isActive` property of another peer's track keeps the value that it had when the track was
   * added, because the SDK loses later changes. As a result, a camera or microphone that a peer turns off during the
   * call still appears to be on.
   *
   * For tracks from the web SDK, `isActive` is always `true`. The web SDK sets `paused` in the metadata instead.
   */
  isActive: boolean;
  /**
   * Metadata that the publisher set for the track. In this version, another peer's track keeps the metadata that it
   * had when the track was added, including `paused`.
   */
  metadata?: TrackMetadata;
};

/**
 * Audio track of a peer.
 *
 * Remote audio plays automatically.
 *
 * @category Peers and tracks
 */
export type AudioTrack = TrackBase & {
  /** Kind of the track: always `Audio`. */
  type: 'Audio';
  /**
   * Voice activity of the peer: `silence` until the first report. For your own track, the value is always `undefined`.
   *
   * On Android, in this version, the value stays `silence` for a track that was added after you joined.
   */
  vadStatus: VadStatus | undefined;
};

/**
 * Video track of a peer.
 *
 * Render it with {@link VideoRendererView}.
 *
 * @category Peers and tracks
 */
export type VideoTrack = TrackBase & {
  /** Kind of the track: always `Video`. */
  type: 'Video';
  /**
   * Width divided by height.
   *
   * The value is `undefined` or `null` until a view has shown the first frames, so use a fallback.
   */
  aspectRatio: number;
};

/**
 * Audio or video track, distinguished by its `type`.
 *
 * @category Peers and tracks
 */
export type Track = VideoTrack | AudioTrack;

/**
 * Tracks of a peer, grouped by source.
 *
 * @category Peers and tracks
 */
export type DistinguishedTracks = {
  /**
   * Camera track; `undefined` if the peer does not publish one.
   *
   * Your own peer has this track as soon as you have prepared the camera, even before you join.
   */
  cameraTrack?: VideoTrack;
  /**
   * Microphone track; `undefined` if the peer does not publish one.
   *
   * Your own peer has this track as soon as you have started the microphone, even before you join.
   */
  microphoneTrack?: AudioTrack;
  /**
   * Video from the peer's screen share; `undefined` if the peer is not sharing its screen.
   *
   * If the user of an Android app stops the share in the system UI, the track stays published without new frames.
   */
  screenShareVideoTrack?: VideoTrack;
  /** Audio from the peer's screen share; `undefined` if the share has no audio. */
  screenShareAudioTrack?: AudioTrack;
};

/**
 * Peer in the room.
 *
 * @typeParam PeerMetadata - Shape of the metadata that the peer sets when it joins.
 * @typeParam ServerMetadata - Shape of the metadata that your backend sets when it creates the peer.
 * @category Peers and tracks
 */
export type Peer<
  PeerMetadata extends GenericMetadata = GenericMetadata,
  ServerMetadata extends GenericMetadata = GenericMetadata,
> = {
  /** ID of the peer. */
  id: PeerId;
  /** Whether this is the local peer. */
  isLocal: boolean;
  /**
   * Metadata set by the peer and by your backend.
   *
   * Before you join and after you leave, your own peer's metadata is `{}`, so read `metadata.peer` with optional
   * chaining.
   */
  metadata: PeerTrackMetadata<PeerMetadata, ServerMetadata>;
  /** The peer's tracks. */
  tracks: Track[];
};

/**
 * Peer in the room, with its tracks grouped by source.
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
 * Peers in the room, as returned by `usePeers`.
 *
 * @typeParam PeerMetadata - Shape of the metadata that peers set when they join.
 * @typeParam ServerMetadata - Shape of the metadata that your backend sets when it creates peers.
 * @category Peers and tracks
 */
export type UsePeersResult<
  PeerMetadata extends GenericMetadata = GenericMetadata,
  ServerMetadata extends GenericMetadata = GenericMetadata,
> = {
  /** Your own peer, with its tracks; never `null`. Before you join, its `id` is empty. */
  localPeer: PeerWithTracks<PeerMetadata, ServerMetadata> | null;
  /**
   * All other peers in the room; empty before you join and while you are alone.
   *
   * While the connection is down or after your backend has removed you, the list can be empty or outdated. To find out
   * whether you are in the room, check `peerStatus` from {@link useConnection}.
   */
  remotePeers: PeerWithTracks<PeerMetadata, ServerMetadata>[];
  /** All peers in the room, including yours. Prefer `localPeer` and `remotePeers`. */
  peers: Peer<PeerMetadata, ServerMetadata>[];
};

/**
 * Returns the peers in the room and their tracks.
 *
 * The component re-renders when a peer joins or leaves, and when a track is added or removed. On Android, changes in
 * peer metadata and in your own custom video sources do not re-render the component: they appear the next time a peer
 * joins or leaves, or another track is added or removed.
 *
 * @typeParam PeerMetadata - Shape of the metadata that peers set when they join.
 * @typeParam ServerMetadata - Shape of the metadata that your backend sets when it creates peers.
 * @returns The local peer and the remote peers.
 * @example Show the camera of every other peer
 * ```tsx
 * import { usePeers, VideoRendererView } from '@fishjam-cloud/react-native-client';
 * import { ScrollView, Text } from 'react-native';
 *
 * export function Participants() {
 *   const { remotePeers } = usePeers<{ displayName?: string }>();
 *
 *   return (
 *     <ScrollView>
 *       {remotePeers.map(({ id, cameraTrack, metadata }) =>
 *         // Show every camera track: in this version, `isActive` does not change when the peer turns the camera on.
 *         cameraTrack ? (
 *           <VideoRendererView key={id} trackId={cameraTrack.id} videoLayout="FIT" style={{ height: 240 }} />
 *         ) : (
 *           <Text key={id}>{typeof metadata.peer?.displayName === 'string' ? metadata.peer.displayName : 'Guest'} (no camera)</Text>
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
  /** Your own peer, with its tracks; never `null`. Before you join, its `id` is empty. */
  localPeer: PeerWithTracks<PeerMetadata, ServerMetadata> | null;
  /**
   * All other peers in the room; empty before you join and while you are alone.
   *
   * While the connection is down or after your backend has removed you, the list can be empty or outdated. To find out
   * whether you are in the room, check `peerStatus` from {@link useConnection}.
   */
  remotePeers: PeerWithTracks<PeerMetadata, ServerMetadata>[];
  /**
   * All peers in the room, including yours.
   *
   * @deprecated Use `localPeer` and `remotePeers`.
   */
  peers: Peer<PeerMetadata, ServerMetadata>[];
};

export {};
