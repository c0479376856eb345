import type { TrackMetadata } from './internal';
import type { Metadata } from './metadata';
import type { SimulcastConfig, Variant } from './simulcast';
import type { Brand } from './utility';

/**
 * Identifies a peer within its room.
 *
 * The server assigns it when the peer is created; the server SDK returns the same value.
 *
 * @category Peers and tracks
 */
export type PeerId = Brand<string, 'PeerId'>;

/**
 * Identifies a published track within its room.
 *
 * @category Peers and tracks
 */
export type TrackId = Brand<string, 'TrackId'>;

/**
 * An audio or video track that a peer publishes to the room.
 *
 * @category Peers and tracks
 */
export type Track = {
  /** Identifies the track within the room. */
  trackId: TrackId;
  /**
   * The media to play: set it as the `srcObject` of an `audio` or `video` element.
   *
   * `null` until media arrives. The `stream` of a local track is never `null`; it is empty while the track is paused.
   */
  stream: MediaStream | null;
  /** The single track inside the stream; `null` until media arrives, and for a local track while it is paused. */
  track: MediaStreamTrack | null;
  /**
   * Type of the track, and whether it is paused; `undefined` if the publisher set no metadata.
   *
   * A camera or microphone that is off keeps its track: a browser sets `paused` to `true`, a phone sets `active` to
   * `false`. Check both.
   */
  metadata?: TrackMetadata;
  /** The simulcast variant that is received; `null` if the track has no simulcast or nothing has arrived yet. */
  encoding: Variant | null;
  /** The variants that the publisher sends. Never `null`: `enabled` is `false` for a track without simulcast. */
  simulcastConfig: SimulcastConfig | null;
};

/**
 * A peer in the room, with its tracks sorted by what they show.
 *
 * @typeParam PeerMetadata - Shape of the metadata that the peer sets when it joins.
 * @typeParam ServerMetadata - Shape of the metadata that your backend sets when it creates the peer.
 * @category Peers and tracks
 */
export type PeerWithTracks<PeerMetadata, ServerMetadata> = {
  /** Identifies the peer within the room. */
  id: PeerId;
  /** Metadata that the peer and your backend set; `undefined` if neither set any. */
  metadata?: Metadata<PeerMetadata, ServerMetadata>;
  /** The camera track; `undefined` when the peer publishes none. */
  cameraTrack?: Track;
  /** The microphone track; `undefined` when the peer publishes none. */
  microphoneTrack?: Track;
  /** Video of the peer's screen share; `undefined` if the peer shares nothing. */
  screenShareVideoTrack?: Track;
  /** Audio of the peer's screen share; `undefined` if the share has no audio. */
  screenShareAudioTrack?: Track;
  /** Video tracks of the peer's custom sources; empty when there are none. */
  customVideoTracks: Track[];
  /** Audio tracks of the peer's custom sources; empty when there are none. */
  customAudioTracks: Track[];
  /** Every track of the peer, in no particular order. */
  tracks: Track[];
};

/**
 * Lists the peers of the room and their tracks.
 *
 * The component renders again whenever a peer joins or leaves and whenever a track is added, changed or removed.
 * The lists and objects are new on every render: let effects depend on a `stream` or an ID. Must be used inside
 * {@link FishjamProvider}.
 *
 * @typeParam PeerMetadata - Shape of the metadata that peers set when they join.
 * @typeParam ServerMetadata - Shape of the metadata that your backend sets when it creates peers.
 * @returns The local peer and the remote peers.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Play the camera and the microphone of every other peer
 * ```tsx
 * import { usePeers, type Track } from '@fishjam-cloud/react-client';
 * import { useEffect, useRef } from 'react';
 *
 * // A camera that is off keeps its track: a browser sets `paused` in its metadata, a phone sets `active: false`.
 * function isOn({ metadata }: Track): boolean {
 *   return !metadata?.paused && (metadata as { active?: boolean } | undefined)?.active !== false;
 * }
 *
 * function Participant({ video, audio }: { video: MediaStream | null; audio: MediaStream | null }) {
 *   const videoRef = useRef<HTMLVideoElement>(null);
 *   const audioRef = useRef<HTMLAudioElement>(null);
 *
 *   useEffect(() => {
 *     if (videoRef.current) videoRef.current.srcObject = video;
 *     if (audioRef.current) audioRef.current.srcObject = audio;
 *   }, [video, audio]);
 *
 *   return (
 *     <div>
 *       {video ? <video ref={videoRef} autoPlay playsInline muted /> : <p>The camera is off.</p>}
 *       <audio ref={audioRef} autoPlay />
 *     </div>
 *   );
 * }
 *
 * export function Participants() {
 *   const { remotePeers } = usePeers();
 *
 *   return remotePeers.map(({ id, cameraTrack, microphoneTrack }) => (
 *     <Participant
 *       key={id}
 *       video={cameraTrack && isOn(cameraTrack) ? cameraTrack.stream : null}
 *       audio={microphoneTrack?.stream ?? null}
 *     />
 *   ));
 * }
 * ```
 * @category Peers and tracks
 */
export declare function usePeers<PeerMetadata = Record<string, unknown>, ServerMetadata = Record<string, unknown>>(): {
  /** You, with your own tracks; `null` until you join. While you join, it is set already, with an empty `id`. */
  localPeer: PeerWithTracks<PeerMetadata, ServerMetadata> | null;
  /** Everyone else in the room; empty before you join and when you are alone. */
  remotePeers: PeerWithTracks<PeerMetadata, ServerMetadata>[];
  /**
   * Everyone else in the room: the same list as `remotePeers`.
   *
   * @deprecated Use `remotePeers`.
   */
  peers: PeerWithTracks<PeerMetadata, ServerMetadata>[];
};

/**
 * Returns which of the given peers are speaking.
 *
 * Watches the microphone tracks of remote peers. Peers that you leave out, and peers without a microphone track, are
 * never reported as speaking. A peer that has joined recently has no entry yet: treat that as silence. A peer that
 * disconnects while it is speaking, or that you remove from the list then, keeps the value `true`. Must be used inside
 * {@link FishjamProvider}.
 *
 * Keep the array of IDs stable between renders, for example with `useMemo`: a new array makes the hook subscribe again.
 *
 * @param options - The peers to watch.
 * @returns `true` for a peer while voice is detected in its microphone track, keyed by peer ID.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Mark the peers who are speaking
 * ```tsx
 * import { usePeers, useVAD, type PeerId } from '@fishjam-cloud/react-client';
 * import { useMemo } from 'react';
 *
 * export function Speakers() {
 *   const { remotePeers } = usePeers<{ displayName?: string }>();
 *   // The list is new on every render, so compare its IDs.
 *   const ids = remotePeers.map(({ id }) => id).join();
 *   const peerIds = useMemo(() => (ids === '' ? [] : (ids.split(',') as PeerId[])), [ids]);
 *   const speaking = useVAD({ peerIds });
 *
 *   return (
 *     <ul>
 *       {remotePeers.map(({ id, metadata }) => (
 *         <li key={id}>
 *           {metadata?.peer?.displayName ?? 'Guest'} {speaking[id] ? 'is speaking' : ''}
 *         </li>
 *       ))}
 *     </ul>
 *   );
 * }
 * ```
 * @category Peers and tracks
 */
export declare function useVAD(options: {
  /** IDs of the peers to watch, as {@link usePeers} returns them. */
  peerIds: readonly PeerId[];
}): Record<PeerId, boolean>;

export {};
