import type { JSX, Ref } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

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
   * @param config - The viewer token of a private livestream, or the id of a public one.
   * @param url - A WHEP address to receive from instead of Fishjam's.
   * @returns A promise that resolves when receiving has started.
   * @throws Error when the server refuses or cannot be reached.
   */
  connect: (config: ConnectViewerConfig, url?: string) => Promise<void>;
  /** Stops receiving. */
  disconnect: () => void;
}

/**
 * Receives a livestream on this device; {@link LivestreamViewer} shows it.
 *
 * @returns Functions to start and stop.
 * @example Watch a public livestream
 * ```tsx
 * import { LivestreamViewer, useLivestreamViewer } from '@fishjam-cloud/react-native-client';
 * import { Button, View } from 'react-native';
 *
 * export function Watch({ streamId }: { streamId: string }) {
 *   const { connect, disconnect } = useLivestreamViewer();
 *
 *   async function start() {
 *     try {
 *       await connect({ streamId });
 *     } catch (error) {
 *       console.warn('The livestream cannot be played.', error);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <LivestreamViewer style={{ height: 240 }} />
 *       <Button title="Watch" onPress={start} />
 *       <Button title="Stop" onPress={disconnect} />
 *     </View>
 *   );
 * }
 * ```
 * @category Livestreaming
 */
export declare function useLivestreamViewer(): useLivestreamViewerResult;

/** What can be called on the view of a livestream. */
interface WhepClientViewRef {
  /** Starts picture in picture. */
  startPip: () => void;
  /** Stops picture in picture. */
  stopPip: () => void;
  /** Starts or stops picture in picture. */
  togglePip: () => void;
}

/**
 * What can be called on {@link LivestreamViewer} through its ref: starting and stopping picture in picture.
 *
 * On Android only starting has an effect.
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
   * Whether the picture is wide or tall.
   *
   * @defaultValue `'portrait'`
   */
  orientation?: 'landscape' | 'portrait';
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
  /** Gives access to picture in picture. */
  ref?: Ref<LivestreamViewerRef>;
};

/**
 * Shows the livestream that {@link useLivestreamViewer} receives.
 *
 * @param props - Style and picture in picture.
 * @returns The view.
 * @example Continue in picture in picture when the app goes to the background
 * ```tsx
 * import { LivestreamViewer } from '@fishjam-cloud/react-native-client';
 *
 * export function Player() {
 *   return <LivestreamViewer pipEnabled autoStartPip autoStopPip style={{ width: '100%', height: 240 }} />;
 * }
 * ```
 * @category Livestreaming
 */
export declare function LivestreamViewer(props: LivestreamViewerProps): JSX.Element;

export {};
