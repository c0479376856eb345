import type { JSX, RefObject } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type {
  Camera,
  CameraId,
  ConnectOptions,
  SenderAudioCodecName,
  SenderVideoCodecName,
} from './livestream-internal';

/**
 * Resolution and aspect ratio of a livestream's video.
 *
 * The default is `presetHD169`. The SDK uses the closest size that the camera supports. On iOS, the QHD presets act
 * like `presetVGA169` (640×360).
 *
 * @category Livestreaming
 */
export declare enum VideoParameters {
  /** 240×180 pixels. */
  presetQVGA43 = 'QVGA43',
  /** 480×360 pixels. */
  presetVGA43 = 'VGA43',
  /** 720×540 pixels. */
  presetQHD43 = 'QHD43',
  /** 960×720 pixels. */
  presetHD43 = 'HD43',
  /** 1440×1080 pixels. */
  presetFHD43 = 'FHD43',
  /** 320×180 pixels. */
  presetQVGA169 = 'QVGA169',
  /** 640×360 pixels. */
  presetVGA169 = 'VGA169',
  /** 960×540 pixels. */
  presetQHD169 = 'QHD169',
  /** 1280×720 pixels. */
  presetHD169 = 'HD169',
  /** 1920×1080 pixels. */
  presetFHD169 = 'FHD169',
}

/**
 * Cameras on this device, for livestreaming.
 *
 * The list is created once, when the module is loaded. It is empty on simulators without a camera. Cameras from
 * {@link useCamera} have a different type.
 *
 * @category Livestreaming
 */
export declare const cameras: readonly Camera[];

/** Settings for {@link useLivestreamStreamer}. Pass the same objects and arrays on every render. */
type UseLivestreamStreamerParams = {
  /** Whether to publish video; `true` by default. */
  videoEnabled?: boolean;
  /** Whether to publish audio; `true` by default. */
  audioEnabled?: boolean;
  /** Camera to use; the first of {@link cameras} by default. */
  camera?: Camera;
  /** Resolution and aspect ratio of the video; `VideoParameters.presetHD169` by default. */
  videoParameters?: VideoParameters;
  /** Video codecs in order of preference. */
  preferredVideoCodecs?: SenderVideoCodecName[];
  /** Audio codecs in order of preference. */
  preferredAudioCodecs?: SenderAudioCodecName[];
};

/** Methods of the view that publishes the livestream. */
interface WhipClientViewRef {
  /** Starts the camera with the given settings. */
  initializeCamera: (options: WhipConfigurationOptions) => Promise<void>;
  /** Starts publishing. */
  connect: (connectOptions: ConnectOptions) => Promise<void>;
  /** Stops publishing. */
  disconnect: () => Promise<void>;
  /** Switches to the camera that faces the other way. */
  flipCamera: () => Promise<void>;
  /** Switches to a camera by its ID. */
  switchCamera: (deviceId: string) => Promise<void>;
  /** Returns the ID of the camera in use. */
  currentCameraDeviceId: () => Promise<string>;
  /**
   * Returns the video codecs that this device can use to send video. On Android, this method rejects if you call it
   * before `initializeCamera`.
   */
  getSupportedSenderVideoCodecsNames: () => Promise<SenderVideoCodecName[]>;
  /**
   * Returns the audio codecs that this device can use to send audio. On Android, this method rejects if you call it
   * before `initializeCamera`.
   */
  getSupportedSenderAudioCodecsNames: () => Promise<SenderAudioCodecName[]>;
  /**
   * Sets the preferred video codecs. On iOS, this method has no effect before `connect` and does not change a running
   * livestream, so pass the codecs to the hook instead. On Android, the method rejects.
   */
  setPreferredSenderVideoCodecs: (preferredCodecs?: SenderVideoCodecName[]) => Promise<void>;
  /**
   * Sets the preferred audio codecs. On iOS, this method has no effect before `connect` and does not change a running
   * livestream, so pass the codecs to the hook instead. On Android, the method rejects.
   */
  setPreferredSenderAudioCodecs: (preferredCodecs?: SenderAudioCodecName[]) => Promise<void>;
}

/** Settings for a WHIP client. */
interface WhipConfigurationOptions {
  /** Whether to publish audio; `true` by default. */
  audioEnabled?: boolean;
  /** Whether to publish video; `true` by default. */
  videoEnabled?: boolean;
  /** ID of the camera to use. */
  videoDeviceId?: CameraId;
  /** Resolution and aspect ratio of the video. */
  videoParameters?: VideoParameters;
  /** URL of a STUN server; a public Google server by default. */
  stunServerUrl?: string;
  /** Video codecs in order of preference. */
  preferredVideoCodecs?: SenderVideoCodecName[];
  /** Audio codecs in order of preference. */
  preferredAudioCodecs?: SenderAudioCodecName[];
}

/**
 * Functions and state returned by `useLivestreamStreamer`.
 *
 * @category Livestreaming
 */
export interface useLivestreamStreamerResult {
  /**
   * Starts publishing.
   *
   * Call `connect` after {@link LivestreamStreamer} has mounted; before that, `connect` does nothing. Do not call it
   * again while an earlier call is pending or the livestream is running: on Android, the second call can end the
   * livestream.
   *
   * @param token - Streamer token.
   * @param urlOverride - WHIP URL to use instead of Fishjam's.
   * @returns A promise that resolves when the server has accepted the request to publish.
   * @throws Error when the server rejects the request or cannot be reached, or when the camera has not started, for
   * example because the iOS permission prompt is still open.
   */
  connect: (token: string, urlOverride?: string) => Promise<void>;
  /**
   * Stops publishing. The camera stays on; unmounting {@link LivestreamStreamer} turns it off.
   *
   * Do not call `disconnect` while `connect` is pending, because closing a connection that is still being set up can
   * crash the app.
   *
   * @returns A promise that resolves when the server has confirmed that publishing has ended.
   * @throws Error when the server cannot be reached or rejects the request, or when the camera has started but nothing
   * was published. The connection is closed even in these cases.
   */
  disconnect: () => Promise<void>;
  /**
   * Whether the livestream is being published.
   *
   * On iOS, the value can stay `true` after {@link LivestreamStreamer} has unmounted.
   */
  isConnected: boolean;
  /**
   * Switches to the camera that faces the other way.
   *
   * @returns A promise that resolves when the switch has started.
   * @throws Error when there is no other camera, or when the camera has not started.
   */
  flipCamera: () => Promise<void>;
  /**
   * Switches to a camera.
   *
   * @param deviceId - ID of one of {@link cameras}.
   * @returns A promise that resolves when the switch has started.
   * @throws Error on iOS when the camera has not started.
   */
  switchCamera: (deviceId: string) => Promise<void>;
  /**
   * Returns the ID of the camera in use.
   *
   * @returns The ID of the camera; an empty string before a camera has started, and `undefined` before
   * {@link LivestreamStreamer} has mounted.
   */
  currentCameraDeviceId: () => Promise<string | undefined>;
  /** Ref of the view: pass it to {@link LivestreamStreamer} as `ref`. */
  whipClientRef: RefObject<WhipClientViewRef | null>;
}

/**
 * Publishes a livestream from this device.
 *
 * The hook has its own connection, so you do not need to join a room. It does not use {@link useCamera} or
 * {@link useMicrophone}. Include {@link LivestreamStreamer} in the first render of the component that calls the hook,
 * because the hook starts the camera when that component mounts. On Android, the app must have permission to use the
 * camera and the microphone by then. On iOS, the system prompts for both permissions.
 *
 * The livestream ends when the component that calls the hook unmounts.
 *
 * @param params - Settings; by default, the hook publishes camera video and microphone audio. Changing the settings
 * ends the livestream and, on Android, leaves the previous camera on.
 * @returns Functions that start and stop publishing the livestream, and the state to render.
 * @caveat On Android, the livestream also ends when the {@link LivestreamStreamer} view is detached from the window,
 * for example while another screen in a stack navigator covers the view.
 * @caveat On Android, going live twice with the same client can crash the app. To prevent this, unmount the component
 * that calls the hook and mount it again before you go live a second time. If you mount only {@link LivestreamStreamer}
 * again, the camera does not start.
 * @caveat On Android, do not unmount the component while `connect` is pending, because closing a connection that is
 * still being set up can crash the app.
 * @caveat On Android, the app can crash while it is connecting or connected if an ICE candidate cannot be sent, for
 * example because the network changes.
 * @example Go live
 * ```tsx
 * import { LivestreamStreamer, useLivestreamStreamer } from '@fishjam-cloud/react-native-client/livestream';
 * import { useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * // When this component calls `onStopped`, unmount it: on Android, going live twice with the same client can crash the
 * // app.
 * export function GoLive({ token, onStopped }: { token: string; onStopped: () => void }) {
 *   const { connect, disconnect, flipCamera, isConnected, whipClientRef } = useLivestreamStreamer();
 *   const [isStarted, setIsStarted] = useState(false);
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *
 *   async function run(action: () => Promise<void>, failure: string) {
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       await action();
 *     } catch (error) {
 *       console.warn(error);
 *       setMessage(failure);
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   async function start() {
 *     await connect(token);
 *     setIsStarted(true);
 *   }
 *
 *   async function stop() {
 *     setIsBusy(true);
 *     await disconnect().catch(console.warn);
 *     onStopped();
 *   }
 *
 *   return (
 *     <View>
 *       <LivestreamStreamer ref={whipClientRef} style={{ height: 320 }} />
 *       <Button
 *         title={isStarted ? 'End the livestream' : 'Go live'}
 *         onPress={() =>
 *           isStarted ? stop() : run(start, 'Could not go live. Check your network, then try again.')
 *         }
 *         disabled={isBusy}
 *       />
 *       <Button
 *         title="Flip the camera"
 *         onPress={() => run(flipCamera, 'The camera could not be switched.')}
 *         disabled={isBusy}
 *       />
 *       {isStarted && isConnected && <Text>You are live.</Text>}
 *       <Text>{message}</Text>
 *     </View>
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function useLivestreamStreamer(params?: UseLivestreamStreamerParams): useLivestreamStreamerResult;

/**
 * Props of `LivestreamStreamer`.
 *
 * @category Livestreaming
 */
export type LivestreamStreamerProps = {
  /** The `whipClientRef` from {@link useLivestreamStreamer}. */
  ref: RefObject<WhipClientViewRef | null>;
  /** Style of the view. Without a size, the view is invisible. */
  style?: StyleProp<ViewStyle>;
};

/**
 * Shows the video that `useLivestreamStreamer` publishes.
 *
 * @param props - The ref from the hook, and a style.
 * @returns The view.
 * @example Preview in full HD
 * ```tsx
 * import { LivestreamStreamer, useLivestreamStreamer, VideoParameters } from '@fishjam-cloud/react-native-client/livestream';
 *
 * export function StreamerPreview() {
 *   const { whipClientRef } = useLivestreamStreamer({ videoParameters: VideoParameters.presetFHD169 });
 *
 *   return <LivestreamStreamer ref={whipClientRef} style={{ height: 320 }} />;
 * }
 * ```
 * @category Livestreaming
 */
export declare function LivestreamStreamer(props: LivestreamStreamerProps): JSX.Element;

export {};
