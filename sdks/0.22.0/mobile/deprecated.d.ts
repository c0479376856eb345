import type { PeerStatus, ReconnectionStatus } from './connection';
import type { GenericMetadata } from './utility';

/**
 * Returns the status of the connection to the room.
 *
 * @deprecated Use {@link useConnection}, which returns the same `peerStatus`.
 * @returns An object that contains the status.
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
  /** State of the connection to the room. */
  peerStatus: PeerStatus;
};

/**
 * Returns the status of automatic reconnection.
 *
 * @deprecated Use {@link useConnection}, which returns the same `reconnectionStatus`.
 * @returns An object that contains the status.
 * @example Use `useConnection` instead
 * ```tsx
 * import { useConnection } from '@fishjam-cloud/react-native-client';
 * import { Text } from 'react-native';
 *
 * export function ReconnectionFailure() {
 *   const { peerStatus, reconnectionStatus } = useConnection();
 *   // In this version, the status becomes `error` only with `maxAttempts: 0` or `1`. Joining again does not reset it.
 *   const isLost = reconnectionStatus === 'error' && peerStatus !== 'connected';
 *
 *   return isLost ? <Text>The connection was lost. Join again.</Text> : null;
 * }
 * ```
 * @category Connection
 */
export declare function useReconnection(): {
  /** State of automatic reconnection. */
  reconnectionStatus: ReconnectionStatus;
};

/**
 * Replaces your metadata and sends it to the other peers.
 *
 * Call this function after you have joined a room. Keys that you leave out are removed, so pass everything that you
 * want to keep.
 *
 * @deprecated Use {@link useUpdatePeerMetadata}, which returns the same function.
 * @typeParam PeerMetadata - Shape of your metadata.
 * @param peerMetadata - New metadata.
 * @returns A promise that resolves when the metadata is queued for sending.
 * @throws Error when you have not joined a room or have already left it.
 * @caveat While the connection is down, and after your backend removes the peer, the promise resolves even though the
 * update is not sent. When the SDK reconnects, it sends the metadata that you passed to `joinRoom` again.
 * @caveat When sent from iOS, the numbers `0` and `1` arrive as `false` and `true`, so send such values as strings.
 * @example Use `useUpdatePeerMetadata` instead
 * ```tsx
 * import { useConnection, useUpdatePeerMetadata } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * export function AwayButton({ displayName }: { displayName: string }) {
 *   const { peerStatus } = useConnection();
 *   const { updatePeerMetadata } = useUpdatePeerMetadata();
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *
 *   async function markAway() {
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       await updatePeerMetadata({ displayName, away: true });
 *     } catch {
 *       setMessage('Your status could not be updated. Try again.');
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <Button title="I am away" onPress={markAway} disabled={isBusy || peerStatus !== 'connected'} />
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
