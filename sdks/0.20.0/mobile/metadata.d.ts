import type { GenericMetadata } from './utility';

/**
 * What is known about a peer: what the peer said and what your backend said.
 *
 * @typeParam PeerMetadata - Shape of what the peer sets.
 * @typeParam ServerMetadata - Shape of what your backend sets.
 * @category Metadata
 */
export type PeerTrackMetadata<PeerMetadata, ServerMetadata> = {
  /**
   * What the peer set when it joined, or later with {@link useUpdatePeerMetadata}.
   *
   * It comes from another user's device: check it before you rely on it.
   */
  peer: PeerMetadata;
  /** What your backend set when it created the peer. Peers cannot change it. */
  server: ServerMetadata;
};

/**
 * What a track says about itself.
 *
 * @category Metadata
 */
export type TrackMetadata = {
  /** Whether the publisher is sending: show a placeholder when not. */
  active: boolean;
  /** What the track shows or plays. */
  type: 'microphone' | 'camera' | 'screenShareVideo' | 'screenShareAudio';
};

/**
 * Changes the metadata that other peers see about you.
 *
 * @typeParam PeerMetadata - Shape of your metadata.
 * @returns A function that replaces your metadata.
 * @example Raise and lower a hand
 * ```tsx
 * import { usePeers, useUpdatePeerMetadata } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button } from 'react-native';
 *
 * type PeerMetadata = { displayName: string; handRaised: boolean };
 *
 * export function HandButton({ displayName }: { displayName: string }) {
 *   const { localPeer } = usePeers<PeerMetadata>();
 *   const { updatePeerMetadata } = useUpdatePeerMetadata<PeerMetadata>();
 *   const [isBusy, setIsBusy] = useState(false);
 *   const handRaised = localPeer?.metadata.peer?.handRaised ?? false;
 *
 *   async function toggle() {
 *     setIsBusy(true);
 *     try {
 *       await updatePeerMetadata({ displayName, handRaised: !handRaised });
 *     } catch (error) {
 *       console.warn('Could not update the metadata.', error);
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return <Button title={handRaised ? 'Lower hand' : 'Raise hand'} onPress={toggle} disabled={isBusy} />;
 * }
 * ```
 * @category Metadata
 */
export declare function useUpdatePeerMetadata<PeerMetadata extends GenericMetadata = GenericMetadata>(): {
  /**
   * Replaces your metadata as a whole and tells the other peers.
   *
   * Call it after you have joined a room. Keys that you leave out are gone, so pass everything that should stay.
   *
   * @param peerMetadata - The new metadata.
   * @returns A promise that resolves when the metadata is handed over for sending.
   * @throws Error when you have not joined a room, or have left it: the promise rejects.
   */
  updatePeerMetadata: (peerMetadata: PeerMetadata) => Promise<void>;
};

export {};
