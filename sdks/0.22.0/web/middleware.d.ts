/**
 * Result of a {@link TrackMiddleware}.
 *
 * @category Stream middleware
 */
export type MiddlewareResult = {
  /** The track to send instead of the original. */
  track: MediaStreamTrack;
  /**
   * Called when the middleware is replaced or removed, and when the device is turned off: stop your processing here.
   *
   * May be called more than once. When the device is turned off, the SDK stops `track`; when the middleware is
   * replaced or removed, it does not, so stop it here.
   */
  onClear?: () => void;
};

/**
 * Changes a camera or microphone track before it is sent, for example to blur the background.
 *
 * `null` stands for no middleware. Set one with {@link useCamera} or {@link useMicrophone}. Do not stop the track
 * that the function receives.
 *
 * The function may be async and resolve late, after the user has removed the middleware or chosen another device. The
 * SDK uses whichever result arrives last, so a late result wins: make one call after the other.
 *
 * The SDK does not apply a middleware again on its own after the device was turned off and on, or another one was
 * chosen.
 *
 * @category Stream middleware
 */
export type TrackMiddleware = ((track: MediaStreamTrack) => MiddlewareResult | Promise<MiddlewareResult>) | null;

/**
 * Result of a {@link TracksMiddleware}.
 *
 * @category Stream middleware
 */
export type TracksMiddlewareResult = {
  /** The video track to send instead of the original. */
  videoTrack: MediaStreamTrack;
  /** The audio track to send instead of the original; `null` when the screen share has no audio. */
  audioTrack: MediaStreamTrack | null;
  /**
   * Called when the middleware is replaced or removed, and when `stopStreaming` has ended the share: stop your
   * processing here.
   *
   * Not called when you leave or reconnect while sharing, until `stopStreaming` is called while `peerStatus` is not
   * `connected`.
   */
  onClear: () => void;
};

/**
 * Changes the tracks of a screen share before they are sent.
 *
 * Set one with {@link useScreenShare}.
 *
 * @param videoTrack - The captured video track.
 * @param audioTrack - The captured audio track; `null` when the screen share has none.
 * @returns The tracks to send, and how to end the processing.
 * @category Stream middleware
 */
export type TracksMiddleware = (
  videoTrack: MediaStreamTrack,
  audioTrack: MediaStreamTrack | null,
) => TracksMiddlewareResult | Promise<TracksMiddlewareResult>;

export {};
