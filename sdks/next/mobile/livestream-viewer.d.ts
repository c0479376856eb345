import type { JSX, Ref, RefObject } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type {
  ConnectOptions,
  ReceiverAudioCodecName,
  ReceiverVideoCodecName,
  WhepConfigurationOptions,
} from './livestream-internal';

/**
 * Which livestream to watch: a private one by its token, or a public one by its id.
 *
 * @category Livestreaming
 */
export type ConnectViewerConfig =
  | {
      /** A viewer token, which your backend creates: for a private livestream. */
      token: string;
      /** Not used with a token: the token names the livestream. */
      streamId?: never;
    }
  | {
      /** The id of the livestream, which is the id of its room: for a public livestream. */
      streamId: string;
      /** Not used with an id: public livestreams need no token. */
      token?: never;
    };

/**
 * What {@link useLivestreamViewer} returns.
 *
 * @category Livestreaming
 */
export interface useLivestreamViewerResult {
  /**
   * Starts receiving a livestream.
   *
   * Call it after {@link LivestreamViewer} has been mounted; before that it does nothing. A failure is only logged: read
   * `isConnected` to see whether it worked. A call while another one runs returns at once.
   *
   * @param config - The viewer token of a private livestream, or the id of a public one.
   * @param url - A WHEP address to receive from instead of Fishjam's.
   * @returns A promise that resolves when receiving has started or failed.
   */
  connect: (config: ConnectViewerConfig, url?: string) => Promise<void>;
  /**
   * Stops receiving.
   *
   * @returns A promise that resolves when receiving has stopped.
   */
  disconnect: () => Promise<void>;
  /** Whether the livestream is being received. */
  isConnected: boolean;
  /** Whether the connection is being made. */
  isLoading: boolean;
  /** Pass it to {@link LivestreamViewer} as `ref`. */
  whepClientRef: RefObject<WhepClientViewRef | null>;
}

/**
 * Receives a livestream on this device; {@link LivestreamViewer} shows it.
 *
 * It disconnects when the component is unmounted.
 *
 * @returns Functions to start and stop, and the state to render.
 * @example Watch a public livestream
 * ```tsx
 * import { LivestreamViewer, useLivestreamViewer } from '@fishjam-cloud/react-native-client/livestream';
 * import { Button, View } from 'react-native';
 *
 * export function Watch({ streamId }: { streamId: string }) {
 *   const { connect, disconnect, isConnected, isLoading, whepClientRef } = useLivestreamViewer();
 *
 *   return (
 *     <View>
 *       <LivestreamViewer ref={whepClientRef} style={{ height: 240 }} />
 *       <Button
 *         title={isConnected ? 'Stop' : 'Watch'}
 *         disabled={isLoading}
 *         onPress={() => (isConnected ? disconnect() : connect({ streamId }))}
 *       />
 *     </View>
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function useLivestreamViewer(): useLivestreamViewerResult;

/** What can be called on the view of a livestream. */
interface WhepClientViewRef {
  /** Makes the client; {@link useLivestreamViewer} does it for you. */
  createWhepClient: (
    configurationOptions: WhepConfigurationOptions,
    preferredVideoCodecs?: ReceiverVideoCodecName[],
    preferredAudioCodecs?: ReceiverAudioCodecName[],
  ) => Promise<void>;
  /** Starts receiving. */
  connect: (connectOptions: ConnectOptions) => Promise<void>;
  /** Stops receiving. */
  disconnect: () => Promise<void>;
  /** Pauses the picture and the sound. */
  pause: () => Promise<void>;
  /** Goes on after a pause. */
  unpause: () => Promise<void>;
  /** Lists the video codecs that this device can receive. */
  getSupportedReceiverVideoCodecsNames: () => Promise<ReceiverVideoCodecName[]>;
  /** Lists the audio codecs that this device can receive. */
  getSupportedReceiverAudioCodecsNames: () => Promise<ReceiverAudioCodecName[]>;
  /** Sets the video codecs in the order of preference. */
  setPreferredReceiverVideoCodecs: (preferredCodecs: ReceiverVideoCodecName[]) => Promise<void>;
  /** Sets the audio codecs in the order of preference. */
  setPreferredReceiverAudioCodecs: (preferredCodecs: ReceiverAudioCodecName[]) => Promise<void>;
  /** Starts picture in picture. */
  startPip: () => Promise<void>;
  /** Stops picture in picture. */
  stopPip: () => Promise<void>;
  /** Starts or stops picture in picture. */
  togglePip: () => Promise<void>;
}

/**
 * What can be called on {@link LivestreamViewer} through its ref.
 *
 * For picture in picture only starting has an effect on Android.
 *
 * @category Livestreaming
 */
export type LivestreamViewerRef = WhepClientViewRef;

/**
 * Props of {@link LivestreamViewer}.
 *
 * @category Livestreaming
 */
export type LivestreamViewerProps = {
  /** Style of the view. Give it a size, or nothing is seen. */
  style?: StyleProp<ViewStyle>;
  /**
   * Whether picture in picture can be used. Set it explicitly.
   *
   * @defaultValue `true`
   */
  pipEnabled?: boolean;
  /**
   * Whether picture in picture starts when the app goes to the background.
   *
   * @defaultValue `false`
   */
  autoStartPip?: boolean;
  /**
   * Whether picture in picture stops when the app comes back, on iOS; on Android it always does. Set it explicitly.
   *
   * @defaultValue `false`
   */
  autoStopPip?: boolean;
  /** Size of the picture-in-picture window, of which the aspect ratio counts. */
  pipSize?: {
    /** Width; greater than 0. */
    width: number;
    /** Height; greater than 0. */
    height: number;
  };
  /** The `whepClientRef` of {@link useLivestreamViewer}. */
  ref: Ref<LivestreamViewerRef>;
};

/**
 * Shows the livestream that {@link useLivestreamViewer} receives.
 *
 * @param props - The ref of the hook, style and picture in picture.
 * @returns The view.
 * @example Continue in picture in picture when the app goes to the background
 * ```tsx
 * import { LivestreamViewer, useLivestreamViewer } from '@fishjam-cloud/react-native-client/livestream';
 *
 * export function Player() {
 *   const { whepClientRef } = useLivestreamViewer();
 *
 *   return (
 *     <LivestreamViewer
 *       ref={whepClientRef}
 *       pipEnabled
 *       autoStartPip
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
