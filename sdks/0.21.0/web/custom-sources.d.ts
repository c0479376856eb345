/**
 * A media stream of your own that is published to the room.
 *
 * @typeParam T - The id of the source.
 * @category Custom sources
 */
export type CustomSource<T extends string> = {
  /** The id that you gave the source. */
  id: T;
  /** Ids of the published tracks; `undefined` while the source is not published. */
  trackIds?: {
    /** Id of the video track; `undefined` when the stream has no video. */
    videoId?: string;
    /** Id of the audio track; `undefined` when the stream has no audio. */
    audioId?: string;
  };
  /** The media that is published; `undefined` when none is set. */
  stream?: MediaStream;
};

/**
 * Publishes a media stream of your own, such as a canvas or a file being played.
 *
 * The stream's first video track and first audio track are published. Hooks with the same id share one source. Must be
 * used inside {@link FishjamProvider}.
 *
 * @typeParam T - The id of the source.
 * @param sourceId - A name of your choice that is unique among your sources.
 * @returns The stream and a function to set it.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Publish a canvas
 * ```tsx
 * import { useCustomSource } from '@fishjam-cloud/react-client';
 * import { useRef } from 'react';
 *
 * export function Whiteboard() {
 *   const canvasRef = useRef<HTMLCanvasElement>(null);
 *   const { stream, setStream } = useCustomSource('whiteboard');
 *
 *   async function toggle() {
 *     const canvas = canvasRef.current;
 *     if (!canvas) return;
 *     await setStream(stream ? null : canvas.captureStream(15));
 *   }
 *
 *   return (
 *     <div>
 *       <canvas ref={canvasRef} width={640} height={360} />
 *       <button onClick={toggle}>{stream ? 'Stop publishing' : 'Publish the whiteboard'}</button>
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
   * Publishes a stream, replaces the one that is published, or removes it with `null`.
   *
   * Before you join a room the stream waits and is published when you join; after a disconnection it is published again
   * at the next join.
   *
   * @param newStream - The stream, or `null`.
   * @returns A promise that resolves when the old tracks are removed and the new stream is taken over.
   */
  setStream: (newStream: MediaStream | null) => Promise<void>;
  /** The stream that was set; `undefined` when there is none. */
  stream: MediaStream | undefined;
};

export {};
