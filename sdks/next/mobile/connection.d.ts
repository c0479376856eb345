import type { JSX } from 'react';
import type { GenericMetadata } from './utility';

/**
 * State of the connection to the room.
 *
 * - `idle`: not in a room: before the first join, after leaving, and after your backend has removed the peer or deleted
 *   the room. On iOS also while the connection is lost: `reconnectionStatus` is `reconnecting` then.
 * - `connecting`: joining.
 * - `connected`: in the room.
 * - `error`: the token was refused or the join failed. On Android also while the connection is lost.
 *
 * @category Connection
 */
export type PeerStatus = 'connecting' | 'connected' | 'error' | 'idle';

/**
 * State of an automatic reconnection.
 *
 * - `idle`: no reconnection is in progress.
 * - `reconnecting`: the connection was lost and the SDK is trying to restore it.
 * - `error`: all attempts failed. Leave and join again to continue.
 *
 * On Android `idle` and `reconnecting` are swapped in this version: rely on {@link PeerStatus} and on `error` there.
 *
 * @category Connection
 */
export type ReconnectionStatus = 'idle' | 'reconnecting' | 'error';

/**
 * Settings of the connection.
 *
 * @category Connection
 */
export type ConnectionConfig = {
  /** How to reconnect after the connection is lost. The wait before attempt _n_, from 0, is `initialDelayMs + n * delayMs`. */
  reconnectConfig?: {
    /**
     * How often to try before giving up; `0` switches reconnection off. In this version no attempt follows one that
     * failed, so only `0` and `1` lead to the status `error`.
     *
     * @defaultValue `5`
     */
    maxAttempts?: number;
    /**
     * Milliseconds to wait before the first attempt.
     *
     * @defaultValue `1000`
     */
    initialDelayMs?: number;
    /**
     * Milliseconds by which the wait grows with each further attempt.
     *
     * @defaultValue `1000`
     */
    delayMs?: number;
  };
};

/**
 * What is needed to join a room.
 *
 * @typeParam PeerMetadata - Shape of the metadata that you show to others.
 * @category Connection
 */
export type JoinRoomConfig<PeerMetadata extends GenericMetadata = GenericMetadata> = {
  /**
   * Your Fishjam ID, from the [dashboard](https://fishjam.io/app).
   *
   * It is not a secret. A full URL is accepted too, for a Fishjam that runs elsewhere.
   */
  fishjamId: string;
  /**
   * Lets this peer into its room.
   *
   * Your backend creates it with the server SDK; while you develop, {@link useSandbox} does.
   */
  peerToken: string;
  /**
   * What the other peers may know about you, such as your name.
   *
   * @defaultValue `{}`
   */
  peerMetadata?: PeerMetadata;
  /** Settings of the connection. */
  config?: ConnectionConfig;
};

/**
 * Joins and leaves a room, and returns the state of the connection.
 *
 * Every component that uses the hook sees the same connection. No provider is needed.
 *
 * @returns Functions to join and leave, and two states to render.
 * @example Join and leave a room
 * ```tsx
 * import { useConnection } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * export function JoinButton({ fishjamId, peerToken }: { fishjamId: string; peerToken: string }) {
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
 *       setMessage('Could not join. Ask for a new token, then try again.');
 *     } finally {
 *       setIsJoining(false);
 *     }
 *   }
 *
 *   if (peerStatus === 'connected') return <Button title="Leave" onPress={leaveRoom} />;
 *
 *   return (
 *     <View>
 *       <Button title="Join" onPress={join} disabled={isJoining} />
 *       <Text>{message}</Text>
 *     </View>
 *   );
 * }
 * ```
 * @category Connection
 */
export declare function useConnection(): {
  /**
   * Joins the room that the token belongs to.
   *
   * A camera and a microphone that are already on are published at once.
   *
   * @param config - Your Fishjam ID, the peer token, your metadata and settings.
   * @returns A promise that resolves when you are in the room.
   * @throws Error when the token is refused, the room cannot be joined, nothing answers within 15 seconds, you are
   * already in a room or joining one, or you leave meanwhile.
   */
  joinRoom: <PeerMetadata extends GenericMetadata = GenericMetadata>(
    config: JoinRoomConfig<PeerMetadata>,
  ) => Promise<void>;
  /**
   * Leaves the room. The camera and the microphone are turned off: prepare them again before the next join.
   *
   * It does not cancel an attempt to reconnect that is already scheduled: the SDK then opens a socket with the old
   * token. If you leave while the connection is lost, call `leaveRoom` again after the delay of the attempt.
   */
  leaveRoom: () => void;
  /** State of the connection to the room. */
  peerStatus: PeerStatus;
  /** State of an automatic reconnection. `leaveRoom` and a new join do not reset it. */
  reconnectionStatus: ReconnectionStatus;
};

/**
 * Props of {@link FishjamRoom}.
 *
 * @category Connection
 */
export type FishjamRoomProps = {
  /** Your Fishjam ID, from the [dashboard](https://fishjam.io/app). */
  fishjamId: string;
  /** Lets this peer into its room. */
  peerToken: string;
};

/**
 * Joins a room with the camera on and shows everybody's video in a grid.
 *
 * It is meant for a first test: it has no controls, and it leaves when it is unmounted. A failure to join is only
 * logged.
 *
 * @param props - Your Fishjam ID and the peer token.
 * @returns The grid.
 * @example See a call in one component
 * ```tsx
 * import { FishjamRoom } from '@fishjam-cloud/react-native-client';
 *
 * export function TestCall({ peerToken }: { peerToken: string }) {
 *   return <FishjamRoom fishjamId="YOUR_FISHJAM_ID" peerToken={peerToken} />;
 * }
 * ```
 * @category Connection
 */
export declare function FishjamRoom(props: FishjamRoomProps): JSX.Element;

export {};
