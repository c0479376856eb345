import type { JSX, PropsWithChildren } from 'react';
import type { PersistLastDeviceHandlers } from './devices';
import type { GenericMetadata } from './internal';
import type { BandwidthLimits, StreamConfig } from './simulcast';

/**
 * Where the connection to the room stands.
 *
 * - `idle`: not connected: before the first join, or after leaving.
 * - `connecting`: joining.
 * - `connected`: in the room.
 * - `error`: the token was refused, the room could not be joined, or the connection broke.
 *
 * @category Connection
 */
export type PeerStatus = 'connecting' | 'connected' | 'error' | 'idle';

/**
 * Where an automatic reconnection stands.
 *
 * - `idle`: no reconnection is going on.
 * - `reconnecting`: the connection was lost and the SDK is trying to restore it.
 * - `error`: all attempts failed. Join again to continue.
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
   * The camera and the microphone are published again in any case, because joining starts them.
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
   * It is not a secret. Without it, pass `url` to `joinRoom`, and `configOverride` to {@link useSandbox}.
   */
  fishjamId?: string;
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
 * What is needed to join a room.
 *
 * @typeParam PeerMetadata - Shape of the metadata that you show to others.
 * @category Connection
 */
export interface JoinRoomConfig<PeerMetadata extends GenericMetadata = GenericMetadata> {
  /**
   * The address to connect to, starting with `wss://`.
   *
   * By default it is derived from the `fishjamId` of {@link FishjamProvider}; it is needed when there is none.
   */
  url?: string;
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
}

/**
 * Joins and leaves a room, and tells where the connection stands.
 *
 * Must be used inside {@link FishjamProvider}.
 *
 * @returns Functions to join and leave, and two states to render.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Join and leave a room
 * ```tsx
 * import { useConnection } from '@fishjam-cloud/react-client';
 * import { useState } from 'react';
 *
 * export function JoinButton({ peerToken, name }: { peerToken: string; name: string }) {
 *   const { joinRoom, leaveRoom, peerStatus } = useConnection();
 *   const [failed, setFailed] = useState(false);
 *
 *   async function join() {
 *     setFailed(false);
 *     try {
 *       await joinRoom({ peerToken, peerMetadata: { name } });
 *     } catch {
 *       setFailed(true);
 *     }
 *   }
 *
 *   if (peerStatus === 'connected') return <button onClick={leaveRoom}>Leave</button>;
 *
 *   return (
 *     <div>
 *       <button onClick={join} disabled={peerStatus === 'connecting'}>
 *         Join
 *       </button>
 *       {failed && <p role="alert">Could not join. Ask for a new token and try again.</p>}
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
   * A camera and a microphone that are already on are published at once; devices that you turn on later are published
   * then.
   *
   * @param config - The peer token and your metadata.
   * @returns A promise that resolves when you are in the room.
   * @throws Error at once, without a promise, when neither `url` nor a Fishjam ID is given.
   * @throws Rejects without a value when the token is refused, the room cannot be joined, or the socket fails.
   */
  joinRoom: <PeerMetadata extends GenericMetadata = GenericMetadata>(
    config: JoinRoomConfig<PeerMetadata>,
  ) => Promise<void>;
  /**
   * Leaves the room. The camera and the microphone stay on.
   *
   * Stop a screen share before: leaving takes it out of the room, but its `stream` stays until it is stopped.
   */
  leaveRoom: () => void;
  /** Where the connection to the room stands. */
  peerStatus: PeerStatus;
  /** Where an automatic reconnection stands. */
  reconnectionStatus: ReconnectionStatus;
};

export {};
