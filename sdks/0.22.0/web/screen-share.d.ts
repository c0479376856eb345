import type { TracksMiddleware } from './middleware';

/**
 * Shares the screen, a window or a tab with the room.
 *
 * Join a room first. Must be used inside {@link FishjamProvider}.
 *
 * @returns The state of the screen share and functions to change it.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Start and stop sharing
 * ```tsx
 * import { useScreenShare } from '@fishjam-cloud/react-client';
 * import { useState } from 'react';
 *
 * export function ScreenShareButton() {
 *   const { startStreaming, stopStreaming, stream } = useScreenShare();
 *   const [message, setMessage] = useState('');
 *
 *   async function start() {
 *     setMessage('');
 *     try {
 *       await startStreaming();
 *     } catch {
 *       setMessage('Nothing is shared: the browser refused, or you closed its dialog.');
 *     }
 *   }
 *
 *   return (
 *     <div>
 *       <button onClick={stream ? stopStreaming : start}>{stream ? 'Stop sharing' : 'Share your screen'}</button>
 *       <p role="status">{message}</p>
 *     </div>
 *   );
 * }
 * ```
 * @category Screen share
 */
export declare function useScreenShare(): {
  /**
   * Opens the browser's dialog and publishes what the user chooses.
   *
   * Call it from a click: browsers refuse it otherwise. Sound is shared where the browser and the user allow it.
   *
   * @param props - Constraints for the picture and the sound.
   * @returns A promise that resolves when the tracks are published.
   * @throws DOMException as `getDisplayMedia` rejects: `NotAllowedError` when the user closes the dialog.
   */
  startStreaming: (props?: {
    /**
     * Whether to share sound, or constraints for it.
     *
     * @defaultValue `true`
     */
    audioConstraints?: boolean | MediaTrackConstraints;
    /**
     * Constraints for the picture.
     *
     * @defaultValue `true`
     */
    videoConstraints?: boolean | MediaTrackConstraints;
  }) => Promise<void>;
  /**
   * Stops sharing and removes the tracks from the room.
   *
   * Sharing also stops when the user ends it in the browser, and when you leave the room.
   *
   * @returns A promise that resolves when the tracks are removed.
   */
  stopStreaming: () => Promise<void>;
  /** What is shared, for a preview; `null` while nothing is. */
  stream: MediaStream | null;
  /** The shared picture; `null` while nothing is shared. */
  videoTrack: MediaStreamTrack | null;
  /** The shared sound; `null` while nothing is shared or the share has no sound. */
  audioTrack: MediaStreamTrack | null;
  /**
   * Sets a function that changes the shared tracks before they are sent, or removes it with `null`.
   *
   * It applies to the share that is going on. While nothing is shared it does nothing, and a later share starts without
   * it: set it after each start.
   *
   * @param middleware - The function, or `null`.
   * @returns A promise that resolves when others receive the changed tracks.
   */
  setTracksMiddleware: (middleware: TracksMiddleware | null) => Promise<void>;
  /** Always `null` in this version: the function that `setTracksMiddleware` takes is applied but not reported back. */
  currentTracksMiddleware: TracksMiddleware | null;
};

export {};
