import type { JSX } from 'react';
import type { GenericMetadata } from './utility';

/**
 * State of the connection to the room.
 *
 * - `idle`: not in a room, for example before the first join, after some failed joins, after you leave, or after your
 *   backend has removed the connected peer or its room. On iOS, this is also the status while the connection is down;
 *   `reconnectionStatus` is then `reconnecting` or `error`.
 * - `connecting`: joining a room. If an audio-only room rejects your camera track, the status stays `connecting` until
 *   you call `leaveRoom`.
 * - `connected`: in the room.
 * - `error`: joining failed, for example because the server rejected the token. On Android, this is also the status
 *   while the connection is down, and it can stay `error` if you leave in the meantime.
 *
 * `error` can change to `idle` immediately, for example on iOS after the server has rejected the token.
 *
 * @category Connection
 */
export type PeerStatus = 'connecting' | 'connected' | 'error' | 'idle';

/**
 * State of automatic reconnection.
 *
 * - `idle`: no reconnection is in progress.
 * - `reconnecting`: the connection was lost or could not be opened, and the SDK is trying to reconnect. In this version,
 *   the status also stays `reconnecting` after an attempt has failed.
 * - `error`: all attempts failed. In this version, the status becomes `error` only if `maxAttempts` is `0` or `1`. To
 *   continue, leave the room and join again.
 *
 * Neither `leaveRoom` nor a new join resets the status, so it can still be `reconnecting` or `error` in the next call.
 *
 * On Android, `idle` and `reconnecting` are swapped in this version once the SDK has started to reconnect, so rely on
 * {@link PeerStatus} instead.
 *
 * @category Connection
 */
export type ReconnectionStatus = 'idle' | 'reconnecting' | 'error';

/**
 * Connection settings.
 *
 * @category Connection
 */
export type ConnectionConfig = {
  /**
   * Settings for automatic reconnection after the connection is lost.
   *
   * The delay before attempt _n_ is `initialDelayMs + n * delayMs`, where _n_ starts at 0.
   */
  reconnectConfig?: {
    /**
     * Maximum number of attempts; `0` disables reconnection.
     *
     * In this version, the SDK stops after the first failed attempt, so `reconnectionStatus` becomes `error` only if
     * `maxAttempts` is `0` or `1`.
     *
     * @defaultValue `5`
     */
    maxAttempts?: number;
    /**
     * Delay before the first attempt, in milliseconds.
     *
     * @defaultValue `1000`
     */
    initialDelayMs?: number;
    /**
     * Amount by which the delay increases with each subsequent attempt, in milliseconds.
     *
     * @defaultValue `1000`
     */
    delayMs?: number;
  };
};

/**
 * Credentials, metadata and settings for joining a room.
 *
 * @typeParam PeerMetadata - Shape of the metadata that other peers receive about you.
 * @category Connection
 */
export type JoinRoomConfig<PeerMetadata extends GenericMetadata = GenericMetadata> = {
  /**
   * Token that authenticates this peer in its room.
   *
   * Your backend creates it with the server SDK. During development, you can get one from {@link useSandbox}.
   */
  peerToken: string;
  /**
   * Metadata about you that other peers receive, such as your name.
   *
   * When sent from iOS, the numbers `0` and `1` arrive as `false` and `true`, so send such values as strings.
   *
   * @defaultValue `{}`
   */
  peerMetadata?: PeerMetadata;
  /** Connection settings. */
  config?: ConnectionConfig;
} & (
  | {
      /** Your Fishjam ID, from the [dashboard](https://fishjam.io/app). The ID is not a secret. */
      fishjamId: string;
      /** Not allowed together with a Fishjam ID. */
      url?: never;
    }
  | {
      /** Not allowed together with a URL. */
      fishjamId?: never;
      /** URL to connect to, starting with `wss://`. */
      url: string;
    }
);

/**
 * Joins and leaves a room, and returns the connection status.
 *
 * All components that use the hook share one connection. No provider is needed.
 *
 * @returns Functions that join and leave a room, the connection status, and the reconnection status.
 * @example Join and leave a room
 * ```tsx
 * import { useConnection } from '@fishjam-cloud/react-native-client';
 * import { useEffect, useRef, useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * export function JoinButton({ fishjamId, peerToken }: { fishjamId: string; peerToken: string }) {
 *   const { joinRoom, leaveRoom, peerStatus } = useConnection();
 *   // `peerStatus` also changes when the connection is lost, so keep your own state.
 *   const [isInCall, setIsInCall] = useState(false);
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *   const isMounted = useRef(false);
 *   const isConnected = peerStatus === 'connected';
 *   const hasStarted = isInCall || isBusy;
 *   const mayReconnect = hasStarted && !isConnected;
 *   const latest = useRef({ leaveRoom, hasStarted, mayReconnect });
 *
 *   useEffect(() => {
 *     latest.current = { leaveRoom, hasStarted, mayReconnect };
 *   }, [leaveRoom, hasStarted, mayReconnect]);
 *
 *   // The SDK does not leave the room when a component unmounts.
 *   useEffect(() => {
 *     isMounted.current = true;
 *     return () => {
 *       isMounted.current = false;
 *       if (!latest.current.hasStarted) return;
 *       leaveCompletely(latest.current.leaveRoom, latest.current.mayReconnect).catch(console.error);
 *     };
 *   }, []);
 *
 *   async function join() {
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       await lastLeave;
 *       if (!isMounted.current) return;
 *       await joinRoom({ fishjamId, peerToken, peerMetadata: { displayName: 'Ada' } });
 *       if (isMounted.current) setIsInCall(true);
 *       else leaveRoom();
 *     } catch {
 *       // The cleanup on unmount has already left the room.
 *       if (!isMounted.current) return;
 *       setMessage('Could not join the call. Check your connection, then try again.');
 *       await leaveCompletely(leaveRoom, true);
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   async function leave() {
 *     setIsBusy(true);
 *     setMessage('');
 *     setIsInCall(false);
 *     await leaveCompletely(leaveRoom, mayReconnect);
 *     setIsBusy(false);
 *   }
 *
 *   return (
 *     <View>
 *       {isInCall ? (
 *         <Button title="Leave" onPress={leave} disabled={isBusy} />
 *       ) : (
 *         <Button title="Join" onPress={join} disabled={isBusy || isConnected} />
 *       )}
 *       {isInCall && !isConnected && <Text>You are disconnected. If this message stays, leave and join again.</Text>}
 *       <Text>{message}</Text>
 *     </View>
 *   );
 * }
 *
 * // The previous call's cleanup, which may still be running when this component mounts again.
 * let lastLeave: Promise<void> = Promise.resolve();
 *
 * // Leaving does not cancel a scheduled reconnection. If a reconnection might be scheduled, leave again after it starts.
 * function leaveCompletely(leaveRoom: () => void, mayReconnect: boolean): Promise<void> {
 *   leaveRoom();
 *   lastLeave = lastLeave.then(async () => {
 *     if (mayReconnect) {
 *       // Longer than `initialDelayMs`, which is 1000 by default.
 *       await wait(3000);
 *       leaveRoom();
 *     }
 *     // `leaveRoom` returns before the SDK has finished leaving.
 *     await wait(1000);
 *   });
 *   return lastLeave;
 * }
 *
 * const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(() => resolve(), milliseconds));
 * ```
 * @category Connection
 */
export declare function useConnection(): {
  /**
   * Joins the room that the token belongs to.
   *
   * The SDK immediately publishes a camera or microphone that is already on.
   *
   * @param config - Your Fishjam ID or a URL, the peer token, your metadata and settings.
   * @returns A promise that resolves when you are in the room.
   * @throws Error when the token is rejected, the room cannot be joined, or the server does not respond within 15
   * seconds. If you call `leaveRoom` while joining, the promise rejects on Android once the socket is closed; on iOS,
   * the promise stays pending until the 15-second timeout or longer. Do not call `joinRoom` while you are in a room or
   * joining one, because this version does not detect a second call.
   * @caveat Do not start the camera or microphone for the first time while `joinRoom` is pending: on iOS, this can
   * freeze the app.
   * @caveat If the network fails while you join, the promise rejects, but the SDK makes one more attempt and can still
   * join after the rejection. To handle this, watch `peerStatus`, or join with `maxAttempts: 0`.
   * @caveat Before you join again, call `leaveRoom`, even if the connection was lost or your backend removed the peer.
   * Then wait at least a second, and keep waiting while `peerStatus` is `connected` or `connecting`.
   * @caveat If a later join is pending when the 15-second timeout of an earlier join fires, the later join fails.
   */
  joinRoom: <PeerMetadata extends GenericMetadata = GenericMetadata>(
    config: JoinRoomConfig<PeerMetadata>,
  ) => Promise<void>;
  /**
   * Leaves the room and turns off the microphone and, on Android, the camera. Before you start the devices and join
   * again, wait at least a second, and keep waiting while `peerStatus` is `connected` or `connecting`.
   *
   * @caveat On iOS, the camera can keep running after you leave if your app has shown the camera's video. To turn the
   * camera off, keep a {@link VideoPreviewView} mounted during the call, and remove it after you leave.
   * @caveat If `prepareCamera` or `startMicrophone` is pending when you leave, the device can still start afterward. In
   * that case, call `leaveRoom` again when the promise has settled. On Android, the camera can stay on even then.
   * @caveat If you are sharing the whole screen, stop the share, and wait until `isScreenShareOn` is `false` before you
   * leave. Otherwise, `leaveRoom` can crash the app on Android, and on iOS, `leaveRoom` opens a system
   * dialog, and the broadcast continues until the user stops it.
   * @caveat On Android, if the connection is lost during a screen share, leaving fails: after the SDK reconnects, stop
   * the share, then leave. If the SDK does not reconnect, or if your backend removes the peer during the share, the app
   * must be restarted.
   * @caveat `leaveRoom` does not cancel a reconnection attempt that is already scheduled. When the attempt starts, the
   * SDK opens a socket with the old token. If you leave while the connection is down, call `leaveRoom` again once the
   * scheduled attempt has started. On Android, do the same if `peerStatus` becomes `error` after you leave.
   * @caveat If you call `leaveRoom` while the connection is down, the call does not stop the camera. To stop
   * the camera, call `leaveRoom` a second time while the scheduled reconnection attempt is running.
   */
  leaveRoom: () => void;
  /** State of the connection to the room. */
  peerStatus: PeerStatus;
  /** State of automatic reconnection. Neither `leaveRoom` nor a new join resets it. */
  reconnectionStatus: ReconnectionStatus;
};

/**
 * Props of `FishjamRoom`.
 *
 * @category Connection
 */
export type FishjamRoomProps = {
  /** URL to connect to: `wss://fishjam.io/api/v1/connect/YOUR_FISHJAM_ID`. */
  fishjamUrl: string;
  /** Token that authenticates this peer in its room. */
  peerToken: string;
};

/**
 * Joins a room with the camera on and lists the peers' cameras and shared screens.
 *
 * Use this component for a first test: it has no controls, does not start the microphone, and leaves the room when it
 * unmounts. If joining fails, the component only logs the error.
 *
 * @param props - The URL and the peer token.
 * @returns The list of videos.
 * @caveat Do not change the props while the component is mounted: the component would leave the room and join again
 * immediately, which is not reliable.
 * @caveat On iOS, the camera can keep running after the component unmounts.
 * @caveat If the component unmounts while the camera is starting, the client still joins the room afterward, so keep
 * the component mounted until the video appears.
 * @caveat If the user denies camera access, the component joins without the camera.
 * @caveat Do not render the component in React's `StrictMode`: it then joins twice, which this version does not detect.
 * @example Show a call with a single component
 * ```tsx
 * import { FishjamRoom } from '@fishjam-cloud/react-native-client';
 *
 * export function TestCall({ peerToken }: { peerToken: string }) {
 *   return <FishjamRoom fishjamUrl="wss://fishjam.io/api/v1/connect/YOUR_FISHJAM_ID" peerToken={peerToken} />;
 * }
 * ```
 * @category Connection
 */
export declare function FishjamRoom(props: FishjamRoomProps): JSX.Element;

export {};
