/**
 * Reason why a livestream could not be published or received.
 *
 * The values are codes: map them to messages for the user.
 */
declare enum LivestreamError {
  /**
   * The token is missing, invalid, expired, or of the wrong kind, such as a viewer token that is used for publishing.
   */
  UNAUTHORIZED = 'unauthorized',
  /** The livestream does not exist, or no one is live yet. */
  STREAM_NOT_FOUND = 'stream_not_found',
  /**
   * Any other failure of the request, such as a network failure. If the request succeeds but the media connection
   * cannot be established, or is lost later, no error is set.
   */
  UNKNOWN_ERROR = 'unknown_error',
  /** Another streamer is already publishing this livestream. This error occurs only when publishing. */
  STREAMER_ALREADY_CONNECTED = 'streamer_already_connected',
}

/**
 * Media to publish: video, audio or both.
 *
 * {@link useLivestreamStreamer} sends the first video track of `video` and the first audio track of `audio`. It reads
 * the tracks when `connect` is called, so tracks that you start or switch to later are not published. If you toggle or
 * switch a device with {@link useCamera} or {@link useMicrophone}, its published track ends.
 *
 * To stream the screen, pass a stream from the browser's `getDisplayMedia`. You can use {@link useScreenShare} for this
 * only in a room.
 *
 * @category Livestreaming
 */
export type StreamerInputs =
  | {
      /**
       * Stream that contains the video to publish, such as `cameraStream` from `useCamera`, or the stream of a shared
       * screen.
       */
      video: MediaStream;
      /**
       * Stream that contains the audio to publish, such as `microphoneStream` from `useMicrophone`; `null` for no
       * audio.
       */
      audio?: MediaStream | null;
    }
  | {
      /** No video: only audio is published. In this version, `useLivestreamViewer` cannot receive such a livestream. */
      video?: null;
      /** Stream that contains the audio to publish, such as `microphoneStream` from `useMicrophone`. */
      audio: MediaStream;
    };

/**
 * Media and credentials for publishing a livestream.
 *
 * @category Livestreaming
 */
export type ConnectStreamerConfig = {
  /** Video and audio to publish. */
  inputs: StreamerInputs;
  /**
   * Streamer token, which allows publishing to one livestream.
   *
   * Your backend creates it with the server SDK. During development, get it from {@link useSandbox}.
   */
  token: string;
};

/**
 * Functions and state that `useLivestreamStreamer` returns.
 *
 * @category Livestreaming
 */
export interface UseLivestreamStreamerResult {
  /**
   * Starts publishing.
   *
   * `connect` does not reject: if the request to publish fails, `error` contains the reason in a later render.
   *
   * @param inputs - Media to publish and the streamer token.
   * @param urlOverride - WHIP URL to use instead of Fishjam's.
   * @returns A promise that resolves when the request to publish has been accepted or has failed.
   * @caveat Call `connect` only while `isConnected` is `false` and no other call is pending. A call while `isConnected`
   * is `true` ends the current livestream and can end the new one too. If two calls run at the same time, `disconnect`
   * ends only one of the two connections.
   * @caveat If `inputs` contains no track, nothing is published, and the SDK only logs the reason to the console.
   */
  connect: (inputs: ConnectStreamerConfig, urlOverride?: string) => Promise<void>;
  /**
   * Stops publishing. The tracks keep running, so stop the tracks that you opened. The function never changes.
   *
   * @caveat While `connect` is pending, `disconnect` does nothing, and the livestream still starts. Call `disconnect`
   * after `connect` resolves.
   * @caveat `isConnected` becomes `false` once the server has confirmed that publishing has ended. If the request to
   * the server fails, for example because you are offline, `isConnected` can stay `true` even though nothing is being
   * published anymore.
   */
  disconnect: () => void;
  /** Whether the connection that publishes the livestream is established. */
  isConnected: boolean;
  /**
   * Reason why `connect` failed; `null` before the first failure and after a successful call.
   *
   * A new call to `connect` resets the error only when the call succeeds.
   */
  error: LivestreamError | null;
}

/**
 * Publishes a livestream from the browser.
 *
 * One streamer publishes to any number of viewers, who receive the livestream with {@link useLivestreamViewer}.
 * `useLivestreamStreamer` has its own connection, so you do not join a room, and {@link FishjamProvider} is not
 * required.
 *
 * The hook does not disconnect on unmount: without a call to `disconnect`, the livestream continues.
 *
 * @returns Functions that start and stop publishing, the connection state, and the error.
 * @caveat If the component unmounts while `connect` is pending, call `disconnect` after `connect` resolves.
 * @example Go live with the camera and the microphone
 * ```tsx
 * import { useLivestreamStreamer } from '@fishjam-cloud/react-client';
 * import { useEffect, useRef, useState } from 'react';
 *
 * export function GoLive({ token }: { token: string }) {
 *   const { connect, disconnect, isConnected, error } = useLivestreamStreamer();
 *   const media = useRef<MediaStream | null>(null);
 *   const isMounted = useRef(false);
 *   const [isStarted, setIsStarted] = useState(false);
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *   const isLive = isStarted && !error;
 *
 *   useEffect(() => {
 *     isMounted.current = true;
 *     return () => {
 *       isMounted.current = false;
 *       disconnect();
 *       media.current?.getTracks().forEach((track) => track.stop());
 *     };
 *   }, [disconnect]);
 *
 *   async function start() {
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       const tracks = media.current?.getTracks() ?? [];
 *       // A track ends when its device is unplugged or permission is revoked. If a track has ended, open the devices
 *       // again.
 *       if (!media.current || tracks.some(({ readyState }) => readyState === 'ended')) {
 *         tracks.forEach((track) => track.stop());
 *         media.current = await navigator.mediaDevices.getUserMedia({ video: true, audio: true });
 *       }
 *       if (isMounted.current) {
 *         await connect({ inputs: { video: media.current, audio: media.current }, token });
 *         setIsStarted(true);
 *       }
 *     } catch {
 *       setMessage('Allow access to the camera and the microphone, then try again.');
 *     } finally {
 *       setIsBusy(false);
 *     }
 *     if (isMounted.current) return;
 *     // The component unmounted while this function was waiting, so stop publishing and release the devices.
 *     disconnect();
 *     media.current?.getTracks().forEach((track) => track.stop());
 *   }
 *
 *   function end() {
 *     disconnect();
 *     setIsStarted(false);
 *   }
 *
 *   // If `isConnected` stays `true` after the livestream has ended, remount this component to go live again.
 *   return (
 *     <div>
 *       <button onClick={start} disabled={isBusy || isLive || isConnected}>
 *         Go live
 *       </button>
 *       <button onClick={end} disabled={isBusy || !isLive}>
 *         End the livestream
 *       </button>
 *       <p role="status">{isConnected ? (isLive ? 'You are live.' : 'Stopping…') : message}</p>
 *       {error && <p role="alert">Could not go live. Check your connection, reload the page, and try again.</p>}
 *     </div>
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function useLivestreamStreamer(): UseLivestreamStreamerResult;

/**
 * Livestream to watch, identified by a viewer token if it is private, or by its room ID if it is public.
 *
 * @category Livestreaming
 */
export type ConnectViewerConfig =
  | {
      /** Viewer token of a private livestream. */
      token: string;
      /** Not allowed together with a token, which already identifies the livestream. */
      streamId?: never;
    }
  | {
      /** Room ID of a public livestream, as returned by your backend or by `useSandbox`. */
      streamId: string;
      /** Not allowed together with a room ID, because public livestreams need no token. */
      token?: never;
    };

/**
 * Functions and state that `useLivestreamViewer` returns.
 *
 * @category Livestreaming
 */
export interface UseLivestreamViewerResult {
  /**
   * Received media; `null` before `connect` resolves and after `disconnect`.
   *
   * The stream appears in a later render, so set it as the `srcObject` of a `video` element in a React effect.
   *
   * The stream stays set when the connection is lost or the streamer stops. The hook does not reconnect.
   */
  stream: MediaStream | null;
  /**
   * Starts receiving a livestream.
   *
   * `connect` does not reject: if the request fails, `error` contains the reason in a later render.
   *
   * @param config - Viewer token of a private livestream, or room ID of a public one.
   * @param url - Complete WHEP URL to use instead of Fishjam's; `streamId` is then ignored.
   * @returns A promise that resolves when a video track arrives or the request fails.
   * @caveat Call `connect` only while `isConnected` is `false` and no other call is pending. A call while `isConnected`
   * is `true` ends the current connection and can end the new one too. If two calls run at the same time, `disconnect`
   * ends only one of the two connections.
   * @caveat In this version, an audio-only livestream cannot be received: if the server accepts the request but offers
   * no video, the promise stays pending.
   */
  connect: (config: ConnectViewerConfig, url?: string) => Promise<void>;
  /**
   * Stops receiving and sets `stream` to `null`. The function never changes.
   *
   * @caveat While `connect` is pending, `disconnect` does nothing, and the app still starts receiving the livestream.
   * Call `disconnect` after `connect` resolves.
   * @caveat `isConnected` becomes `false` when the server has confirmed that the connection is closed. If the request
   * to the server fails, for example because you are offline, `isConnected` can stay `true` even though nothing is
   * being received anymore.
   */
  disconnect: () => void;
  /** Whether the connection that receives the livestream is established. */
  isConnected: boolean;
  /**
   * Reason why `connect` failed; `null` before the first failure and after a successful call.
   *
   * A new call to `connect` resets the error only when the call succeeds.
   */
  error: LivestreamError | null;
}

/**
 * Receives a livestream in the browser.
 *
 * The hook has its own connection, so you do not join a room, and {@link FishjamProvider} is not required.
 *
 * The hook does not disconnect on unmount: without a call to `disconnect`, the app keeps receiving media.
 *
 * @returns The media, functions that start and stop receiving the livestream, the connection state, and the error.
 * @caveat If the component unmounts while `connect` is pending, call `disconnect` after `connect` resolves.
 * @example Watch a public livestream
 * ```tsx
 * import { useLivestreamViewer } from '@fishjam-cloud/react-client';
 * import { useEffect, useRef, useState } from 'react';
 *
 * export function Watch({ roomId }: { roomId: string }) {
 *   const { stream, connect, disconnect, isConnected, error } = useLivestreamViewer();
 *   const videoRef = useRef<HTMLVideoElement>(null);
 *   const isMounted = useRef(false);
 *   const [isBusy, setIsBusy] = useState(false);
 *
 *   useEffect(() => {
 *     isMounted.current = true;
 *     return () => {
 *       isMounted.current = false;
 *       disconnect();
 *     };
 *   }, [disconnect]);
 *
 *   useEffect(() => {
 *     if (videoRef.current) videoRef.current.srcObject = stream;
 *   }, [stream]);
 *
 *   async function watch() {
 *     setIsBusy(true);
 *     await connect({ streamId: roomId });
 *     setIsBusy(false);
 *     // The component unmounted while `connect` was pending, so stop receiving.
 *     if (!isMounted.current) disconnect();
 *   }
 *
 *   // If `connect` stays pending, or `isConnected` stays `true` after Stop, remount this component to watch again.
 *   return (
 *     <div>
 *       <video ref={videoRef} autoPlay playsInline controls />
 *       <button onClick={watch} disabled={isBusy || stream !== null || isConnected}>
 *         Watch
 *       </button>
 *       <button onClick={() => disconnect()} disabled={!stream}>
 *         Stop
 *       </button>
 *       {error && <p role="alert">The livestream could not be opened. Try again when it has started.</p>}
 *     </div>
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function useLivestreamViewer(): UseLivestreamViewerResult;

export {};
