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
 * Size and aspect ratio of a livestream's picture.
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
 * The cameras of this device, for livestreaming.
 *
 * The list is made once, when the module is loaded. Its cameras are not those of {@link useCamera}.
 *
 * @category Livestreaming
 */
export declare const cameras: readonly Camera[];

/** What to publish with {@link useLivestreamStreamer}. Keep objects and arrays the same between renders. */
type UseLivestreamStreamerParams = {
  /** Whether to publish the picture; `true` by default. */
  videoEnabled?: boolean;
  /** Whether to publish sound; `true` by default. */
  audioEnabled?: boolean;
  /** The camera to use; the first of {@link cameras} by default. */
  camera?: Camera;
  /** Size and aspect ratio of the picture. */
  videoParameters?: VideoParameters;
  /** Video codecs in the order of preference. */
  preferredVideoCodecs?: SenderVideoCodecName[];
  /** Audio codecs in the order of preference. */
  preferredAudioCodecs?: SenderAudioCodecName[];
};

/** What can be called on the view that publishes. */
interface WhipClientViewRef {
  /** Starts the camera with these settings. */
  initializeCamera: (options: WhipConfigurationOptions) => Promise<void>;
  /** Starts publishing. */
  connect: (connectOptions: ConnectOptions) => Promise<void>;
  /** Stops publishing. */
  disconnect: () => Promise<void>;
  /** Switches to the camera that points the other way. */
  flipCamera: () => Promise<void>;
  /** Switches to a camera by its id. */
  switchCamera: (deviceId: string) => Promise<void>;
  /** Tells the id of the camera in use. */
  currentCameraDeviceId: () => Promise<string>;
}

/** What to publish. */
interface WhipConfigurationOptions {
  /** Whether to publish sound. */
  audioEnabled?: boolean;
  /** Whether to publish the picture. */
  videoEnabled?: boolean;
  /** The camera to use. */
  videoDeviceId?: CameraId;
  /** Size and aspect ratio of the picture. */
  videoParameters?: VideoParameters;
  /** Video codecs in the order of preference. */
  preferredVideoCodecs?: SenderVideoCodecName[];
  /** Audio codecs in the order of preference. */
  preferredAudioCodecs?: SenderAudioCodecName[];
}

/**
 * What {@link useLivestreamStreamer} returns.
 *
 * @category Livestreaming
 */
export interface useLivestreamStreamerResult {
  /**
   * Starts publishing.
   *
   * Call it after {@link LivestreamStreamer} has been mounted; before that it does nothing.
   *
   * @param token - The streamer token.
   * @param urlOverride - A WHIP address to publish to instead of Fishjam's.
   * @returns A promise that resolves when publishing has started.
   * @throws Error when the server refuses or cannot be reached.
   */
  connect: (token: string, urlOverride?: string) => Promise<void>;
  /**
   * Stops publishing.
   *
   * @returns A promise that resolves when publishing has stopped.
   */
  disconnect: () => Promise<void>;
  /** Whether the livestream is being published. */
  isConnected: boolean;
  /**
   * Switches to the camera that points the other way.
   *
   * @returns A promise that resolves when the camera has been switched.
   */
  flipCamera: () => Promise<void>;
  /**
   * Switches to a camera.
   *
   * @param deviceId - Id of one of {@link cameras}.
   * @returns A promise that resolves when the camera has been switched.
   */
  switchCamera: (deviceId: string) => Promise<void>;
  /**
   * Tells which camera is in use.
   *
   * @returns The id of the camera; `undefined` before {@link LivestreamStreamer} is mounted.
   */
  currentCameraDeviceId: () => Promise<string | undefined>;
  /** Pass it to {@link LivestreamStreamer} as `ref`. */
  whipClientRef: RefObject<WhipClientViewRef | null>;
}

/**
 * Publishes a livestream from this device.
 *
 * It has a connection of its own: no room is joined, and {@link useCamera} and {@link useMicrophone} are not used. Render
 * {@link LivestreamStreamer} in the same component from the first render on, because the hook starts the camera when it
 * is mounted. On Android the app must have the camera and microphone permissions by then.
 *
 * @param params - What to publish; camera and microphone by default. Changing it ends the livestream.
 * @returns Functions to start and stop, and the state to render.
 * @example Go live
 * ```tsx
 * import { LivestreamStreamer, useLivestreamStreamer } from '@fishjam-cloud/react-native-client/livestream';
 * import { Button, View } from 'react-native';
 *
 * export function GoLive({ token }: { token: string }) {
 *   const { connect, disconnect, flipCamera, isConnected, whipClientRef } = useLivestreamStreamer();
 *
 *   async function toggle() {
 *     try {
 *       if (isConnected) await disconnect();
 *       else await connect(token);
 *     } catch (error) {
 *       console.warn('The livestream could not be started or stopped.', error);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <LivestreamStreamer ref={whipClientRef} style={{ height: 320 }} />
 *       <Button title={isConnected ? 'End the livestream' : 'Go live'} onPress={toggle} />
 *       <Button title="Flip the camera" onPress={() => flipCamera()} />
 *     </View>
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function useLivestreamStreamer(params?: UseLivestreamStreamerParams): useLivestreamStreamerResult;

/**
 * Props of {@link LivestreamStreamer}.
 *
 * @category Livestreaming
 */
export type LivestreamStreamerProps = {
  /** The `whipClientRef` of {@link useLivestreamStreamer}. */
  ref: RefObject<WhipClientViewRef | null>;
  /** Style of the view. Give it a size, or nothing is seen. */
  style?: StyleProp<ViewStyle>;
};

/**
 * Shows the picture that {@link useLivestreamStreamer} publishes.
 *
 * @param props - The ref of the hook, and a style.
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
