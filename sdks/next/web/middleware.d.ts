/**
 * Result of a `TrackMiddleware`.
 *
 * @category Stream middleware
 */
export type MiddlewareResult = {
  /** Track to send instead of the original. */
  track: MediaStreamTrack;
  /**
   * Called when the middleware is replaced or removed, and when the device is turned off.
   *
   * Stop your processing in `onClear`, which may be called more than once. When the device is turned off, the SDK stops
   * `track`. When the middleware is replaced or removed, the SDK does not stop `track`, so stop the track in `onClear`.
   */
  onClear?: () => void;
};

/**
 * Function that changes a camera or microphone track before it is sent, for example to blur the background.
 *
 * `null` means no middleware. Set a middleware with {@link useCamera} or {@link useMicrophone}. Do not stop the track
 * that the function receives.
 *
 * @caveat If the device is turned off and on, or another device is chosen, the SDK does not automatically reapply the
 * middleware.
 * @caveat If the function is async, it may resolve late, after the user has removed the middleware, chosen another
 * device, or turned the device off and on. The SDK uses whichever result arrives last. To avoid an outdated result,
 * disable the controls that set a middleware, select a device or toggle a device while any of these calls is pending.
 * @category Stream middleware
 */
export type TrackMiddleware = ((track: MediaStreamTrack) => MiddlewareResult | Promise<MiddlewareResult>) | null;

/**
 * Result of a `TracksMiddleware`.
 *
 * @category Stream middleware
 */
export type TracksMiddlewareResult = {
  /** Video track to send instead of the original. */
  videoTrack: MediaStreamTrack;
  /**
   * Audio track to send instead of the original; `null` if the screen share has no audio. If the share has audio,
   * `null` does not remove it: other peers keep receiving the previous audio track.
   */
  audioTrack: MediaStreamTrack | null;
  /**
   * Called when the middleware is replaced or removed, and when `stopStreaming` has ended the share.
   *
   * Stop your processing here.
   *
   * If you leave, reconnect or are removed from the room while sharing, the SDK may not call `onClear` until later, for
   * example when you join again. To trigger the call immediately, call `stopStreaming` once `peerStatus` is no longer
   * `connected`.
   */
  onClear: () => void;
};

/**
 * Function that changes the tracks of a screen share before they are sent.
 *
 * Set it with {@link useScreenShare} after the share has started.
 *
 * @param videoTrack - Captured video track.
 * @param audioTrack - Captured audio track; `null` if the screen share has no audio.
 * @returns The tracks to send, and a function that stops the processing.
 * @caveat If the function is async, it can resolve after the share has ended, and the SDK then calls `onClear` late or
 * never. To prevent this, throw an error from the middleware if `videoTrack` has ended.
 * @category Stream middleware
 */
export type TracksMiddleware = (
  videoTrack: MediaStreamTrack,
  audioTrack: MediaStreamTrack | null,
) => TracksMiddlewareResult | Promise<TracksMiddlewareResult>;

export {};
