import type { ComponentType, ForwardRefExoticComponent, RefAttributes } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { CameraId } from './devices';
import type { TrackId } from './peers';

/**
 * How a picture is fitted into its view: `FILL` cuts what does not fit, `FIT` leaves empty space.
 *
 * @category Video views
 */
export type VideoLayout = 'FILL' | 'FIT';

/**
 * Props of {@link VideoRendererView}.
 *
 * @category Video views
 */
export type VideoRendererProps = {
  /** The video track to show, as {@link usePeers} gives it. */
  trackId: TrackId;
  /**
   * How the picture is fitted into the view.
   *
   * @defaultValue `'FILL'`
   */
  videoLayout?: VideoLayout;
  /** Whether to stop drawing while the view is off the screen. */
  skipRenderOutsideVisibleArea?: boolean;
  /** Style of the view. Give it a size, or nothing is seen. */
  style?: StyleProp<ViewStyle>;
};

/**
 * Shows a video track of a peer in the room, your own included.
 *
 * @example Show a peer's camera
 * ```tsx
 * import { VideoRendererView, type TrackId } from '@fishjam-cloud/react-native-client';
 *
 * export function PeerVideo({ trackId }: { trackId: TrackId }) {
 *   return <VideoRendererView trackId={trackId} videoLayout="FIT" style={{ width: '100%', height: 240 }} />;
 * }
 * ```
 * @category Video views
 */
export declare const VideoRendererView: ForwardRefExoticComponent<
  VideoRendererProps & RefAttributes<ComponentType<VideoRendererProps>>
>;

/**
 * Props of {@link VideoPreviewView}.
 *
 * @category Video views
 */
export type VideoPreviewViewProps = {
  /**
   * How the picture is fitted into the view.
   *
   * @defaultValue `'FILL'`
   */
  videoLayout?: VideoLayout;
  /** The camera to show; the first front camera by default. */
  cameraId?: CameraId;
  /** Style of the view. Give it a size, or nothing is seen. */
  style?: StyleProp<ViewStyle>;
};

/**
 * Shows the picture of a camera before you join a room.
 *
 * @example Preview the camera on a lobby screen
 * ```tsx
 * import { VideoPreviewView } from '@fishjam-cloud/react-native-client';
 *
 * export function Lobby() {
 *   return <VideoPreviewView videoLayout="FILL" style={{ width: 200, height: 280 }} />;
 * }
 * ```
 * @category Video views
 */
export declare const VideoPreviewView: ForwardRefExoticComponent<
  VideoPreviewViewProps & RefAttributes<ComponentType<VideoPreviewViewProps>>
>;

export {};
