/**
 * What a {@link TrackMiddleware} gives back.
 *
 * @category Stream middleware
 */
export type MiddlewareResult = {
  /** The track to send instead of the original. */
  track: MediaStreamTrack;
  /** Called when the middleware is replaced or removed and when the device is turned off: stop your processing here. */
  onClear?: () => void;
};

/**
 * Changes a camera or microphone track before it is sent, for example to blur the background.
 *
 * `null` stands for no middleware. Set one with {@link useCamera} or {@link useMicrophone}.
 *
 * @category Stream middleware
 */
export type TrackMiddleware = ((track: MediaStreamTrack) => MiddlewareResult | Promise<MiddlewareResult>) | null;

/**
 * What a {@link TracksMiddleware} gives back.
 *
 * @category Stream middleware
 */
export type TracksMiddlewareResult = {
  /** The video track to send instead of the original. */
  videoTrack: MediaStreamTrack;
  /** The audio track to send instead of the original; `null` when the screen share has no sound. */
  audioTrack: MediaStreamTrack | null;
  /** Called when the middleware is replaced or removed and when the screen share ends: stop your processing here. */
  onClear: () => void;
};

/**
 * Changes the tracks of a screen share before they are sent.
 *
 * Set one with {@link useScreenShare}.
 *
 * @param videoTrack - The shared picture.
 * @param audioTrack - The shared sound; `null` when the screen share has none.
 * @returns The tracks to send, and how to end the processing.
 * @category Stream middleware
 */
export type TracksMiddleware = (
  videoTrack: MediaStreamTrack,
  audioTrack: MediaStreamTrack | null,
) => TracksMiddlewareResult | Promise<TracksMiddlewareResult>;

export {};
