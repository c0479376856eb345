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
  /** Address of a STUN server of your own. */
  stunServerUrl?: string;
}

/**
 * Publishes a livestream to any WHIP server.
 *
 * {@link LivestreamStreamer} makes one for you; use the class for a server of your own.
 *
 * @example List the codecs that this device can send
 * ```ts
 * import { WhipClient } from '@fishjam-cloud/react-native-client';
 *
 * console.log(WhipClient.getSupportedVideoCodecs(), WhipClient.getSupportedAudioCodecs());
 * ```
 * @category Livestreaming
 */
export declare class WhipClient {
  /**
   * Makes a client and starts the camera.
   *
   * @param configurationOptions - What to publish.
   * @param preferredVideoCodecs - Video codecs in the order of preference.
   * @param preferredAudioCodecs - Audio codecs in the order of preference.
   */
  constructor(
    configurationOptions: WhipConfigurationOptions,
    preferredVideoCodecs?: SenderVideoCodecName[],
    preferredAudioCodecs?: SenderAudioCodecName[],
  );
  /**
   * Starts publishing.
   *
   * @param connectOptions - The address and the streamer token.
   * @returns A promise that resolves when publishing has started.
   */
  connect(connectOptions: ConnectOptions): Promise<void>;
  /**
   * Stops publishing.
   *
   * @returns A promise that resolves when publishing has stopped.
   */
  disconnect(): Promise<void>;
  /**
   * Gives the camera and the microphone back.
   *
   * @returns A promise that resolves when they are free.
   */
  cleanup(): Promise<void>;
  /**
   * Lists the video codecs that this device can send.
   *
   * @returns Their names.
   */
  static getSupportedVideoCodecs(): SenderVideoCodecName[];
  /**
   * Lists the audio codecs that this device can send.
   *
   * @returns Their names.
   */
  static getSupportedAudioCodecs(): SenderAudioCodecName[];
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
  /** Pass it to {@link LivestreamStreamer} as `whipClientRef`. */
  whipClientRef: RefObject<WhipClient | null>;
}

/**
 * Publishes a livestream from this device.
 *
 * It has a connection of its own: no room is joined, and {@link useCamera} and {@link useMicrophone} are not used. The
 * app must have the camera and microphone permissions before {@link LivestreamStreamer} is mounted.
 *
 * @returns Functions to start and stop, and the state to render.
 * @example Go live
 * ```tsx
 * import { LivestreamStreamer, useLivestreamStreamer } from '@fishjam-cloud/react-native-client';
 * import { Button, View } from 'react-native';
 *
 * export function GoLive({ token }: { token: string }) {
 *   const { connect, disconnect, isConnected, whipClientRef } = useLivestreamStreamer();
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
 *       <LivestreamStreamer whipClientRef={whipClientRef} videoEnabled audioEnabled style={{ height: 320 }} />
 *       <Button title={isConnected ? 'End the livestream' : 'Go live'} onPress={toggle} />
 *     </View>
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function useLivestreamStreamer(): useLivestreamStreamerResult;

/**
 * Props of {@link LivestreamStreamer}.
 *
 * Changing any of them but the style makes a new client, which ends the livestream.
 *
 * @category Livestreaming
 */
export type LivestreamStreamerProps = {
  /** The `whipClientRef` of {@link useLivestreamStreamer}. */
  whipClientRef: RefObject<WhipClient | null>;
  /** Whether to publish the picture. */
  videoEnabled: boolean;
  /** Whether to publish sound. */
  audioEnabled: boolean;
  /** The camera to use; the first of {@link cameras} by default. */
  camera?: Camera;
  /** Size and aspect ratio of the picture; has no effect in this version. */
  videoParameters?: VideoParameters;
  /** Video codecs in the order of preference, from {@link WhipClient.getSupportedVideoCodecs}. */
  preferredVideoCodecs?: SenderVideoCodecName[];
  /** Audio codecs in the order of preference, from {@link WhipClient.getSupportedAudioCodecs}. */
  preferredAudioCodecs?: SenderAudioCodecName[];
  /** Style of the view. Give it a size, or nothing is seen. */
  style?: StyleProp<ViewStyle>;
};

/**
 * Starts the camera for a livestream and shows its picture.
 *
 * @param props - What to publish, and the ref of the hook.
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
