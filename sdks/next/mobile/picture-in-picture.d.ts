import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import type { ViewProps } from 'react-native';

/**
 * Settings for picture in picture. No SDK function accepts this type.
 *
 * {@link PipContainerViewProps} describes the same settings in detail.
 *
 * @category Picture in picture
 */
export type PictureInPictureConfig = {
  /**
   * Whether to start picture in picture when the app goes to the background.
   *
   * @defaultValue `true`
   */
  startAutomatically?: boolean;
  /**
   * Whether to stop picture in picture when the app returns to the foreground.
   *
   * @defaultValue `true`
   */
  stopAutomatically?: boolean;
  /**
   * Whether the camera keeps running in the background on iOS 16 and later. Android ignores this option.
   *
   * @defaultValue `false`
   */
  allowsCameraInBackground?: boolean;
  /**
   * Text shown instead of your camera's video.
   *
   * @defaultValue `'No camera'`
   */
  primaryPlaceholderText?: string;
  /**
   * Text shown while there is no other peer to show.
   *
   * @defaultValue `'No active speaker'`
   */
  secondaryPlaceholderText?: string;
};

/**
 * Props of `PipContainerView`, which also accepts the props of a React Native view.
 *
 * @category Picture in picture
 */
export interface PipContainerViewProps extends ViewProps {
  /**
   * Whether to start picture in picture when the app goes to the background. On Android, this requires Android 12 or
   * later. Set this prop explicitly: if you omit it, iOS may not start picture in picture automatically.
   *
   * @defaultValue `true`
   */
  startAutomatically?: boolean;
  /**
   * Whether to stop picture in picture when the app returns to the foreground. On Android, the window always closes.
   *
   * @defaultValue `true`
   */
  stopAutomatically?: boolean;
  /**
   * Whether the camera keeps running in the background on iOS 16 and later. Android ignores this option.
   *
   * The device must support multitasking camera access for the app; otherwise, the window shows the placeholder, and in
   * development, the SDK logs a warning. Prepare the camera before you set this option.
   *
   * @defaultValue `false`
   */
  allowsCameraInBackground?: boolean;
  /**
   * Text shown instead of your camera's video.
   *
   * Android shows this text while the camera is off. iOS shows it only if the camera has not been prepared or the
   * device does not support multitasking camera access.
   *
   * @defaultValue `'No camera'`
   */
  primaryPlaceholderText?: string;
  /**
   * Text shown while there is no other peer to show.
   *
   * On iOS, this text appears only until the window first shows a peer. After that, the default text is used.
   *
   * @defaultValue `'No active speaker'`
   */
  secondaryPlaceholderText?: string;
}

/**
 * Methods available on the ref of `PipContainerView`.
 *
 * @category Picture in picture
 */
export interface PipContainerViewRef {
  /**
   * Starts picture in picture.
   *
   * On Android, this sends the app to the background. If the app's configuration does not support picture in picture,
   * Android logs a warning in development. On iOS, nothing happens if the system does not allow picture in picture at
   * that moment.
   *
   * @returns A promise that resolves when the request has been passed to the system.
   */
  startPictureInPicture(): Promise<void>;
  /**
   * Stops picture in picture on iOS. On Android, picture in picture ends when the user opens the app.
   *
   * @returns A promise that resolves when the request has been passed to the system.
   */
  stopPictureInPicture(): Promise<void>;
}

/**
 * Shows the call in a picture-in-picture window when the app goes to the background.
 *
 * Wrap the call screen in this view and give the view a style. The window has two halves: one shows your camera, and
 * the other shows the peer who is speaking. Until someone speaks, the window shows the first peer with a video track.
 * Once someone has spoken, the last speaker stays in the window until someone else speaks. On Android, only speech
 * while the window is open counts.
 *
 * The view chooses the tracks automatically and shows the `displayName` from the peer's metadata.
 *
 * The view requires Android 8 or later, so do not render it on older Android versions. Set `supportsPictureInPicture`
 * in the app's configuration.
 *
 * @caveat Render only one `PipContainerView` at a time: if there are two, the Android app can stay blank after picture
 * in picture ends.
 * @caveat On Android, picture in picture no longer starts automatically once the view has been detached from the
 * window, for example because another screen in a stack navigator covered the view. In that case, mount the view again.
 * @caveat On iOS, the last speaker stays in the window even after leaving the room, until you call
 * `stopPictureInPicture`; on Android, the last speaker stays only while that peer has a video track.
 * @caveat Without a `displayName`, Android shows the peer's ID, and iOS shows the `name` from the metadata. If there is
 * no `name` either, or if any value in the peer's metadata is not a string, iOS shows no name, or `Unknown User` while
 * the peer has no video.
 * @example Wrap a call screen
 * ```tsx
 * import { PipContainerView, type PipContainerViewRef } from '@fishjam-cloud/react-native-client';
 * import { useRef, useState } from 'react';
 * import { Button } from 'react-native';
 *
 * export function CallScreen() {
 *   const pip = useRef<PipContainerViewRef>(null);
 *   const [isBusy, setIsBusy] = useState(false);
 *
 *   async function startWindow() {
 *     setIsBusy(true);
 *     try {
 *       await pip.current?.startPictureInPicture();
 *     } catch (error) {
 *       console.warn('Picture in picture could not be started.', error);
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <PipContainerView ref={pip} startAutomatically stopAutomatically style={{ flex: 1 }}>
 *       <Button title="Picture in picture" onPress={startWindow} disabled={isBusy} />
 *     </PipContainerView>
 *   );
 * }
 * ```
 * @category Picture in picture
 */
export declare const PipContainerView: ForwardRefExoticComponent<
  PipContainerViewProps & RefAttributes<PipContainerViewRef>
>;

export {};
