import type { GenericMetadata } from './internal';

/**
 * Metadata of a peer: one part is set by the peer, and the other by your backend.
 *
 * @typeParam PeerMetadata - Shape of the metadata that the peer sets.
 * @typeParam ServerMetadata - Shape of the metadata that your backend sets.
 * @category Metadata
 */
export type Metadata<PeerMetadata = GenericMetadata, ServerMetadata = GenericMetadata> = {
  /**
   * Metadata that the peer set when it joined or in a later update.
   *
   * A peer changes its own metadata with {@link useUpdatePeerMetadata}. The metadata comes from another user's device,
   * so validate it before you rely on it.
   */
  peer: PeerMetadata;
  /** Metadata that your backend set when it created the peer. Peers cannot change it. */
  server: ServerMetadata;
};

/**
 * Returns a function that replaces your peer metadata, which all other peers see.
 *
 * Call this hook inside {@link FishjamProvider}.
 *
 * @typeParam PeerMetadata - Shape of your peer metadata.
 * @returns A function that replaces your metadata.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Raise and lower a hand
 * ```tsx
 * import { useConnection, useUpdatePeerMetadata } from '@fishjam-cloud/react-client';
 * import { useEffect, useState } from 'react';
 *
 * type PeerMetadata = { displayName: string; handRaised: boolean };
 *
 * export function HandButton({ displayName }: { displayName: string }) {
 *   const { peerStatus } = useConnection();
 *   const { updatePeerMetadata } = useUpdatePeerMetadata<PeerMetadata>();
 *   const [handRaised, setHandRaised] = useState(false);
 *
 *   // Also send the metadata after a reconnection, because the SDK rejoins with the metadata from `joinRoom`.
 *   // Render this component only during the call: `updatePeerMetadata` throws an error after the client has left.
 *   useEffect(() => {
 *     if (peerStatus === 'connected') updatePeerMetadata({ displayName, handRaised });
 *   }, [peerStatus, displayName, handRaised, updatePeerMetadata]);
 *
 *   return (
 *     <button disabled={peerStatus !== 'connected'} onClick={() => setHandRaised(!handRaised)}>
 *       {handRaised ? 'Lower hand' : 'Raise hand'}
 *     </button>
 *   );
 * }
 * ```
 * @category Metadata
 */
export declare function useUpdatePeerMetadata<PeerMetadata extends GenericMetadata = GenericMetadata>(): {
  /**
   * Replaces all of your peer metadata and sends the new metadata to the other peers.
   *
   * Call this function after you have joined a room. Keys that you leave out are removed, so pass everything that you
   * want to keep. The function is the same on every render.
   *
   * @param peerMetadata - The new metadata.
   * @throws Error "WebRTC is not initialized" before you call `joinRoom` and after you leave.
   * @caveat Keep your own copy of the metadata. After an update, the local peer's `metadata` in the result of {@link
   * usePeers} is the bare object that you passed, without the `peer` and `server` properties.
   * @caveat When the SDK reconnects, it rejoins with the metadata that you passed to `joinRoom`. An update that you
   * send while the connection is down may also be lost, so send your metadata again after a reconnection.
   */
  updatePeerMetadata: (peerMetadata: PeerMetadata) => void;
};

export {};
