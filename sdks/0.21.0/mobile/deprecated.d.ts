import type { ConnectionConfig, PeerStatus, ReconnectionStatus } from './connection';
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

/**
 * Joins the room that the token belongs to.
 *
 * A camera and a microphone that are already on are published at once.
 *
 * @deprecated Use `joinRoom` of {@link useConnection}, which takes these values as one object.
 * @typeParam PeerMetadata - Shape of the metadata that you show to others.
 * @param url - The address to connect to, starting with `wss://`: `wss://fishjam.io/api/v1/connect/YOUR_FISHJAM_ID`.
 * @param peerToken - Lets this peer into its room.
 * @param peerMetadata - What the other peers may know about you, such as your name; `{}` by default.
 * @param config - Settings of the connection.
 * @returns A promise that resolves when you are in the room.
 * @throws Error when the token is refused, the room cannot be joined, nothing answers within 15 seconds, you are
 * already in a room or joining one, or you leave meanwhile.
 * @example Use `useConnection` instead
 * ```tsx
 * import { useConnection } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * export function Join({ fishjamId, peerToken }: { fishjamId: string; peerToken: string }) {
 *   const { joinRoom, leaveRoom, peerStatus } = useConnection();
 *   const [isJoining, setIsJoining] = useState(false);
 *   const [message, setMessage] = useState('');
 *
 *   async function join() {
 *     setIsJoining(true);
 *     setMessage('');
 *     try {
 *       await joinRoom({ fishjamId, peerToken, peerMetadata: { displayName: 'Ada' } });
 *     } catch {
 *       // Clears what is left of the failed attempt.
 *       leaveRoom();
 *       setMessage('Could not join the room. Try again.');
 *     } finally {
 *       setIsJoining(false);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <Button title="Join" onPress={join} disabled={isJoining || peerStatus === 'connected'} />
 *       <Text>{message}</Text>
 *     </View>
 *   );
 * }
 * ```
 * @category Connection
 */
export declare function joinRoom<PeerMetadata extends GenericMetadata = GenericMetadata>(
  url: string,
  peerToken: string,
  peerMetadata?: PeerMetadata,
  config?: ConnectionConfig,
): Promise<void>;

/**
 * Leaves the room. The camera and the microphone are turned off: prepare them again before the next join.
 *
 * @deprecated Use `leaveRoom` of {@link useConnection}.
 * @returns A promise that resolves when leaving has begun. It does not wait until you have left.
 * @example Use `useConnection` instead
 * ```tsx
 * import { useConnection } from '@fishjam-cloud/react-native-client';
 * import { Button } from 'react-native';
 *
 * export function Leave() {
 *   const { leaveRoom } = useConnection();
 *
 *   return <Button title="Leave" onPress={leaveRoom} />;
 * }
 * ```
 * @category Connection
 */
export declare function leaveRoom(): Promise<void>;

export {};
