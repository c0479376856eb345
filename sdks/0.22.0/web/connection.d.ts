import type { JSX, PropsWithChildren } from 'react';
import type { PersistLastDeviceHandlers } from './devices';
import type { GenericMetadata } from './internal';
import type { BandwidthLimits, StreamConfig } from './simulcast';

/**
 * State of the connection to the room.
 *
 * - `idle`: not in a room: before the first join, after leaving or being removed, and between two attempts to reconnect.
 * - `connecting`: the first join of the provider is in progress. Later joins and reconnections never set it.
 * - `connected`: in the room.
 * - `error`: the token or the join was refused, or the media connection failed.
 *
 * A socket that closes for any other reason never leads to `error`.
 *
 * @category Connection
 */
export type PeerStatus = 'connecting' | 'connected' | 'error' | 'idle';

/**
 * State of an automatic reconnection.
 *
 * - `idle`: no reconnection is in progress.
 * - `reconnecting`: the connection was lost and the SDK is trying to restore it.
 * - `error`: all attempts failed. Join again to continue.
 *
 * It stays `reconnecting` when an attempt is refused, and stays `error` after a later join that works. Each component
 * that calls {@link useConnection} has its own copy, which starts at `idle`. So check {@link PeerStatus} first.
 *
 * @category Connection
 */
export type ReconnectionStatus = 'reconnecting' | 'idle' | 'error';

/**
 * How the SDK reconnects after the connection to the room is lost.
 *
 * The wait before attempt number _n_, counted from 0, is `initialDelay + n * delay`.
 *
 * @category Connection
 */
export type ReconnectConfig = {
  /**
   * How often to try before giving up.
   *
   * @defaultValue `3`
   */
  maxAttempts?: number;
  /**
   * Milliseconds to wait before the first attempt.
   *
   * @defaultValue `500`
   */
  initialDelay?: number;
  /**
   * Milliseconds by which the wait grows with each further attempt.
   *
   * @defaultValue `500`
   */
  delay?: number;
  /**
   * Whether to publish again the tracks that were published before the connection was lost.
   *
   * The camera and the microphone are published again in any case, because joining starts them. A muted microphone is
   * published as not paused: others see it as on, although it stays silent.
   *
   * @defaultValue `false`
   */
  addTracksOnReconnect?: boolean;
};

/**
 * Props of {@link FishjamProvider}.
 *
 * @category Connection
 */
export interface FishjamProviderProps extends PropsWithChildren {
  /**
   * Your Fishjam ID, from the [dashboard](https://fishjam.io/app).
   *
   * It is not a secret. A full URL is accepted too, for a Fishjam that runs elsewhere.
   */
  fishjamId: string;
  /**
   * Whether to reconnect after the connection is lost, and how.
   *
   * Read once, at the first render; later changes have no effect.
   *
   * @defaultValue `true`
   */
  reconnect?: boolean | ReconnectConfig;
  /**
   * Constraints for the camera and the microphone, as `getUserMedia` takes them.
   *
   * By default any microphone, and video of 1280×720 pixels at 24 frames a second: at least 640×320, at most
   * 1280×720 and 30 frames.
   */
  constraints?: Pick<MediaStreamConstraints, 'audio' | 'video'>;
  /**
   * Whether to remember the camera and microphone that were used last.
   *
   * `true` keeps them in `localStorage`, `false` keeps nothing, and handlers keep them where you choose.
   *
   * @defaultValue `true`
   */
  persistLastDevice?: boolean | PersistLastDeviceHandlers;
  /**
   * The most bandwidth that a published track may use, in kbit/s.
   *
   * Limits that you leave out are `0`, which means no limit.
   */
  bandwidthLimits?: Partial<BandwidthLimits>;
  /**
   * How the camera is published.
   *
   * By default with simulcast, in the variants low, medium and high.
   */
  videoConfig?: StreamConfig;
  /** How the microphone is published. */
  audioConfig?: StreamConfig;
}

/**
 * Connects the components below it to Fishjam.
 *
 * Put it once, above every component that uses a hook of this SDK. Hooks inside one provider share one connection and
 * one set of devices.
 *
 * @param props - Your Fishjam ID and how to treat devices, reconnection and bandwidth.
 * @returns The children, connected.
 * @example Wrap an app
 * ```tsx
 * import { FishjamProvider } from '@fishjam-cloud/react-client';
 * import { StrictMode } from 'react';
 * import { createRoot } from 'react-dom/client';
 *
 * function App() {
 *   return <p>Every component in here can use the hooks.</p>;
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
 * @typeParam PeerMetadata - Shape of the metadata that you show to others.
 * @category Connection
 */
export interface JoinRoomConfig<PeerMetadata extends GenericMetadata = GenericMetadata> {
  /**
   * Token that admits this peer to its room.
   *
   * Your backend creates it with the server SDK; during development, {@link useSandbox} does.
   */
  peerToken: string;
  /**
   * Data about you that the other peers receive, such as your name.
   *
   * @defaultValue `{}`
   */
  peerMetadata?: PeerMetadata;
}

/**
 * Joins and leaves a room, and returns the state of the connection.
 *
 * Must be used inside {@link FishjamProvider}.
 *
 * Unmounting the component, or the provider, does not leave the room: call `leaveRoom`.
 *
 * @returns Functions to join and leave, and two states to render.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Join and leave a room
 * ```tsx
 * import { useConnection } from '@fishjam-cloud/react-client';
 * import { useState } from 'react';
 *
 * export function JoinButton({ peerToken, displayName }: { peerToken: string; displayName: string }) {
 *   const { joinRoom, leaveRoom, peerStatus } = useConnection();
 *   const [isJoining, setIsJoining] = useState(false);
 *   const [message, setMessage] = useState('');
 *
 *   async function join() {
 *     setIsJoining(true);
 *     setMessage('');
 *     try {
 *       await joinRoom({ peerToken, peerMetadata: { displayName } });
 *     } catch {
 *       setMessage('Could not join. Ask for a new token, then try again.');
 *     } finally {
 *       setIsJoining(false);
 *     }
 *   }
 *
 *   if (peerStatus === 'connected') return <button onClick={leaveRoom}>Leave</button>;
 *
 *   return (
 *     <div>
 *       <button onClick={join} disabled={isJoining}>
 *         Join
 *       </button>
 *       <p role="status">{message}</p>
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
   * A camera and a microphone that are already on are published immediately; devices that you turn on later are
   * published then. If you call it while you are in a room, the SDK leaves that room first.
   *
   * Keep your own state for a pending join: `peerStatus` is `connecting` only during a provider's first join. After a
   * network failure the promise rejects, but the SDK keeps trying and may still join. If the server does not respond,
   * or you leave first, the promise never settles.
   *
   * @param config - The peer token and your metadata.
   * @returns A promise that resolves when you are in the room.
   * @throws Error when {@link FishjamProvider} has no Fishjam ID.
   * @throws Rejects without a value when the token is refused, the room cannot be joined, or the socket fails.
   */
  joinRoom: <PeerMetadata extends GenericMetadata = GenericMetadata>(
    config: JoinRoomConfig<PeerMetadata>,
  ) => Promise<void>;
  /**
   * Leaves the room. The camera and the microphone stay on.
   *
   * It does not cancel a reconnection attempt that is already scheduled: if `peerStatus` becomes `connected` after you
   * have left, call it again. A running screen share stops, but its `stream` stays set: before `leaveRoom`, call
   * `stopStreaming` of {@link useScreenShare} and wait until `stream` is `null`.
   */
  leaveRoom: () => void;
  /** State of the connection to the room. */
  peerStatus: PeerStatus;
  /** State of an automatic reconnection, as this component has seen it. */
  reconnectionStatus: ReconnectionStatus;
};

export {};
