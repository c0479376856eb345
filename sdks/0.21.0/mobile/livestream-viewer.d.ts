import type { JSX, Ref } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type {
  ConnectOptions,
  ReceiverAudioCodecName,
  ReceiverVideoCodecName,
  WhepConfigurationOptions,
} from './livestream-internal';

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
 * Receives a livestream from a WHEP server.
 *
 * {@link useLivestreamViewer} creates a client for you. Use this class to receive a livestream from your own server.
 * The `Location` header of that server's response must contain only a path: with a full URL, `connect` rejects or the
 * app crashes. The server must also accept ICE candidates as JSON, in `PATCH` requests without a token. If the server
 * rejects a candidate, `connect` can reject, and the Android app can crash. The Android app also crashes if the
 * connection is lost and the SDK cannot restore it.
 *
 * @example Receive from your own server
 * ```ts
 * import { WhepClient } from '@fishjam-cloud/react-native-client';
 *
 * export async function receive(serverUrl: string): Promise<WhepClient> {
 *   const client = new WhepClient({ audioEnabled: true, videoEnabled: true });
 *   try {
 *     await client.connect({ serverUrl });
 *   } catch (error) {
 *     await client.disconnect();
 *     throw error;
 *   }
 *   return client;
 * }
 * ```
 * @category Livestreaming
 */
export declare class WhepClient {
  /**
   * Creates a client. The app has only one native client, so call `disconnect` on the old client before you create
   * another one. Otherwise, on Android, the old connection stays open; on iOS, the new client keeps the old settings.
   *
   * @param configurationOptions - Settings for the client.
   * @param preferredVideoCodecs - Video codecs in order of preference. On iOS, this setting has no effect in this
   * version.
   * @param preferredAudioCodecs - Audio codecs in order of preference. On iOS, this setting has no effect in this
   * version.
   */
  constructor(
    configurationOptions: WhepConfigurationOptions,
    preferredVideoCodecs?: ReceiverVideoCodecName[],
    preferredAudioCodecs?: ReceiverAudioCodecName[],
  );
  /**
   * Starts receiving the livestream.
   *
   * @param connectOptions - URL and viewer token.
   * @returns A promise that resolves when the request has been accepted.
   * @throws Error when the server rejects the request or cannot be reached.
   */
  connect(connectOptions: ConnectOptions): Promise<void>;
  /**
   * Stops receiving the livestream.
   *
   * Do not call `disconnect` while `connect` is pending or while the SDK restores a lost connection, because closing a
   * connection that is still being set up can crash the app. On iOS, the SDK can also connect again after such a call,
   * and the app can no longer close this connection.
   *
   * @returns A promise that resolves when the app has stopped receiving the livestream.
   */
  disconnect(): Promise<void>;
}

/**
 * Functions and state returned by `useLivestreamViewer`.
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
   * @throws Error when the server rejects the request or cannot be reached. `connect` can also reject if this viewer
   * mounted at the moment when another viewer unmounted, for example because the `key` of the component changed or
   * because of `StrictMode`. In that case, call `disconnect`, then try again.
   */
  connect: (config: ConnectViewerConfig, url?: string) => Promise<void>;
  /**
   * Stops receiving the livestream. You can call it even if no livestream is being received.
   *
   * @returns A promise that resolves when the app has stopped receiving the livestream.
   * @caveat Do not call `disconnect` while `connect` is pending, because closing a connection that is still being set
   * up can crash the app.
   * @caveat Do not call `disconnect` while the SDK restores a lost connection, because the app can crash. On iOS, the
   * SDK can also connect again, and the app can no longer close this connection.
   */
  disconnect: () => Promise<void>;
  /**
   * Whether a livestream is being received. All viewers in the app share one client and this state. On Android, a
   * viewer that mounts later replaces the client, so an earlier connection can no longer be closed. On iOS,
   * `isConnected` can stay `true` after `disconnect`.
   */
  isConnected: boolean;
}

/**
 * Receives a livestream on this device; `LivestreamViewer` shows it.
 *
 * The hook disconnects when the component unmounts. The hook receives only one livestream at a time.
 *
 * @returns Functions that start and stop receiving the livestream, and the state to render.
 * @caveat If the connection is lost, the SDK tries to restore it about a second later. On Android, the app crashes if
 * this attempt fails, for example because the phone is still offline or you have called `disconnect` in the meantime.
 * @caveat On Android, the app can crash while it is connecting or connected if an ICE candidate cannot be sent, for
 * example because the network changes.
 * @caveat Do not unmount the component while `connect` is pending or while the SDK restores a lost connection, because
 * closing a connection that is still being set up can crash the app. If the connection is not restored within a minute,
 * you can unmount the component.
 * @example Watch a public livestream
 * ```tsx
 * import { LivestreamViewer, useLivestreamViewer } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * export function Watch({ roomId }: { roomId: string }) {
 *   const { connect, disconnect, isConnected } = useLivestreamViewer();
 *   const [phase, setPhase] = useState<'stopped' | 'connecting' | 'connected'>('stopped');
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *   // While the SDK restores a lost connection, `disconnect` can crash the app.
 *   const isRestoring = phase === 'connected' && !isConnected;
 *
 *   if (phase === 'connecting' && isConnected) setPhase('connected');
 *
 *   async function toggle() {
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       setPhase('stopped');
 *       // Before `connect`, this discards the old client, which may have failed, or may have been closed when another
 *       // viewer unmounted.
 *       await disconnect();
 *       if (phase !== 'stopped') return;
 *       await connect({ streamId: roomId });
 *       setPhase('connecting');
 *     } catch (error) {
 *       console.warn(error);
 *       setMessage('This livestream is not available. Check your network, or try again later.');
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <LivestreamViewer style={{ height: 240 }} />
 *       <Button title={phase === 'stopped' ? 'Watch' : 'Stop'} onPress={toggle} disabled={isBusy || isRestoring} />
 *       {phase === 'connecting' && <Text>Connecting. If this takes too long, stop and try again.</Text>}
 *       {isRestoring && <Text>Connection lost. Reconnecting. If this takes over a minute, leave this screen.</Text>}
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
  /** Orientation of the video. This prop has no effect in this version. */
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
