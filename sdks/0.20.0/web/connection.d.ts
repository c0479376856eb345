import type { JSX, PropsWithChildren } from 'react';
import type { PersistLastDeviceHandlers } from './devices';
import type { GenericMetadata } from './internal';
import type { BandwidthLimits, StreamConfig } from './simulcast';

/**
 * State of the connection to the room.
 *
 * - `idle`: not in a room. This is the status before the first join, after you leave, after the server reports that
 *   your peer was removed, and while the SDK reconnects, including the time between attempts.
 * - `connecting`: the provider's first join is in progress. Later joins and reconnections never set this status.
 * - `connected`: in the room.
 * - `error`: the server rejected the token or the join request, the server reported an error, or the media connection
 *   failed. After the media connection fails, the status is `error` until the first attempt to reconnect starts.
 *
 * If the socket closes for any other reason, for example because the network drops, the status does not change until
 * the SDK starts to reconnect or the media connection fails.
 *
 * @category Connection
 */
export type PeerStatus = 'connecting' | 'connected' | 'error' | 'idle';

/**
 * State of automatic reconnection.
 *
 * - `idle`: no reconnection is in progress.
 * - `reconnecting`: the connection was lost and the SDK is trying to restore it.
 * - `error`: all attempts failed. Join again to continue.
 *
 * The status stays `reconnecting` when an attempt is rejected or when you leave during an attempt, and it stays `error`
 * even after a later join succeeds. Each component that calls {@link useConnection} has its own copy of the status,
 * which starts at `idle`. Because this status can be out of date, check {@link PeerStatus} first, and ignore this
 * status after the user has left.
 *
 * @category Connection
 */
export type ReconnectionStatus = 'reconnecting' | 'idle' | 'error';

/**
 * Settings for reconnecting after the connection to the room is lost.
 *
 * The delay before attempt _n_ is `initialDelay + n * delay`, where _n_ starts at 0.
 *
 * @category Connection
 */
export type ReconnectConfig = {
  /**
   * Maximum number of attempts. The count starts over whenever the server accepts the token, so the SDK keeps trying
   * indefinitely if only the media connection fails.
   *
   * @defaultValue `3`
   */
  maxAttempts?: number;
  /**
   * Delay before the first attempt, in milliseconds.
   *
   * @defaultValue `500`
   */
  initialDelay?: number;
  /**
   * Amount by which the delay increases with each subsequent attempt, in milliseconds.
   *
   * @defaultValue `500`
   */
  delay?: number;
  /**
   * Whether to re-add every track that was being published when the connection was lost.
   *
   * Leave this option `false`, because the SDK republishes the camera, the microphone and custom sources anyway.
   *
   * @defaultValue `false`
   * @caveat If the option is `true` and the camera, the microphone or a custom source is published, the SDK adds those
   * tracks twice. The second attempt to add a track causes an unhandled rejection ("This track was already added to
   * peerConnection, it can't be added again!"), and the SDK can no longer reliably manage the published tracks.
   * @caveat If the option is `true` and one of the tracks is paused or has ended, {@link ReconnectionStatus} stays
   * `reconnecting`.
   * @caveat When the SDK republishes a muted microphone, it does not mark the microphone as paused, so the microphone
   * appears unmuted to other peers although it stays silent.
   */
  addTracksOnReconnect?: boolean;
};

/**
 * Props of `FishjamProvider`.
 *
 * @category Connection
 */
export interface FishjamProviderProps extends PropsWithChildren {
  /**
   * Your Fishjam ID.
   *
   * Copy it from the [dashboard](https://fishjam.io/app). The ID is not a secret, but anyone who has the ID of a
   * Sandbox environment can get tokens for that environment. If you omit the ID, pass `url` to `joinRoom` and
   * `configOverride` to {@link useSandbox}.
   */
  fishjamId?: string;
  /**
   * Whether to reconnect after the connection is lost, and how.
   *
   * The value is read once, on the first render. Later changes have no effect.
   *
   * @defaultValue `true`
   */
  reconnect?: boolean | ReconnectConfig;
  /**
   * Constraints for the camera and the microphone, in the format of `getUserMedia`.
   *
   * By default, the SDK requests any microphone, and video at 1280×720 pixels and 24 frames per second. The minimum is
   * 640×320 pixels, and the maximum is 1280×720 pixels and 30 frames per second. The SDK writes the `deviceId` of the
   * chosen device into the constraint objects that you pass, so do not share them with other code.
   */
  constraints?: Pick<MediaStreamConstraints, 'audio' | 'video'>;
  /**
   * Whether to remember the last-used camera and microphone, and where to store them.
   *
   * `true` stores the device information in `localStorage`, `false` stores nothing, and handlers let you choose the
   * storage. Two providers share the stored devices unless you give each provider its own handlers or `false`, and its
   * own `constraints` object with a `video` object.
   *
   * @defaultValue `true`
   */
  persistLastDevice?: boolean | PersistLastDeviceHandlers;
  /**
   * Maximum bandwidth of the camera track, in kbit/s.
   *
   * An omitted limit defaults to `0`, which means no limit. If you change the limits while the camera track is
   * published, the new limits take effect after the next join or reconnection. Audio, screen shares and custom sources
   * are never limited.
   */
  bandwidthLimits?: Partial<BandwidthLimits>;
  /**
   * Simulcast settings for the camera.
   *
   * By default, the SDK sends the camera video in three variants: low, medium and high. If you change the settings
   * while the camera track is published, the new settings take effect after the next join or reconnection.
   */
  videoConfig?: StreamConfig;
  /** Simulcast settings for the microphone. They do not change the audio, which is always sent at a single quality. */
  audioConfig?: StreamConfig;
}

/**
 * Connects its child components to Fishjam.
 *
 * Render the provider once, above every component that uses a hook from this SDK. Hooks inside one provider share one
 * connection and one set of devices. Unmounting the provider neither leaves the room nor turns the devices off. Before
 * you unmount it, leave the room, turn the devices off, and wait until `isCameraOn` and `isMicrophoneOn` are `false`.
 * {@link useLivestreamStreamer} and {@link useLivestreamViewer} also work without the provider.
 *
 * @param props - Your Fishjam ID, and options for reconnection, devices and bandwidth.
 * @returns The children, which can use the hooks of this SDK.
 * @caveat The provider must render only in the browser, because it reads `localStorage` while it renders.
 * @example Wrap an app
 * ```tsx
 * import { FishjamProvider } from '@fishjam-cloud/react-client';
 * import { StrictMode } from 'react';
 * import { createRoot } from 'react-dom/client';
 *
 * function App() {
 *   return <p>Components in here can use the hooks.</p>;
 * }
 *
 * const container = document.getElementById('root');
 * if (!container) throw new Error('The page has no element with the id "root".');
 *
 * createRoot(container).render(
 *   <StrictMode>
 *     <FishjamProvider fishjamId={import.meta.env.VITE_FISHJAM_ID}>
 *       <App />
 *     </FishjamProvider>
 *   </StrictMode>,
 * );
 * ```
 * @category Connection
 */
export declare function FishjamProvider(props: FishjamProviderProps): JSX.Element;

/**
 * Token and metadata for joining a room.
 *
 * @typeParam PeerMetadata - Shape of your peer metadata.
 * @category Connection
 */
export interface JoinRoomConfig<PeerMetadata extends GenericMetadata = GenericMetadata> {
  /**
   * URL to connect to, starting with `wss://`.
   *
   * By default, the URL is derived from the `fishjamId` that you pass to {@link FishjamProvider}. You must set `url` if
   * the provider has no `fishjamId`.
   */
  url?: string;
  /**
   * Token that authenticates this peer in its room.
   *
   * Your backend creates it with the server SDK. During development, get it from {@link useSandbox}.
   */
  peerToken: string;
  /**
   * Data about you, such as your name, that the other peers receive.
   *
   * @defaultValue `{}`
   */
  peerMetadata?: PeerMetadata;
}

/**
 * Joins and leaves a room, and returns the state of the connection.
 *
 * Call this hook inside {@link FishjamProvider}.
 *
 * The client stays in the room when the component or the provider unmounts. To leave, call `leaveRoom`. `leaveRoom` is
 * the same function on every render, and `joinRoom` changes only when the provider's `fishjamId` changes.
 *
 * @returns Functions that join and leave a room, and the state of the connection.
 * @caveat If at least eight mounted components use the hook, the console shows a `MaxListenersExceededWarning`. You can
 * ignore it.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Join and leave a room
 * ```tsx
 * import { useConnection } from '@fishjam-cloud/react-client';
 * import { useEffect, useRef, useState } from 'react';
 *
 * export function JoinButton({ peerToken, displayName }: { peerToken: string; displayName: string }) {
 *   const { joinRoom, leaveRoom, peerStatus } = useConnection();
 *   const [isJoining, setIsJoining] = useState(false);
 *   const [message, setMessage] = useState('');
 *   const leaveOnUnmount = useRef(() => {});
 *
 *   // The SDK does not leave the room on unmount. If you leave during a reconnection, the SDK may join again later. If
 *   // `peerStatus` becomes `connected` then, leave again.
 *   useEffect(() => () => leaveOnUnmount.current(), []);
 *
 *   async function join() {
 *     setIsJoining(true);
 *     setMessage('');
 *     // Leave on unmount only from here on. Before this point, any call belongs to another component.
 *     leaveOnUnmount.current = leaveRoom;
 *     try {
 *       await joinRoom({ peerToken, peerMetadata: { displayName } });
 *     } catch {
 *       setMessage('Could not join the room. Check your connection, reload the page, and try again.');
 *     } finally {
 *       setIsJoining(false);
 *     }
 *   }
 *
 *   return (
 *     <div>
 *       <button onClick={join} disabled={isJoining || peerStatus === 'connected'}>
 *         Join
 *       </button>
 *       <button
 *         onClick={() => {
 *           setMessage('');
 *           leaveRoom();
 *         }}
 *         disabled={peerStatus !== 'connected'}
 *       >
 *         Leave
 *       </button>
 *       <p role="status">{peerStatus !== 'connected' && message}</p>
 *     </div>
 *   );
 * }
 * ```
 * @category Connection
 */
export declare function useConnection(): {
  /**
   * Joins the room that the token belongs to.
   *
   * If you are already in a room, the SDK leaves it first. It also cancels a scheduled reconnection. After you join,
   * the SDK immediately publishes a camera or microphone that is already on. A device that you turn on later with
   * `toggleCamera` or `toggleMicrophone` is published when it starts. In an `audio_only` room, the camera is never
   * published.
   *
   * @param config - The peer token and your metadata.
   * @returns A promise that resolves when you are in the room.
   * @throws Error when neither `url` nor the provider's `fishjamId` is set. This error is thrown synchronously.
   * @throws Rejects without a value when the token is rejected, the room cannot be joined, or the socket fails.
   * @caveat Do not call `toggleCamera` or `toggleMicrophone` after `joinRoom` in the same handler. The handler still
   * has the functions from before you joined, which do not publish the device.
   * @caveat A device that you turn on before you join is not published if it starts after you have joined, so wait for
   * `toggleCamera` and `toggleMicrophone` to resolve before you join.
   * @caveat If a device is already on when you join, wait until its track appears in `localPeer` from {@link usePeers}
   * before you turn the device off or switch to another. Otherwise, other peers may receive the stopped track.
   * @caveat Track a pending join in your own state, because `peerStatus` is `connecting` only the first time you join
   * under a given provider.
   * @caveat After a network failure, the promise rejects. Unless reconnection is disabled, the SDK keeps trying and may
   * still join.
   * @caveat The promise stays pending if you leave before the server responds, if the server does not respond at all,
   * or if the server closes the connection because the peer is already connected. If the peer is already connected, the
   * SDK tries again as set in {@link ReconnectConfig}. The promise settles only when a later attempt by the SDK or your
   * next call to `joinRoom` does, with the same outcome.
   */
  joinRoom: <PeerMetadata extends GenericMetadata = GenericMetadata>(
    config: JoinRoomConfig<PeerMetadata>,
  ) => Promise<void>;
  /**
   * Leaves the room. The camera and the microphone stay on. Before you join and after you leave, a call is harmless.
   *
   * @caveat `leaveRoom` does not cancel a reconnection attempt that is already scheduled: if you leave while the SDK is
   * reconnecting, the client may join the room again a moment later. If `peerStatus` becomes `connected` after you
   * leave, call `leaveRoom` again.
   * @caveat Leaving stops an active screen share but may not reset its `stream` to `null`. If you are sharing the
   * screen, first call `stopStreaming` from {@link useScreenShare}, wait until `stream` is `null`, and then call
   * `leaveRoom`.
   */
  leaveRoom: () => void;
  /** State of the connection to the room. */
  peerStatus: PeerStatus;
  /** State of automatic reconnection, tracked separately in each component. */
  reconnectionStatus: ReconnectionStatus;
};

export {};
