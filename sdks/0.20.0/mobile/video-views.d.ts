import type { ComponentType, ForwardRefExoticComponent, RefAttributes } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { CameraId } from './devices';
import type { TrackId } from './peers';

/**
 * Scaling of a video within its view: `FIT` leaves empty space, and `FILL` crops the video on iOS.
 *
 * On Android, in this version, `FILL` distorts the video to fit the proportions of the view and does not scale it up to
 * cover the view.
 *
 * @category Video views
 */
export type VideoLayout = 'FILL' | 'FIT';

/**
 * Props of `VideoRendererView`.
 *
 * @category Video views
 */
export type VideoRendererProps = {
  /** ID of the video track to show, from {@link usePeers}. */
  trackId: TrackId;
  /** Fit of the video in the view. Set it explicitly, because `FILL` is the default only on iOS. */
  videoLayout?: VideoLayout;
  /**
   * Whether to stop receiving the video while the view is off screen. The SDK checks once a second whether the view is
   * visible. The setting affects the track, so the video also stops in other views of the same track. If the view is
   * removed while it is off screen, the track stays stopped in all views that do not use this setting.
   */
  skipRenderOutsideVisibleArea?: boolean;
  /** Style of the view. Without a size, the view is invisible. */
  style?: StyleProp<ViewStyle>;
};

/**
 * Shows a video track of any peer in the room, including your own peer.
 *
 * @caveat On iOS, mount a second view of the same track only after its `aspectRatio` is set. Otherwise, the first view
 * can stay empty.
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
 * Props of `VideoPreviewView`.
 *
 * @category Video views
 */
export type VideoPreviewViewProps = {
  /** Fit of the video in the view. Set it explicitly, because `FILL` is the default only on iOS. */
  videoLayout?: VideoLayout;
  /**
   * Camera that the track switches to on iOS.
   *
   * The initial value has no effect. When any prop of the preview changes, the track can switch to this camera, which
   * undoes a `switchCamera` call. On Android, the prop has no effect. Use `switchCamera` from {@link useCamera} instead.
   */
  cameraId?: CameraId;
  /** Style of the view. Without a size, the view is invisible. */
  style?: StyleProp<ViewStyle>;
};

/**
 * Shows the video of the prepared camera, before and after you join a room.
 *
 * The view shows nothing until you have called `prepareCamera` from {@link useCamera}.
 *
 * @caveat On iOS, removing the view stops the camera, so the other peers receive no new frames. To start the camera
 * again, call `switchCamera` or show the view again.
 * @caveat Mount the view again whenever you prepare the camera again after `leaveRoom`, after each reconnection and, on
 * Android, after another screen in a stack navigator has covered the view. A mounted view can keep the old track, and
 * on Android, it stays black after it has been covered. To mount the view again, change its `key`.
 * @example Show your camera in a component that stays mounted until the call ends
 * ```tsx
 * import { useCamera, VideoPreviewView } from '@fishjam-cloud/react-native-client';
 * import { useEffect, useState } from 'react';
 * import { Text } from 'react-native';
 *
 * export function OwnCamera() {
 *   const { prepareCamera } = useCamera();
 *   const [isRefused, setIsRefused] = useState(false);
 *
 *   useEffect(() => {
 *     prepareCamera()
 *       .then((isReady) => setIsRefused(!isReady))
 *       .catch((error: unknown) => console.warn('The camera could not be started.', error));
 *   }, [prepareCamera]);
 *
 *   if (isRefused) return <Text>Allow camera access in the system settings, then open this screen again.</Text>;
 *   return <VideoPreviewView videoLayout="FIT" style={{ width: 200, height: 280 }} />;
 * }
 * ```
 * @category Video views
 */
export declare const VideoPreviewView: ForwardRefExoticComponent<
  VideoPreviewViewProps & RefAttributes<ComponentType<VideoPreviewViewProps>>
>;

export {};
