import type { JSX, Ref } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

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
      /** Room ID of a public livestream, as returned by your backend or by {@link useSandbox}. */
      streamId: string;
      /** Not allowed together with a room ID, because public livestreams need no token. */
      token?: never;
    };

/**
 * Functions returned by `useLivestreamViewer`.
 *
 * @category Livestreaming
 */
export interface useLivestreamViewerResult {
  /**
   * Starts receiving a livestream.
   *
   * @param config - Viewer token of a private livestream, or room ID of a public one.
   * @param url - Complete WHEP URL to use instead of Fishjam's; `streamId` is then ignored.
   * @returns A promise that resolves when the request has been accepted.
   * @throws Error when the server rejects the request or cannot be reached.
   * @caveat Call `disconnect` before you call `connect` again, even after a failure. Otherwise, the previous connection
   * stays open and can no longer be closed.
   */
  connect: (config: ConnectViewerConfig, url?: string) => Promise<void>;
  /**
   * Stops receiving the livestream. Before the first call to `connect`, this does nothing.
   *
   * @caveat Do not call `disconnect` while `connect` is pending, because closing a connection that is still being set
   * up can crash the app.
   * @caveat On iOS, if the connection is lost shortly before you call `disconnect`, the SDK connects again about a
   * second later. In that case, call `disconnect` again.
   * @caveat Call `disconnect` only once for each `connect`: on Android, a second call disposes of the connection again,
   * which can crash the app. Disable your stop button after the first call.
   */
  disconnect: () => void;
}

/**
 * Receives a livestream on this device; `LivestreamViewer` shows it.
 *
 * All viewers in the app share one client, so show only one livestream at a time.
 *
 * @returns Functions that start and stop receiving.
 * @caveat If the connection is lost, the SDK tries to restore it about a second later. On Android, the app crashes if
 * this attempt fails, for example because the phone is still offline or you have called `disconnect` in the meantime.
 * @caveat On Android, the app can crash while it is connecting or connected if an ICE candidate cannot be sent, for
 * example because the network changes.
 * @caveat The hook does not disconnect on unmount: without a call to `disconnect`, the app keeps receiving media. If
 * the component unmounts while `connect` is pending, call `disconnect` after `connect` settles.
 * @example Watch a public livestream
 * ```tsx
 * import { LivestreamViewer, useLivestreamViewer } from '@fishjam-cloud/react-native-client';
 * import { useCallback, useEffect, useRef, useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * // Whether `connect` is pending, even on a screen that the user has left: all viewers share one client.
 * let isConnecting = false;
 *
 * export function Watch({ roomId }: { roomId: string }) {
 *   const { connect, disconnect } = useLivestreamViewer();
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [isWatching, setIsWatching] = useState(false);
 *   const [message, setMessage] = useState('');
 *   const isMounted = useRef(false);
 *   const hasClient = useRef(false);
 *
 *   // Disconnects once for each `connect`, and only after it has settled.
 *   const close = useCallback(() => {
 *     if (!hasClient.current) return;
 *     hasClient.current = false;
 *     disconnect();
 *   }, [disconnect]);
 *
 *   useEffect(() => {
 *     isMounted.current = true;
 *     return () => {
 *       isMounted.current = false;
 *       close();
 *     };
 *   }, [close]);
 *
 *   async function watch() {
 *     if (isConnecting) {
 *       setMessage('Wait a moment, then try again.');
 *       return;
 *     }
 *     isConnecting = true;
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       await connect({ streamId: roomId });
 *       hasClient.current = true;
 *       setIsWatching(true);
 *       if (!isMounted.current) close();
 *     } catch (error) {
 *       disconnect();
 *       console.warn(error);
 *       setMessage('This livestream is not available. Check your network, or try again later.');
 *     } finally {
 *       isConnecting = false;
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   function stop() {
 *     close();
 *     setIsWatching(false);
 *   }
 *
 *   return (
 *     <View>
 *       <LivestreamViewer style={{ height: 240 }} />
 *       <Button title="Watch" onPress={watch} disabled={isBusy || isWatching} />
 *       <Button title="Stop" onPress={stop} disabled={isBusy || !isWatching} />
 *       <Text>{message}</Text>
 *     </View>
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function useLivestreamViewer(): useLivestreamViewerResult;

/** Methods of the view that shows a livestream. */
interface WhepClientViewRef {
  /** Starts picture in picture; on iOS, only if `pipEnabled` is `true`. */
  startPip: () => void;
  /** Stops picture in picture. Has no effect on Android. */
  stopPip: () => void;
  /** Starts or stops picture in picture. Has no effect on Android. */
  togglePip: () => void;
}

/**
 * Methods for starting and stopping picture in picture, available on the ref of `LivestreamViewer`.
 *
 * Only `startPip` has an effect on Android.
 *
 * @category Livestreaming
 */
export type LivestreamViewerRef = WhepClientViewRef;

/**
 * Props of `LivestreamViewer`.
 *
 * @category Livestreaming
 */
export type LivestreamViewerProps = {
  /** Style of the view. Without a size, the view is invisible. */
  style?: StyleProp<ViewStyle>;
  /**
   * Rotation of the video: `landscape` rotates it by 90 degrees.
   *
   * On iOS, `orientation` can be lost in the same way as the value of `autoStartPip`. Omit this prop unless a video
   * arrives sideways.
   *
   * @defaultValue `'portrait'`
   */
  orientation?: 'landscape' | 'portrait';
  /**
   * Whether picture in picture can be used. Set this prop explicitly, because the default is `false` on iOS and `true`
   * on Android, where `false` may have no effect. Unless `android.supportsPictureInPicture` is set in the config plugin,
   * `false` and any value of `autoStartPip` or `pipSize` cause errors on Android.
   */
  pipEnabled?: boolean;
  /**
   * Whether picture in picture starts when the app goes to the background. On Android, this requires Android 12 or
   * later, and `true` stays in effect after the view unmounts, so render the view with `false` before you unmount it.
   *
   * On iOS, this prop is unreliable, so also offer a button that calls `startPip`. A value that is set before the video
   * has arrived is lost, and a later value can be lost too.
   *
   * @defaultValue `false`
   */
  autoStartPip?: boolean;
  /**
   * Whether picture in picture stops when the app returns to the foreground; on Android, it always does.
   *
   * On iOS, the default is `true`, and `false` can be lost in the same way as the value of `autoStartPip`.
   */
  autoStopPip?: boolean;
  /**
   * Size of the picture-in-picture window. Only its aspect ratio matters. On Android, the ratio must be between 1:2.39
   * and 2.39:1. Otherwise, Android rejects the size, and `startPip` fails.
   *
   * On iOS, `pipSize` can be lost in the same way as the value of `autoStartPip`.
   */
  pipSize?: {
    /** Width; greater than 0. */
    width: number;
    /** Height; greater than 0. */
    height: number;
  };
  /** Ref whose methods start and stop picture in picture. */
  ref?: Ref<LivestreamViewerRef>;
};

/**
 * Shows the livestream that `useLivestreamViewer` receives.
 *
 * The view requires Android 8 or later, so do not render it on older Android versions. Mount it before you call
 * `connect`: on Android, a view that mounts later stays empty.
 *
 * @param props - A style, and settings for picture in picture.
 * @returns The view.
 * @example Continue in a picture-in-picture window when the app goes to the background
 * ```tsx
 * import { LivestreamViewer } from '@fishjam-cloud/react-native-client';
 *
 * // On iOS, an `autoStartPip` value that is set before the video arrives is lost, so set the value after the user has started watching.
 * // A later value can be lost too, so also offer a button that calls `startPip`.
 * // On Android, `true` stays in effect after the view unmounts, so render the view with `autoStartPip={false}` before you unmount it.
 * // Picture in picture requires `android.supportsPictureInPicture` and `ios.supportsPictureInPicture` in the config plugin.
 * export function Player({ isWatching }: { isWatching: boolean }) {
 *   return (
 *     <LivestreamViewer pipEnabled autoStartPip={isWatching} autoStopPip style={{ width: '100%', height: 240 }} />
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function LivestreamViewer(props: LivestreamViewerProps): JSX.Element;

export {};
