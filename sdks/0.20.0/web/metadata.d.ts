import type { GenericMetadata } from './internal';

/**
 * What is known about a peer: what the peer said and what your backend said.
 *
 * @typeParam PeerMetadata - Shape of what the peer sets.
 * @typeParam ServerMetadata - Shape of what your backend sets.
 * @category Metadata
 */
export type Metadata<PeerMetadata = GenericMetadata, ServerMetadata = GenericMetadata> = {
  /**
   * What the peer set when it joined, or later with {@link useUpdatePeerMetadata}.
   *
   * It comes from another user's browser: check it before you rely on it.
   */
  peer: PeerMetadata;
  /** What your backend set when it created the peer. Peers cannot change it. */
  server: ServerMetadata;
};

/**
 * Changes the metadata that other peers see about you.
 *
 * Must be used inside {@link FishjamProvider}.
 *
 * @typeParam PeerMetadata - Shape of your metadata.
 * @returns A function that replaces your metadata.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Raise and lower a hand
 * ```tsx
 * import { useConnection, useUpdatePeerMetadata } from '@fishjam-cloud/react-client';
 * import { useState } from 'react';
 *
 * type PeerMetadata = { displayName: string; handRaised: boolean };
 *
 * export function HandButton({ displayName }: { displayName: string }) {
 *   const { peerStatus } = useConnection();
 *   const { updatePeerMetadata } = useUpdatePeerMetadata<PeerMetadata>();
 *   const [handRaised, setHandRaised] = useState(false);
 *
 *   function toggle() {
 *     updatePeerMetadata({ displayName, handRaised: !handRaised });
 *     setHandRaised(!handRaised);
 *   }
 *
 *   return (
 *     <button disabled={peerStatus !== 'connected'} onClick={toggle}>
 *       {handRaised ? 'Lower hand' : 'Raise hand'}
 *     </button>
 *   );
 * }
 * ```
 * @category Metadata
 */
export declare function useUpdatePeerMetadata<PeerMetadata extends GenericMetadata = GenericMetadata>(): {
  /**
   * Replaces your metadata as a whole and tells the other peers.
   *
   * Call it after you have joined a room. Keys that you leave out are gone, so pass everything that should stay. Keep
   * your own copy: afterwards `metadata` of {@link usePeers}' local peer is the bare object, without `peer` and `server`.
   *
   * @param peerMetadata - The new metadata.
   * @throws Error "WebRTC is not initialized" when you are not in a room: before joining, and after leaving.
   */
  updatePeerMetadata: (peerMetadata: PeerMetadata) => void;
};

export {};
