import type { JSX } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { Camera } from './livestream-internal';

/**
 * Cameras on this device, for livestreaming.
 *
 * The list is created once, when the module is loaded. It is empty on simulators without a camera. Cameras from
 * {@link useCamera} have a different type.
 *
 * @category Livestreaming
 */
export declare const cameras: readonly Camera[];

/**
 * Functions returned by `useLivestreamStreamer`.
 *
 * @category Livestreaming
 */
export interface useLivestreamStreamerResult {
  /**
   * Starts the camera and publishes video from the camera and audio from the microphone.
   *
   * After a call to `connect`, even one that failed, call `disconnect` before you call `connect` again. Otherwise, the
   * second call does nothing.
   *
   * @param token - Streamer token.
   * @param urlOverride - WHIP URL to use instead of Fishjam's.
   * @returns A promise that resolves when the server has accepted the request to publish.
   * @throws Error when the server rejects the request or cannot be reached, or when the device has no camera and you do
   * not pass one. On Android, the promise also rejects when a permission is missing or the camera that you pass does
   * not exist. If the camera cannot be started, for example because another app is using it, the promise does not
   * reject.
   */
  connect: (token: string, urlOverride?: string) => Promise<void>;
  /**
   * Stops publishing and turns the camera off. If `connect` has not been called, this does nothing.
   *
   * Do not call `disconnect` while `connect` is pending, because closing a connection that is still being set up can
   * crash the app.
   */
  disconnect: () => void;
}

/**
 * Publishes a livestream from this device.
 *
 * The hook has its own connection, so you do not need to join a room. The hook does not use {@link useCamera} or
 * {@link useMicrophone}. The app must have the camera and microphone permissions.
 *
 * @param options - Camera to use; `{}` for the first of {@link cameras}.
 * @returns Functions that start and stop publishing.
 * @caveat On Android, the app can crash while it is connecting or connected if an ICE candidate cannot be sent, for
 * example because the network changes.
 * @caveat The hook does not disconnect on unmount: without a call to `disconnect`, the livestream continues and the
 * camera stays on. If the component unmounts while `connect` is pending, call `disconnect` after `connect` settles.
 * @example Go live
 * ```tsx
 * import { LivestreamStreamer, useLivestreamStreamer } from '@fishjam-cloud/react-native-client';
 * import { useEffect, useRef, useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * // Whether `connect` is pending, even on a screen that the user has left: all streamers share one client.
 * let isConnecting = false;
 *
 * export function GoLive({ token }: { token: string }) {
 *   const { connect, disconnect } = useLivestreamStreamer({});
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [isLive, setIsLive] = useState(false);
 *   const [message, setMessage] = useState('');
 *   const isMounted = useRef(false);
 *
 *   useEffect(() => {
 *     isMounted.current = true;
 *     return () => {
 *       isMounted.current = false;
 *       if (!isConnecting) disconnect();
 *     };
 *   }, [disconnect]);
 *
 *   async function start() {
 *     if (isConnecting) {
 *       setMessage('Wait a moment, then try again.');
 *       return;
 *     }
 *     isConnecting = true;
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       await connect(token);
 *       setIsLive(true);
 *       // The component was unmounted while `connect` was pending.
 *       if (!isMounted.current) disconnect();
 *     } catch (error) {
 *       disconnect();
 *       console.warn(error);
 *       setMessage('Could not go live. Check the permissions and your network, then try again.');
 *     } finally {
 *       isConnecting = false;
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   function stop() {
 *     disconnect();
 *     setIsLive(false);
 *   }
 *
 *   return (
 *     <View>
 *       <LivestreamStreamer style={{ height: 320 }} />
 *       <Button title="Go live" onPress={start} disabled={isBusy || isLive} />
 *       <Button title="End the livestream" onPress={stop} disabled={isBusy || !isLive} />
 *       <Text>{message}</Text>
 *     </View>
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function useLivestreamStreamer(options: {
  /** Camera to use; the first of {@link cameras} by default. */
  camera?: Camera;
}): useLivestreamStreamerResult;

/**
 * Props of `LivestreamStreamer`.
 *
 * @category Livestreaming
 */
export type LivestreamStreamerProps = {
  /** Style of the view. Without a size, the view is invisible. */
  style?: StyleProp<ViewStyle>;
};

/**
 * Shows the video that `useLivestreamStreamer` publishes.
 *
 * The view requires Android 8 or later, so do not render it on older Android versions. Mount it before you call
 * `connect`: on Android, a view that mounts later stays empty.
 *
 * @param props - A style.
 * @returns The view.
 * @example Preview the published video
 * ```tsx
 * import { LivestreamStreamer } from '@fishjam-cloud/react-native-client';
 *
 * export function StreamerPreview() {
 *   return <LivestreamStreamer style={{ height: 320 }} />;
 * }
 * ```
 * @category Livestreaming
 */
export declare function LivestreamStreamer(props: LivestreamStreamerProps): JSX.Element;

export {};
