/** What went wrong with a livestream. Its values are plain strings, so they can be compared and shown. */
declare enum LivestreamError {
  /** The token is missing, wrong or expired. */
  UNAUTHORIZED = 'unauthorized',
  /** There is no such livestream. */
  STREAM_NOT_FOUND = 'stream_not_found',
  /** Anything else. */
  UNKNOWN_ERROR = 'unknown_error',
  /** Somebody is publishing this livestream already. */
  STREAMER_ALREADY_CONNECTED = 'streamer_already_connected',
}

/**
 * What to publish: video, audio, or both, but at least one.
 *
 * @category Livestreaming
 */
export type StreamerInputs =
  | {
      /** The picture, such as `cameraStream` of {@link useCamera} or `stream` of {@link useScreenShare}. */
      video: MediaStream;
      /** The sound, such as `microphoneStream` of {@link useMicrophone}. */
      audio?: MediaStream | null;
    }
  | {
      /** No picture. */
      video?: null;
      /** The sound, such as `microphoneStream` of {@link useMicrophone}. */
      audio: MediaStream;
    };

/**
 * What is needed to publish a livestream.
 *
 * @category Livestreaming
 */
export type ConnectStreamerConfig = {
  /** The picture and the sound. */
  inputs: StreamerInputs;
  /**
   * Allows publishing to one livestream.
   *
   * Your backend creates it with the server SDK; while you develop, {@link useSandbox} does.
   */
  token: string;
};

/**
 * What {@link useLivestreamStreamer} returns.
 *
 * @category Livestreaming
 */
export interface UseLivestreamStreamerResult {
  /**
   * Starts publishing.
   *
   * A second call ends the first: only the inputs of the last call are published. When publishing fails, the promise
   * resolves all the same and `error` says why.
   *
   * @param inputs - What to publish, and the streamer token.
   * @param urlOverride - A WHIP address to publish to instead of Fishjam's.
   * @returns A promise that resolves when publishing has started or failed.
   */
  connect: (inputs: ConnectStreamerConfig, urlOverride?: string) => Promise<void>;
  /** Stops publishing. Without anything published it does nothing. */
  disconnect: () => void;
  /** Whether viewers can receive the livestream now. */
  isConnected: boolean;
  /** Why the last `connect` failed; `null` when it did not. */
  error: LivestreamError | null;
}

/**
 * Publishes a livestream from the browser.
 *
 * One streamer publishes to any number of viewers, who receive it with {@link useLivestreamViewer}.
 *
 * @returns Functions to start and stop, and the state to render.
 * @example Go live with the camera and the microphone
 * ```tsx
 * import { useCamera, useInitializeDevices, useLivestreamStreamer, useMicrophone } from '@fishjam-cloud/react-client';
 *
 * export function GoLive({ token }: { token: string }) {
 *   const { initializeDevices } = useInitializeDevices();
 *   const { cameraStream } = useCamera();
 *   const { microphoneStream } = useMicrophone();
 *   const { connect, disconnect, isConnected, error } = useLivestreamStreamer();
 *
 *   if (!cameraStream) return <button onClick={() => initializeDevices()}>Start camera and microphone</button>;
 *
 *   return (
 *     <div>
 *       <button
 *         onClick={() =>
 *           isConnected ? disconnect() : connect({ inputs: { video: cameraStream, audio: microphoneStream }, token })
 *         }
 *       >
 *         {isConnected ? 'End the livestream' : 'Go live'}
 *       </button>
 *       {error && <p role="alert">Could not go live: {error}</p>}
 *     </div>
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function useLivestreamStreamer(): UseLivestreamStreamerResult;

/**
 * Which livestream to watch: a private one by its token, or a public one by its id.
 *
 * @category Livestreaming
 */
export type ConnectViewerConfig =
  | {
      /** A viewer token, which your backend creates: for a private livestream. */
      token: string;
      /** Not used with a token: the token names the livestream. */
      streamId?: never;
    }
  | {
      /** The id of the livestream, which is the id of its room: for a public livestream. */
      streamId: string;
      /** Not used with an id: public livestreams need no token. */
      token?: never;
    };

/**
 * What {@link useLivestreamViewer} returns.
 *
 * @category Livestreaming
 */
export interface UseLivestreamViewerResult {
  /** The received media: set it as the `srcObject` of a `video` element. `null` while nothing is received. */
  stream: MediaStream | null;
  /**
   * Starts receiving a livestream.
   *
   * A second call ends the first. When receiving fails, `error` says why.
   *
   * @param config - The viewer token of a private livestream, or the id of a public one.
   * @param url - A WHEP address to receive from instead of Fishjam's.
   * @returns A promise that resolves when media arrives or the server refuses.
   */
  connect: (config: ConnectViewerConfig, url?: string) => Promise<void>;
  /** Stops receiving. Without anything received it does nothing. */
  disconnect: () => void;
  /** Whether the livestream is being received. */
  isConnected: boolean;
  /** Why the last `connect` failed; `null` when it did not. */
  error: LivestreamError | null;
}

/**
 * Receives a livestream in the browser.
 *
 * @returns The media, functions to start and stop, and the state to render.
 * @example Watch a public livestream
 * ```tsx
 * import { useLivestreamViewer } from '@fishjam-cloud/react-client';
 * import { useEffect, useRef } from 'react';
 *
 * export function Watch({ streamId }: { streamId: string }) {
 *   const { stream, connect, disconnect, error } = useLivestreamViewer();
 *   const videoRef = useRef<HTMLVideoElement>(null);
 *
 *   useEffect(() => {
 *     if (videoRef.current) videoRef.current.srcObject = stream;
 *   }, [stream]);
 *
 *   if (error) return <p role="alert">Cannot play the livestream: {error}</p>;
 *
 *   return (
 *     <div>
 *       <video ref={videoRef} autoPlay playsInline controls />
 *       <button onClick={() => (stream ? disconnect() : connect({ streamId }))}>{stream ? 'Stop' : 'Watch'}</button>
 *     </div>
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function useLivestreamViewer(): UseLivestreamViewerResult;

export {};
