import type { PeerStatus, ReconnectionStatus } from './connection';
import type { GenericMetadata } from './utility';

/**
 * Tells where the connection to the room stands.
 *
 * @deprecated Use {@link useConnection}, which has the same `peerStatus`.
 * @returns An object with the status.
 * @example Use `useConnection` instead
 * ```tsx
 * import { useConnection } from '@fishjam-cloud/react-native-client';
 * import { Text } from 'react-native';
 *
 * export function Status() {
 *   const { peerStatus } = useConnection();
 *
 *   return <Text>{peerStatus === 'connected' ? 'In the room' : 'Not in the room'}</Text>;
 * }
 * ```
 * @category Connection
 */
export declare function usePeerStatus(): {
  /** Where the connection to the room stands. */
  peerStatus: PeerStatus;
};

/**
 * Tells where an automatic reconnection stands.
 *
 * @deprecated Use {@link useConnection}, which has the same `reconnectionStatus`.
 * @returns An object with the status.
 * @example Use `useConnection` instead
 * ```tsx
 * import { useConnection } from '@fishjam-cloud/react-native-client';
 * import { Text } from 'react-native';
 *
 * export function ReconnectionFailure() {
 *   const { reconnectionStatus } = useConnection();
 *
 *   return reconnectionStatus === 'error' ? <Text>The connection is lost. Join again.</Text> : null;
 * }
 * ```
 * @category Connection
 */
export declare function useReconnection(): {
  /** Where an automatic reconnection stands. */
  reconnectionStatus: ReconnectionStatus;
};

/**
 * Replaces your metadata as a whole and tells the other peers.
 *
 * Call it after you have joined a room. Keys that you leave out are gone, so pass everything that should stay.
 *
 * @deprecated Use {@link useUpdatePeerMetadata}, which returns the same function.
 * @typeParam PeerMetadata - Shape of your metadata.
 * @param peerMetadata - The new metadata.
 * @returns A promise that resolves when the metadata is handed over for sending.
 * @example Use `useUpdatePeerMetadata` instead
 * ```tsx
 * import { usePeers, useUpdatePeerMetadata } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * export function AwayButton({ name }: { name: string }) {
 *   const { localPeer } = usePeers();
 *   const { updatePeerMetadata } = useUpdatePeerMetadata();
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *
 *   async function markAway() {
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       await updatePeerMetadata({ name, away: true });
 *     } catch {
 *       setMessage('The others could not be told. Try again.');
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <Button title="I am away" onPress={markAway} disabled={isBusy || !localPeer} />
 *       <Text>{message}</Text>
 *     </View>
 *   );
 * }
 * ```
 * @category Metadata
 */
export declare function updatePeerMetadata<PeerMetadata extends GenericMetadata = GenericMetadata>(
  peerMetadata: PeerMetadata,
): Promise<void>;

export {};
