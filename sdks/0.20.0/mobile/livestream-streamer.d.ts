import type { JSX } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { Camera } from './livestream-internal';

/**
 * The cameras of this device, for livestreaming.
 *
 * The list is made once, when the module is loaded. Its cameras are not those of {@link useCamera}.
 *
 * @category Livestreaming
 */
export declare const cameras: readonly Camera[];

/**
 * What {@link useLivestreamStreamer} returns.
 *
 * @category Livestreaming
 */
export interface useLivestreamStreamerResult {
  /**
   * Starts publishing. While something is being published, it does nothing.
   *
   * @param token - The streamer token.
   * @param urlOverride - A WHIP address to publish to instead of Fishjam's.
   * @returns A promise that resolves when publishing has started.
   * @throws Error when the server refuses or cannot be reached.
   */
  connect: (token: string, urlOverride?: string) => Promise<void>;
  /** Stops publishing. Without anything published it does nothing. */
  disconnect: () => void;
}

/**
 * Publishes a livestream from this device.
 *
 * It has a connection of its own: no room is joined, and {@link useCamera} and {@link useMicrophone} are not used. The
 * app must have the camera and microphone permissions.
 *
 * @param options - Which camera to use; `{}` for the first of {@link cameras}.
 * @returns Functions to start and stop.
 * @example Go live
 * ```tsx
 * import { LivestreamStreamer, useLivestreamStreamer } from '@fishjam-cloud/react-native-client';
 * import { Button, View } from 'react-native';
 *
 * export function GoLive({ token }: { token: string }) {
 *   const { connect, disconnect } = useLivestreamStreamer({});
 *
 *   async function start() {
 *     try {
 *       await connect(token);
 *     } catch (error) {
 *       console.warn('The livestream could not be started.', error);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <LivestreamStreamer style={{ height: 320 }} />
 *       <Button title="Go live" onPress={start} />
 *       <Button title="End the livestream" onPress={disconnect} />
 *     </View>
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function useLivestreamStreamer(options: {
  /** The camera to use; the first of {@link cameras} by default. */
  camera?: Camera;
}): useLivestreamStreamerResult;

/**
 * Props of {@link LivestreamStreamer}.
 *
 * @category Livestreaming
 */
export type LivestreamStreamerProps = {
  /** Style of the view. Give it a size, or nothing is seen. */
  style?: StyleProp<ViewStyle>;
};

/**
 * Shows the picture that {@link useLivestreamStreamer} publishes.
 *
 * @param props - A style.
 * @returns The view.
 * @example Preview what is published
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
