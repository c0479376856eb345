import type { TracksMiddleware } from './middleware';

/**
 * Shares the screen, a window or a tab with the room.
 *
 * Join a room first. Call this hook inside {@link FishjamProvider}.
 *
 * @returns State of the screen share, and functions that change it.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @caveat Before you call `leaveRoom`, call `stopStreaming` and wait until `stream` is `null`.
 * @caveat A share is not published again after a reconnection.
 * @caveat If you leave, reconnect or are removed from the room while sharing, the captured tracks stop, but `stream`
 * may stay set. When you leave or reconnect, the SDK may also cause an unhandled rejection ("WebRTC is not
 * initialized"). To clear `stream`, wait until `peerStatus` is no longer `connected`, and then call `stopStreaming`.
 * @example Start and stop sharing
 * ```tsx
 * import { useConnection, useScreenShare } from '@fishjam-cloud/react-client';
 * import { useEffect, useRef, useState } from 'react';
 *
 * export function ScreenShareButton() {
 *   const { peerStatus } = useConnection();
 *   const { startStreaming, stopStreaming, stream } = useScreenShare();
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *   const endedEarly = useRef(false);
 *
 *   // The SDK does not remove a share that the user ended before it was published.
 *   useEffect(() => {
 *     endedEarly.current = stream !== null && !stream.active;
 *   }, [stream]);
 *
 *   // If the connection is lost, a pending call may never settle, so do not wait for it.
 *   useEffect(() => () => setIsBusy(false), [peerStatus]);
 *
 *   // Leaving or reconnecting ends a share but may keep `stream`. Outside a room, `stopStreaming` only clears `stream`.
 *   useEffect(() => {
 *     if (stream && peerStatus !== 'connected') stopStreaming().catch(console.error);
 *   }, [stream, peerStatus, stopStreaming]);
 *
 *   async function toggle() {
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       if (!stream) await startStreaming();
 *       // If the share was ended in the browser after it was published, the SDK is already removing the stream.
 *       else if (stream.active || endedEarly.current) await stopStreaming();
 *     } catch {
 *       setMessage('The screen is not shared. Try again, and choose a screen, a window or a tab.');
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <div>
 *       <button onClick={toggle} disabled={isBusy || peerStatus !== 'connected'}>
 *         {stream ? 'Stop sharing' : 'Share your screen'}
 *       </button>
 *       <p role="status">{message}</p>
 *     </div>
 *   );
 * }
 * ```
 * @category Screen share
 */
export declare function useScreenShare(): {
  /**
   * Opens the browser's screen-sharing dialog and publishes the screen, window or tab that the user chooses.
   *
   * Call `startStreaming` directly in a click handler. Otherwise, browsers may reject the request to share. Audio is
   * shared if the browser and the user allow it.
   *
   * @param props - Constraints for the video and the audio.
   * @returns A promise that resolves when the tracks are published.
   * @throws DOMException from `getDisplayMedia`, such as `NotAllowedError` when the user closes the dialog.
   * @throws Error "WebRTC is not initialized" before you call `joinRoom` or after you leave.
   * @throws TypeError when the browser has no `getDisplayMedia`, as is the case on mobile devices, or when the page is
   * not served over `https://` or from `localhost`.
   * @throws Rejects with the text "Disconnected" if the connection closes while the tracks are being published. In some
   * cases, the promise never settles instead.
   * @caveat Disable your share button while a call is pending, because a second call to `startStreaming` opens a second
   * dialog, and the SDK then loses track of the first share.
   * @caveat If the promise rejects after the user has chosen what to share, the browser keeps capturing until the user
   * stops the share in the browser.
   * @caveat The share is sent at a single quality, and the provider's `videoConfig` and `bandwidthLimits` do not apply
   * to it.
   * @caveat In an `audio_only` room, only the audio is published.
   */
  startStreaming: (props?: {
    /**
     * Whether to share audio, or constraints for it. Some browsers reject `min` and `exact` values with a `TypeError`.
     *
     * @defaultValue `true`
     */
    audioConstraints?: boolean | MediaTrackConstraints;
    /**
     * Constraints for the video. Do not pass `false`. Constraints with `min` or `exact` values cause a `TypeError`.
     *
     * @defaultValue `true`
     */
    videoConstraints?: boolean | MediaTrackConstraints;
  }) => Promise<void>;
  /**
   * Stops sharing and removes the tracks from the room.
   *
   * When the user ends the share in the browser after `startStreaming` has resolved, the SDK calls `stopStreaming` for
   * you. From then on, `stream.active` is `false`, and `stream` becomes `null` once the tracks are removed.
   *
   * @returns A promise that resolves when the tracks are removed. It can stay pending, or reject with the text
   * "Disconnected", if the connection is lost before the tracks are removed.
   * @caveat Do not call `stopStreaming` again while an earlier call is still pending, because the SDK would then try to
   * remove the tracks twice. The second attempt fails inside the SDK, and every later call that adds, removes or
   * replaces a track hangs at least until another peer publishes a track or you join again.
   * @caveat While `peerStatus` is not `connected`, `stopStreaming` only stops a capture that is still running and
   * clears `stream`, so a second call is harmless.
   * @caveat If you call `stopStreaming` in a room while `stream` is still set from an earlier session, every later call
   * that adds, removes or replaces a track may hang.
   * @caveat If nothing is shared, `stopStreaming` only logs "No stream to stop".
   */
  stopStreaming: () => Promise<void>;
  /** Captured media, for a preview; `null` while nothing is shared. */
  stream: MediaStream | null;
  /** Captured video track, before the middleware is applied; `null` while nothing is shared. */
  videoTrack: MediaStreamTrack | null;
  /**
   * Captured audio track, before the middleware is applied; `null` while nothing is shared or if the share has no
   * audio.
   */
  audioTrack: MediaStreamTrack | null;
  /**
   * Sets a middleware that changes the shared tracks before they are sent, or removes it with `null`.
   *
   * The middleware applies only to the current share. While `stream` is `null`, this function does nothing, and a later
   * share starts without a middleware. Set the middleware when `stream` appears, in a React effect that depends only on
   * `stream`, because the identity of this function changes on every render.
   *
   * @param middleware - Middleware to apply, or `null`.
   * @returns A promise that resolves when the new tracks are sent.
   * @throws The error that the middleware throws, as a promise rejection.
   * @caveat Wait for each call to resolve before you make the next one, because the last result to arrive wins: if a
   * slow middleware resolves after you have set `null`, it becomes active.
   */
  setTracksMiddleware: (middleware: TracksMiddleware | null) => Promise<void>;
  /** Always `null` in this version. Keep the middleware in your own state. */
  currentTracksMiddleware: TracksMiddleware | null;
};

export {};
