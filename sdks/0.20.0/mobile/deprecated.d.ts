import type { ConnectionConfig, PeerStatus, ReconnectionStatus } from './connection';
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

/**
 * Joins the room that the token belongs to.
 *
 * The SDK immediately publishes a camera or microphone that is already on.
 *
 * @deprecated Use `joinRoom` from {@link useConnection}, which accepts these values as one object.
 * @typeParam PeerMetadata - Shape of the metadata that other peers receive about you.
 * @param url - URL to connect to: `wss://fishjam.io/api/v1/connect/YOUR_FISHJAM_ID`.
 * @param peerToken - Token that authenticates this peer in its room.
 * @param peerMetadata - Metadata about you, such as your name, that other peers receive; `{}` by default. When
 * sent from iOS, the numbers `0` and `1` arrive as `false` and `true`, so send such values as strings.
 * @param config - Connection settings.
 * @returns A promise that resolves when you are in the room.
 * @throws Error when the token is rejected, the room cannot be joined, or the server does not respond within 15
 * seconds. Do not call `joinRoom` while you are in a room or joining one, because this version does not detect a second
 * call.
 * @example Use `useConnection` instead
 * ```tsx
 * import { useConnection } from '@fishjam-cloud/react-native-client';
 * import { useEffect, useRef, useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * type JoinProps = { fishjamId: string; peerToken: string; onJoined: () => void };
 *
 * // The last cleanup, which may still be running when this screen opens again.
 * let lastLeave: Promise<void> = Promise.resolve();
 *
 * // Leaving does not cancel a scheduled reconnection. Leave again after it has started.
 * function leaveCompletely(leaveRoom: () => void): Promise<void> {
 *   leaveRoom();
 *   lastLeave = new Promise((resolve) => {
 *     setTimeout(() => {
 *       leaveRoom();
 *       setTimeout(() => resolve(), 1000);
 *     }, 3000);
 *   });
 *   return lastLeave;
 * }
 *
 * // When this component calls `onJoined`, replace it with the call screen.
 * export function Join({ fishjamId, peerToken, onJoined }: JoinProps) {
 *   const { joinRoom, leaveRoom, peerStatus } = useConnection();
 *   const [isJoining, setIsJoining] = useState(false);
 *   const [message, setMessage] = useState('');
 *   const isMounted = useRef(false);
 *
 *   useEffect(() => {
 *     isMounted.current = true;
 *     return () => {
 *       isMounted.current = false;
 *     };
 *   }, []);
 *
 *   async function join() {
 *     setIsJoining(true);
 *     setMessage('');
 *     try {
 *       await lastLeave;
 *       if (!isMounted.current) return;
 *       await joinRoom({ fishjamId, peerToken, peerMetadata: { displayName: 'Ada' } });
 *       // Leave if the user left this screen while joining.
 *       if (isMounted.current) onJoined();
 *       else leaveRoom();
 *     } catch {
 *       setMessage('Could not join the call. Check your connection, then try again.');
 *       await leaveCompletely(leaveRoom);
 *     } finally {
 *       setIsJoining(false);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <Button title="Join" onPress={join} disabled={isJoining || ['connecting', 'connected'].includes(peerStatus)} />
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
 * Leaves the room.
 *
 * The caveats of `leaveRoom` from {@link useConnection} also apply to this function.
 *
 * @deprecated Use `leaveRoom` from {@link useConnection}.
 * @returns A promise that usually resolves as soon as the SDK starts leaving the room, possibly before you have left
 * it.
 * @example Use `useConnection` instead
 * ```tsx
 * import { useConnection } from '@fishjam-cloud/react-native-client';
 * import { Button } from 'react-native';
 *
 * export function Leave() {
 *   const { peerStatus, leaveRoom } = useConnection();
 *
 *   function leave() {
 *     leaveRoom();
 *     // If the connection is down, leave again after the scheduled reconnection has started. Do not join in the next
 *     // four seconds, because the second `leaveRoom` would end the new call.
 *     if (peerStatus !== 'connected') setTimeout(leaveRoom, 3000);
 *   }
 *
 *   return <Button title="Leave" onPress={leave} />;
 * }
 * ```
 * @category Connection
 */
export declare function leaveRoom(): Promise<void>;

export {};
