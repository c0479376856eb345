/**
 * Media stream that is published to the room as a custom source.
 *
 * No public function returns or accepts this type. {@link useCustomSource} returns the stream itself.
 *
 * @typeParam T - Type of the ID.
 * @category Custom sources
 */
export type CustomSource<T extends string> = {
  /** ID of the source, as passed to `useCustomSource`. */
  id: T;
  /** IDs of the published tracks; `undefined` while the source is not published. */
  trackIds?: {
    /** ID of the video track. For a stream without video, this property contains the ID of the audio track. */
    videoId?: string;
    /** ID of the audio track; `undefined` unless the stream has both video and audio. */
    audioId?: string;
  };
  /** Media to publish; `undefined` if none is set. */
  stream?: MediaStream;
};

/**
 * Publishes your own media stream, such as one from a canvas or a playing media file.
 *
 * Call this hook inside {@link FishjamProvider}. The hook publishes the stream's first video track and first audio
 * track. In an `audio_only` room, it publishes only the audio track. The source lives in the provider: all hooks with
 * the same ID share the source, and it persists after the component unmounts.
 *
 * @typeParam T - Type of the ID.
 * @param sourceId - ID of your choice, unique among your sources.
 * @returns The stream, and a function that sets it.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @caveat If you publish several sources, set them all before you join, or set them all in a single event handler with
 * no `await` in between. If a second source is set while the first is being published, the SDK tries to add the first
 * one again. This causes an unhandled rejection ("This track was already added to peerConnection, …"), and the SDK can
 * no longer remove the second source.
 * @example Publish a canvas
 * ```tsx
 * import { useCustomSource } from '@fishjam-cloud/react-client';
 * import { useEffect, useRef, useState, type PointerEvent } from 'react';
 *
 * export function Whiteboard() {
 *   const canvasRef = useRef<HTMLCanvasElement>(null);
 *   const { stream, setStream } = useCustomSource('whiteboard');
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *   const latestSetStream = useRef(setStream);
 *   const hasPublished = useRef(false);
 *
 *   useEffect(() => {
 *     latestSetStream.current = setStream;
 *   }, [setStream]);
 *
 *   useEffect(() => {
 *     const context = canvasRef.current?.getContext('2d');
 *     if (!context) return;
 *     context.fillStyle = 'white';
 *     context.fillRect(0, 0, 640, 360);
 *     context.fillStyle = 'black';
 *   }, []);
 *
 *   // The source lives in the provider, so remove it when this component unmounts.
 *   // Do not unmount the component while the source is being published or when the connection closes, because the
 *   // source would then come back.
 *   useEffect(
 *     () => () => {
 *       if (hasPublished.current) latestSetStream.current(null).catch(console.error);
 *     },
 *     [],
 *   );
 *
 *   // A canvas stream sends a frame only when something is painted on the canvas.
 *   function draw({ currentTarget, nativeEvent }: PointerEvent<HTMLCanvasElement>) {
 *     currentTarget.getContext('2d')?.fillRect(nativeEvent.offsetX, nativeEvent.offsetY, 4, 4);
 *   }
 *
 *   async function publish() {
 *     const canvas = canvasRef.current;
 *     if (!canvas) return;
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       hasPublished.current = true;
 *       await setStream(canvas.captureStream(15));
 *     } catch {
 *       setMessage('The whiteboard could not be published. Try again.');
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <div>
 *       <canvas ref={canvasRef} width={640} height={360} onPointerMove={draw} />
 *       <button onClick={publish} disabled={isBusy || stream !== undefined}>
 *         Publish the whiteboard
 *       </button>
 *       <p role="status">{message}</p>
 *     </div>
 *   );
 * }
 * ```
 * @category Custom sources
 */
export declare function useCustomSource<T extends string>(
  sourceId: T,
): {
  /**
   * Publishes a stream, replaces the published stream, or removes it with `null`.
   *
   * If you set a stream before you join a room, the SDK stores it and publishes it when you join. The stream stays set
   * when you leave, and the SDK publishes it again after a reconnection and the next time you join.
   *
   * @param newStream - The stream, or `null`.
   * @returns A promise that resolves when the old tracks are removed and the new stream is stored. It can stay pending
   * if the connection is lost before then.
   * @throws Rejects with the text "Disconnected" if the connection closes while the old tracks are being removed, or
   * with an error if you called `leaveRoom` earlier in the same handler. In both cases, the source stays set. After you
   * leave, wait until `peerStatus` is no longer `connected` before you remove the source.
   * @caveat `setStream` does not stop the tracks of the previous stream, so call `stop` on each of them.
   * @caveat If you call `setStream` to remove or replace the source, do not call it again while that call is pending or
   * in the same handler. Otherwise, the SDK tries to remove the tracks twice. The second attempt fails inside the SDK,
   * and every later call that adds, removes or replaces a track hangs at least until another peer publishes a track or
   * you join again.
   * @caveat The promise from `setStream` resolves before other peers receive the source, and the SDK does not signal
   * when publishing is complete. If you remove a source and stop its tracks while the SDK is publishing it, the source
   * comes back with an ended track. If you replace a source while the SDK is publishing it, both streams are published,
   * and the SDK can no longer remove the first one.
   * @caveat The hook often returns a new `setStream` function. If an effect depends on the function, do not call
   * `setStream(null)` in the effect's cleanup, because the cleanup would remove the source each time.
   * @caveat Setting the same `MediaStream` object again does nothing, even if its tracks have changed.
   * @caveat If the stream has no tracks, the SDK keeps logging a warning while you are in a room.
   */
  setStream: (newStream: MediaStream | null) => Promise<void>;
  /** The stream that was set; `undefined` if there is none. */
  stream: MediaStream | undefined;
};

export {};
