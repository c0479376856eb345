import type { GenericMetadata } from './utility';

/**
 * Metadata of a peer: one part is set by the peer, and the other by your backend.
 *
 * @typeParam PeerMetadata - Shape of the metadata that the peer sets.
 * @typeParam ServerMetadata - Shape of the metadata that your backend sets.
 * @category Metadata
 */
export type PeerTrackMetadata<PeerMetadata, ServerMetadata> = {
  /**
   * Metadata that the peer set when it joined, or later with {@link useUpdatePeerMetadata}.
   *
   * The metadata comes from another user's device, so validate it before you rely on it.
   */
  peer: PeerMetadata;
  /** Metadata that your backend set when it created the peer. Peers cannot change it. */
  server: ServerMetadata;
};

/**
 * Metadata of a track that a phone publishes.
 *
 * @category Metadata
 */
export type TrackMetadata = {
  /**
   * Whether the publisher has marked the track as active.
   *
   * In this version, another peer's track keeps the value that it had when the track was added, because the SDK loses
   * later changes.
   */
  active: boolean;
  /** Source of the track. */
  type: 'microphone' | 'camera' | 'screenShareVideo' | 'screenShareAudio';
};

/**
 * Returns a function that replaces your peer metadata, which all other peers receive.
 *
 * @typeParam PeerMetadata - Shape of your metadata.
 * @returns A function that replaces your metadata.
 * @example Raise and lower a hand
 * ```tsx
 * import { useConnection, useUpdatePeerMetadata } from '@fishjam-cloud/react-native-client';
 * import { useEffect, useState } from 'react';
 * import { Button } from 'react-native';
 *
 * type PeerMetadata = { displayName: string; handRaised: boolean };
 *
 * export function HandButton({ displayName }: { displayName: string }) {
 *   const { peerStatus } = useConnection();
 *   const { updatePeerMetadata } = useUpdatePeerMetadata<PeerMetadata>();
 *   const [handRaised, setHandRaised] = useState(false);
 *
 *   // Also send the metadata after a reconnection, because the SDK resends the metadata from `joinRoom`.
 *   useEffect(() => {
 *     if (peerStatus === 'connected') updatePeerMetadata({ displayName, handRaised }).catch(console.warn);
 *   }, [peerStatus, displayName, handRaised, updatePeerMetadata]);
 *
 *   return (
 *     <Button
 *       title={handRaised ? 'Lower hand' : 'Raise hand'}
 *       onPress={() => setHandRaised(!handRaised)}
 *       disabled={peerStatus !== 'connected'}
 *     />
 *   );
 * }
 * ```
 * @category Metadata
 */
export declare function useUpdatePeerMetadata<PeerMetadata extends GenericMetadata = GenericMetadata>(): {
  /**
   * Replaces your metadata and sends it to the other peers.
   *
   * Call this function after you have joined a room. Keys that you leave out are removed, so pass everything that you
   * want to keep.
   *
   * @param peerMetadata - New metadata.
   * @returns A promise that resolves when the metadata is queued for sending.
   * @throws Error when you have not joined a room or have already left it.
   * @caveat On Android, {@link usePeers} may not return the new value until a peer joins or leaves, or a track is added
   * or removed.
   * @caveat When the SDK reconnects, it resends the metadata that you passed to `joinRoom`, so send your update again
   * after a reconnection.
   * @caveat While the connection is down, and after your backend removes the peer, the promise resolves even though the
   * update is not sent.
   * @caveat When sent from iOS, the numbers `0` and `1` arrive as `false` and `true`, so send such values as strings.
   */
  updatePeerMetadata: (peerMetadata: PeerMetadata) => Promise<void>;
};

export {};
