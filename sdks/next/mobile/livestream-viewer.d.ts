import type { JSX, Ref, RefObject } from 'react';
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
 * Functions and state returned by `useLivestreamViewer`.
 *
 * @category Livestreaming
 */
export interface useLivestreamViewerResult {
  /**
   * Starts receiving a livestream.
   *
   * Mount {@link LivestreamViewer} before the first call to `connect` and keep the view mounted. Otherwise, `connect`
   * does nothing or fails.
   *
   * `connect` does not reject: the SDK only logs failures to the console. To show whether the call succeeded, render
   * `isConnected`; directly after `await`, it still has its old value.
   *
   * @param config - Viewer token of a private livestream, or room ID of a public one.
   * @param url - Complete WHEP URL to use instead of Fishjam's; `streamId` is then ignored.
   * @returns A promise that resolves when the server has accepted the request, or when the request has failed.
   * @caveat If you call `connect` while an earlier call is pending, the new call returns immediately.
   */
  connect: (config: ConnectViewerConfig, url?: string) => Promise<void>;
  /**
   * Stops receiving the livestream.
   *
   * @returns A promise that resolves when the app has stopped receiving the livestream.
   * @caveat Do not call `disconnect` while `connect` is pending: on iOS, closing a connection that is still being set
   * up can crash the app.
   * @caveat Do not call `disconnect` while the SDK restores a lost connection, because the app can crash. `disconnect`
   * does not cancel the attempt, so if the SDK connects again, call `disconnect` again.
   */
  disconnect: () => Promise<void>;
  /** Whether a livestream is being received. A change in one viewer changes this state in all mounted viewers. */
  isConnected: boolean;
  /** Whether `connect` is pending. */
  isLoading: boolean;
  /** Ref of the view: pass it to {@link LivestreamViewer} as `ref`. */
  whepClientRef: RefObject<WhepClientViewRef | null>;
}

/**
 * Receives a livestream on this device; `LivestreamViewer` shows it.
 *
 * The hook receives only one livestream at a time. It usually disconnects when the component unmounts.
 *
 * @returns Functions that start and stop receiving the livestream, and the state to render.
 * @caveat If the connection is lost, the SDK tries to restore it about a second later. On Android, the app crashes if
 * this attempt fails, for example because the phone is still offline.
 * @caveat On Android, keep the component mounted while the SDK restores a lost connection. Otherwise, the SDK can
 * connect again, and the app can no longer stop the audio. If the connection is not restored within a minute, you can
 * unmount the component.
 * @caveat On Android, the hook also disconnects when the {@link LivestreamViewer} view is detached from the window, for
 * example while another screen in a stack navigator covers the view. After that, `connect` fails until you remount the
 * component that calls the hook.
 * @caveat On Android, the app can crash while it is connecting or connected if an ICE candidate cannot be sent, for
 * example because the network changes.
 * @example Watch a public livestream
 * ```tsx
 * import { LivestreamViewer, useLivestreamViewer } from '@fishjam-cloud/react-native-client/livestream';
 * import { useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * export function Watch({ roomId }: { roomId: string }) {
 *   const { connect, disconnect, isConnected, whepClientRef } = useLivestreamViewer();
 *   const [phase, setPhase] = useState<'stopped' | 'connecting' | 'connected'>('stopped');
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *   const canStop = isConnected || phase === 'connecting';
 *   // While the SDK restores a lost connection, `disconnect` can crash the app.
 *   const isRestoring = phase === 'connected' && !isConnected;
 *
 *   if (phase === 'connecting' && isConnected) setPhase('connected');
 *
 *   async function toggle() {
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       if (canStop) {
 *         setPhase('stopped');
 *         await disconnect();
 *       } else {
 *         await connect({ streamId: roomId });
 *         setPhase('connecting');
 *       }
 *     } catch {
 *       setMessage('Could not disconnect. Leave this screen to stop watching.');
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <LivestreamViewer ref={whepClientRef} style={{ height: 240 }} />
 *       <Button title={canStop ? 'Stop' : 'Watch'} onPress={toggle} disabled={isBusy || isRestoring} />
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
  /** Creates the client; {@link useLivestreamViewer} does so for you. On iOS, the codecs have no effect. */
  createWhepClient: (
    configurationOptions: WhepConfigurationOptions,
    preferredVideoCodecs?: ReceiverVideoCodecName[],
    preferredAudioCodecs?: ReceiverAudioCodecName[],
  ) => Promise<void>;
  /** Starts receiving the livestream. */
  connect: (connectOptions: ConnectOptions) => Promise<void>;
  /** Stops receiving the livestream. */
  disconnect: () => Promise<void>;
  /**
   * Pauses the video and, on iOS, the audio. On Android, the audio continues. Calling this method after `disconnect`
   * crashes the app on iOS.
   */
  pause: () => Promise<void>;
  /** Resumes playback after a pause. Calling this method after `disconnect` crashes the app on iOS. */
  unpause: () => Promise<void>;
  /** Returns the video codecs that this device can use to receive video. Available on iOS only; rejects on Android. */
  getSupportedReceiverVideoCodecsNames: () => Promise<ReceiverVideoCodecName[]>;
  /** Returns the audio codecs that this device can use to receive audio. Available on iOS only; rejects on Android. */
  getSupportedReceiverAudioCodecsNames: () => Promise<ReceiverAudioCodecName[]>;
  /**
   * Intended to set the preferred video codecs. In this version, the method has no effect on iOS and rejects on
   * Android.
   */
  setPreferredReceiverVideoCodecs: (preferredCodecs: ReceiverVideoCodecName[]) => Promise<void>;
  /**
   * Intended to set the preferred audio codecs. In this version, the method has no effect on iOS and rejects on
   * Android.
   */
  setPreferredReceiverAudioCodecs: (preferredCodecs: ReceiverAudioCodecName[]) => Promise<void>;
  /**
   * Starts picture in picture; on iOS, only if `pipEnabled` is `true`.
   *
   * Calling this method before the video has arrived can crash the app on Android.
   */
  startPip: () => Promise<void>;
  /** Stops picture in picture. Has no effect on Android. */
  stopPip: () => Promise<void>;
  /** Starts or stops picture in picture. Has no effect on Android. */
  togglePip: () => Promise<void>;
}

/**
 * Methods available on the ref of `LivestreamViewer`.
 *
 * For picture in picture, only `startPip` has an effect on Android. The codec methods are available on iOS only.
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
   * Whether picture in picture can be used. Set this prop explicitly, because the default is `false` on iOS and `true`
   * on Android, where `false` may have no effect. Unless `android.supportsPictureInPicture` is set in the config plugin,
   * `false` and any value of `autoStartPip` or `pipSize` cause errors on Android.
   */
  pipEnabled?: boolean;
  /**
   * Whether picture in picture starts when the app goes to the background. On Android, this requires Android 12 or
   * later, and `true` stays in effect after the view unmounts, so render the view with `false` before you unmount it.
   *
   * On Android, leave this prop `false` until the video has arrived, because starting picture in picture earlier can
   * crash the app.
   *
   * @defaultValue `false`
   */
  autoStartPip?: boolean;
  /**
   * Whether picture in picture stops when the app returns to the foreground; on Android, it always does.
   *
   * On iOS, the default is `true`.
   */
  autoStopPip?: boolean;
  /**
   * Size of the picture-in-picture window. Only its aspect ratio matters. On Android, the ratio must be between 1:2.39
   * and 2.39:1. Otherwise, Android rejects the size, and `startPip` fails.
   */
  pipSize?: {
    /** Width; greater than 0. */
    width: number;
    /** Height; greater than 0. */
    height: number;
  };
  /** The `whepClientRef` from {@link useLivestreamViewer}. */
  ref: Ref<LivestreamViewerRef>;
};

/**
 * Shows the livestream that `useLivestreamViewer` receives.
 *
 * The view requires Android 8 or later, so do not render it on older Android versions.
 *
 * @param props - The ref from the hook, a style, and settings for picture in picture.
 * @returns The view.
 * @example Continue in a picture-in-picture window when the app goes to the background
 * ```tsx
 * import { LivestreamViewer, useLivestreamViewer } from '@fishjam-cloud/react-native-client/livestream';
 *
 * export function Player() {
 *   const { isConnected, whepClientRef } = useLivestreamViewer();
 *
 *   // Picture in picture requires `supportsPictureInPicture` for both platforms in the config plugin.
 *   // On Android, starting picture in picture before the video has arrived can crash the app. Android also keeps
 *   // `autoStartPip` in effect after the view unmounts, so render the view with `autoStartPip={false}` before you
 *   // unmount it.
 *   return (
 *     <LivestreamViewer
 *       ref={whepClientRef}
 *       pipEnabled
 *       autoStartPip={isConnected}
 *       autoStopPip
 *       style={{ width: '100%', height: 240 }}
 *     />
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function LivestreamViewer(props: LivestreamViewerProps): JSX.Element;

export {};
