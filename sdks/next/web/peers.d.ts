import type { TrackMetadata } from './internal';
import type { Metadata } from './metadata';
import type { SimulcastConfig, Variant } from './simulcast';
import type { Brand } from './utility';

/**
 * ID of a peer within its room.
 *
 * The server assigns the ID when the peer is created. The server SDK returns the same ID.
 *
 * @category Peers and tracks
 */
export type PeerId = Brand<string, 'PeerId'>;

/**
 * ID of a published track within its room.
 *
 * @category Peers and tracks
 */
export type TrackId = Brand<string, 'TrackId'>;

/**
 * Audio or video track that a peer publishes to the room.
 *
 * @category Peers and tracks
 */
export type Track = {
  /** ID of the track within the room. */
  trackId: TrackId;
  /**
   * Media to play; `null` until the track has been negotiated.
   *
   * Set the stream as the `srcObject` of an `audio` or `video` element. The `stream` of a local track is never `null`;
   * it is empty while the track is paused.
   */
  stream: MediaStream | null;
  /**
   * The stream's only `MediaStreamTrack`; `null` until a remote track is negotiated and while a local track is paused.
   */
  track: MediaStreamTrack | null;
  /**
   * Type of the track, and whether it is paused. If the publisher set no metadata, the value is `undefined`, `null` for
   * an agent that uses the Python SDK, or an empty object for an agent that uses the Node.js SDK.
   *
   * When a camera or microphone is turned off, its track remains. A browser then sets `paused` to `true`. A phone sets
   * `active` to `false` and, for the microphone, also sets `paused` to `true`. Check both properties.
   */
  metadata?: TrackMetadata;
  /**
   * Simulcast variant being received.
   *
   * The value is `null` for a track without simulcast, for a local track, and before the server has selected a variant.
   * When the variant changes, components do not re-render, so they may show an outdated value.
   */
  encoding: Variant | null;
  /**
   * Simulcast variants that the publisher is configured to send.
   *
   * The value is never `null`: for a track without simulcast, `enabled` is `false`. Ignore this property for your own
   * microphone track, where `enabled` is `true` by default although audio is sent at a single quality.
   */
  simulcastConfig: SimulcastConfig | null;
};

/**
 * Peer in the room, with its tracks grouped by source.
 *
 * @typeParam PeerMetadata - Shape of the metadata that the peer sets when it joins.
 * @typeParam ServerMetadata - Shape of the metadata that your backend sets when it creates the peer.
 * @category Peers and tracks
 */
export type PeerWithTracks<PeerMetadata, ServerMetadata> = {
  /** ID of the peer within the room. */
  id: PeerId;
  /**
   * Metadata that the peer and your backend set; `undefined` if the server has sent none.
   *
   * While you join, and after an update with {@link useUpdatePeerMetadata}, your own metadata is the bare object that
   * you sent, without the `peer` and `server` properties. Read all fields with optional chaining.
   */
  metadata?: Metadata<PeerMetadata, ServerMetadata>;
  /** Camera track; `undefined` if the peer does not publish one. */
  cameraTrack?: Track;
  /** Microphone track; `undefined` if the peer does not publish one. */
  microphoneTrack?: Track;
  /**
   * Video from the peer's screen share; `undefined` if the peer is not sharing its screen.
   *
   * If the user of an Android app stops the share in the system UI, the track stays published without new frames.
   */
  screenShareVideoTrack?: Track;
  /** Audio from the peer's screen share; `undefined` if the share has no audio. */
  screenShareAudioTrack?: Track;
  /** Video tracks from the peer's custom sources; empty if there are none. */
  customVideoTracks: Track[];
  /** Audio tracks from the peer's custom sources; empty if there are none. */
  customAudioTracks: Track[];
  /** The peer's tracks, in no particular order. */
  tracks: Track[];
};

/**
 * Returns the peers in the room and their tracks.
 *
 * The component re-renders whenever a peer joins or leaves, a track is added or removed, or a track's media or metadata
 * changes. Call this hook inside {@link FishjamProvider}.
 *
 * @typeParam PeerMetadata - Shape of the metadata that peers set when they join.
 * @typeParam ServerMetadata - Shape of the metadata that your backend sets when it creates peers.
 * @returns The local peer and the remote peers.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @caveat The lists and objects are new on every render, so make React effects depend on a `stream` or an ID instead of
 * a list or an object.
 * @example Play the camera and the microphone of every other peer
 * ```tsx
 * import { usePeers, type Track } from '@fishjam-cloud/react-client';
 * import { useEffect, useRef } from 'react';
 *
 * // A camera that has been turned off keeps its track. A browser sets `paused` in the metadata; a phone sets `active: false`.
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
 *   }, [video]);
 *
 *   // This effect is separate, because assigning the same stream again would interrupt the audio.
 *   useEffect(() => {
 *     if (audioRef.current) audioRef.current.srcObject = audio;
 *   }, [audio]);
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
  /**
   * The local peer, with your own tracks; `null` until you join, after you leave, and for a moment while the SDK
   * reconnects.
   *
   * While you join or reconnect, and after a join has failed, `localPeer` can be set even though its `id` is empty.
   * After your backend has removed you, `localPeer` may keep its last value. To find out whether you are in the room,
   * check `peerStatus` from {@link useConnection}.
   */
  localPeer: PeerWithTracks<PeerMetadata, ServerMetadata> | null;
  /**
   * All other peers in the room; empty before you join, after you leave, and while you are alone.
   *
   * During a reconnection, the list is empty from the first attempt onward. After your backend has removed you, the
   * list may keep its last value until you leave or join again.
   */
  remotePeers: PeerWithTracks<PeerMetadata, ServerMetadata>[];
  /**
   * All other peers in the room: the same list as `remotePeers`.
   *
   * @deprecated Use `remotePeers`.
   */
  peers: PeerWithTracks<PeerMetadata, ServerMetadata>[];
};

/**
 * Returns whether each of the given peers is speaking.
 *
 * Call this hook inside {@link FishjamProvider}. The hook watches the microphone tracks of remote peers.
 *
 * @param options - Peers to watch.
 * @returns A record keyed by peer ID: `true` while voice is detected in the peer's microphone track.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @caveat Keep the array of IDs stable between renders, for example with `useMemo`, because a new array makes the hook
 * subscribe again.
 * @caveat A peer that joins after the first render, or that you add to `peerIds` later, has no entry in the result
 * until its voice activity next changes, even if the peer is already speaking. Treat a missing entry as silence.
 * @caveat If a peer disconnects while it is speaking, its value stays `true`, even after the peer reconnects. Only a new
 * mount of the component clears the value.
 * @example Mark the peers who are speaking
 * ```tsx
 * import { usePeers, useVAD, type PeerWithTracks } from '@fishjam-cloud/react-client';
 * import { useMemo } from 'react';
 *
 * type PeerData = { displayName?: string };
 *
 * export function Speakers() {
 *   const { remotePeers } = usePeers<PeerData>();
 *   return (
 *     <ul>
 *       {remotePeers.map((peer) => (
 *         <Speaker key={peer.id} peer={peer} />
 *       ))}
 *     </ul>
 *   );
 * }
 *
 * function Speaker({ peer }: { peer: PeerWithTracks<PeerData, Record<string, unknown>> }) {
 *   // A shared `useVAD` call would still return `true` if a peer disconnected while speaking and then reconnected.
 *   const peerIds = useMemo(() => [peer.id], [peer.id]);
 *   const isSpeaking = useVAD({ peerIds })[peer.id];
 *   const name = typeof peer.metadata?.peer?.displayName === 'string' ? peer.metadata.peer.displayName : 'Guest';
 *
 *   return (
 *     <li>
 *       {name} {isSpeaking ? 'is speaking' : ''}
 *     </li>
 *   );
 * }
 * ```
 * @category Peers and tracks
 */
export declare function useVAD(options: {
  /** IDs of the peers to watch, as returned by `usePeers`. */
  peerIds: readonly PeerId[];
}): Record<PeerId, boolean>;

export {};
