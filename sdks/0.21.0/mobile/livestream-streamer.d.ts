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
 * This setting has no effect in this version: the SDK requests 1280×720 pixels on iOS and 1920×1080 pixels on Android,
 * and uses the closest size that the camera supports.
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

/** Settings for a WHIP client. */
interface WhipConfigurationOptions {
  /** Whether to publish audio; `true` by default. On iOS, both `audioEnabled` and `videoEnabled` must be `true`. */
  audioEnabled?: boolean;
  /** Whether to publish video; `true` by default. On iOS, both `videoEnabled` and `audioEnabled` must be `true`. */
  videoEnabled?: boolean;
  /** ID of the camera to use, from {@link cameras}. Required in practice, because there is no default. */
  videoDeviceId?: CameraId;
  /** Resolution and aspect ratio of the video. This setting has no effect in this version. */
  videoParameters?: VideoParameters;
  /** URL of a STUN server; a public Google server by default. */
  stunServerUrl?: string;
}

/**
 * Publishes a livestream to a WHIP server.
 *
 * {@link LivestreamStreamer} creates a client for you. Use this class to publish to your own server. The `Location`
 * header of that server's response must contain only a path: with a full URL, `connect` rejects or the app crashes. The
 * server must also accept ICE candidates as JSON, in `PATCH` requests without a token. If the server rejects a
 * candidate, `connect` can reject, and the Android app can crash.
 *
 * @example List the codecs that this device can use to send media
 * ```ts
 * import { WhipClient } from '@fishjam-cloud/react-native-client';
 *
 * console.log(WhipClient.getSupportedVideoCodecs(), WhipClient.getSupportedAudioCodecs());
 * ```
 * @category Livestreaming
 */
export declare class WhipClient {
  /**
   * Creates a client and starts the camera. The app has only one native client, and a new client replaces it. Before
   * you create another client, call `cleanup` on the old one. Otherwise, on Android, the old client's camera can stay
   * on.
   *
   * The app must already have the camera and microphone permissions. Otherwise, `connect` rejects. After the user has
   * granted the permissions, create a new client.
   *
   * @param configurationOptions - Settings for the client.
   * @param preferredVideoCodecs - Video codecs to offer, in order of preference. Other codecs are offered only if the
   * device supports none of these.
   * @param preferredAudioCodecs - Audio codecs to offer, in order of preference. Other codecs are offered only if the
   * device supports none of these.
   * @throws Error when `videoDeviceId` is missing or no camera has this ID.
   */
  constructor(
    configurationOptions: WhipConfigurationOptions,
    preferredVideoCodecs?: SenderVideoCodecName[],
    preferredAudioCodecs?: SenderAudioCodecName[],
  );
  /**
   * Starts publishing.
   *
   * @param connectOptions - URL and streamer token.
   * @returns A promise that resolves when the server has accepted the request to publish.
   * @throws Error when the server rejects the request or cannot be reached, or when the camera or microphone permission
   * is missing.
   */
  connect(connectOptions: ConnectOptions): Promise<void>;
  /**
   * Stops publishing. The camera stays on until you call `cleanup`. To publish again, call `cleanup`, then create a new
   * client.
   *
   * Do not call `disconnect` while `connect` is pending, because closing a connection that is still being set up can
   * crash the app.
   *
   * @returns A promise that resolves when the server has confirmed that publishing has ended.
   * @throws Error when the server cannot be reached or rejects the request, or when the camera has started but nothing
   * was published. The connection is closed even in these cases.
   */
  disconnect(): Promise<void>;
  /**
   * Closes the connection and turns the camera off. To notify the server that publishing has ended, call `disconnect`
   * first. If its promise rejects, call `cleanup` anyway. To publish again, create a new client.
   *
   * @returns A promise that resolves immediately; the camera turns off shortly afterward.
   */
  cleanup(): Promise<void>;
  /**
   * Returns the video codecs that this device can use to send video.
   *
   * @returns Names of the codecs.
   */
  static getSupportedVideoCodecs(): SenderVideoCodecName[];
  /**
   * Returns the audio codecs that this device can use to send audio.
   *
   * @returns Names of the codecs.
   */
  static getSupportedAudioCodecs(): SenderAudioCodecName[];
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
   * again while an earlier call is pending.
   *
   * @param token - Streamer token.
   * @param urlOverride - WHIP URL to use instead of Fishjam's.
   * @returns A promise that resolves when the server has accepted the request to publish.
   * @throws Error when the server rejects the request or cannot be reached, or when the camera or microphone permission
   * was missing when {@link LivestreamStreamer} mounted.
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
   * Whether the livestream is being published. On iOS, the value can stay `true` after {@link LivestreamStreamer} has
   * unmounted or its props have changed.
   */
  isConnected: boolean;
  /** Ref of the client: pass it to {@link LivestreamStreamer} as `whipClientRef`. */
  whipClientRef: RefObject<WhipClient | null>;
}

/**
 * Publishes a livestream from this device.
 *
 * The hook has its own connection, so you do not need to join a room. The hook does not use {@link useCamera} or
 * {@link useMicrophone}. The app must have the camera and microphone permissions before {@link LivestreamStreamer} is
 * mounted.
 *
 * The hook itself does not clean up, but the livestream ends when {@link LivestreamStreamer} unmounts.
 *
 * @returns Functions that start and stop publishing the livestream, and the state to render.
 * @caveat On Android, going live twice with the same client can crash the app. To prevent this, unmount {@link
 * LivestreamStreamer} and mount it again before you go live a second time.
 * @caveat Do not unmount the component while `connect` is pending, because closing a connection that is still being set
 * up can crash the app.
 * @caveat On Android, the app can crash while it is connecting or connected if an ICE candidate cannot be sent, for
 * example because the network changes.
 * @example Go live
 * ```tsx
 * import { LivestreamStreamer, useLivestreamStreamer } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * // When this component calls `onStopped`, unmount it: on Android, going live twice with the same client can crash the
 * // app.
 * export function GoLive({ token, onStopped }: { token: string; onStopped: () => void }) {
 *   const { connect, disconnect, isConnected, whipClientRef } = useLivestreamStreamer();
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
 *       <LivestreamStreamer whipClientRef={whipClientRef} videoEnabled audioEnabled style={{ height: 320 }} />
 *       <Button
 *         title={isStarted ? 'End the livestream' : 'Go live'}
 *         onPress={() =>
 *           isStarted ? stop() : run(start, 'Check your network and try again. If you change permissions, reopen this screen.')
 *         }
 *         disabled={isBusy}
 *       />
 *       <Text>{isConnected ? 'You are live.' : message}</Text>
 *     </View>
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function useLivestreamStreamer(): useLivestreamStreamerResult;

/**
 * Props of `LivestreamStreamer`.
 *
 * Changing any prop except the style creates a new client, which ends the livestream. To avoid this, pass the same
 * array instances on every render.
 *
 * @category Livestreaming
 */
export type LivestreamStreamerProps = {
  /** The `whipClientRef` from {@link useLivestreamStreamer}. */
  whipClientRef: RefObject<WhipClient | null>;
  /** Whether to publish video. On iOS, both `videoEnabled` and `audioEnabled` must be `true` in this version. */
  videoEnabled: boolean;
  /** Whether to publish audio. On iOS, both `videoEnabled` and `audioEnabled` must be `true` in this version. */
  audioEnabled: boolean;
  /** Camera to use; the first of {@link cameras} by default. */
  camera?: Camera;
  /**
   * Resolution and aspect ratio of the video.
   *
   * This setting has no effect in this version: the SDK requests 1280×720 pixels on iOS and 1920×1080 pixels on
   * Android, and uses the closest size that the camera supports.
   */
  videoParameters?: VideoParameters;
  /**
   * Video codecs to offer, in order of preference, from {@link WhipClient.getSupportedVideoCodecs}. Other codecs are
   * offered only if the device supports none of these.
   */
  preferredVideoCodecs?: SenderVideoCodecName[];
  /**
   * Audio codecs to offer, in order of preference, from {@link WhipClient.getSupportedAudioCodecs}. Other codecs are
   * offered only if the device supports none of these.
   */
  preferredAudioCodecs?: SenderAudioCodecName[];
  /** Style of the view. Without a size, the view is invisible. */
  style?: StyleProp<ViewStyle>;
};

/**
 * Starts the camera for a livestream and shows its video.
 *
 * The view requires Android 8 or later and, when it mounts, the camera and microphone permissions. On a device without
 * a camera, such as a simulator, the view throws an error when it mounts.
 *
 * @param props - Settings for the livestream, and the ref from the hook.
 * @returns The view.
 * @example Show the camera
 * ```tsx
 * import { LivestreamStreamer, useLivestreamStreamer } from '@fishjam-cloud/react-native-client';
 *
 * export function StreamerPreview() {
 *   const { whipClientRef } = useLivestreamStreamer();
 *
 *   return (
 *     <LivestreamStreamer
 *       whipClientRef={whipClientRef}
 *       videoEnabled
 *       audioEnabled
 *       style={{ height: 320 }}
 *     />
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function LivestreamStreamer(props: LivestreamStreamerProps): JSX.Element;

export {};
