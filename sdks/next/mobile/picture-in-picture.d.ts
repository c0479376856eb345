import type { ForwardRefExoticComponent, RefAttributes } from 'react';
import type { ViewProps } from 'react-native';

/**
 * The settings of picture in picture, as one object. No function of the SDK takes it.
 *
 * @category Picture in picture
 */
export type PictureInPictureConfig = {
  /**
   * Whether to start when the app goes to the background. On iOS set it explicitly.
   *
   * @defaultValue `true`
   */
  startAutomatically?: boolean;
  /**
   * Whether to stop when the app comes back. On Android it always stops.
   *
   * @defaultValue `true`
   */
  stopAutomatically?: boolean;
  /**
   * Whether the camera goes on in the small window, on iOS 16 and later. Prepare the camera before it is set.
   *
   * @defaultValue `false`
   */
  allowsCameraInBackground?: boolean;
  /**
   * Text that stands for your camera when it is off.
   *
   * @defaultValue `'No camera'`
   */
  primaryPlaceholderText?: string;
  /**
   * Text that stands for the others when nobody can be shown.
   *
   * @defaultValue `'No active speaker'`
   */
  secondaryPlaceholderText?: string;
};

/**
 * Props of {@link PipContainerView}: its own, and those of a React Native view.
 *
 * @category Picture in picture
 */
export interface PipContainerViewProps extends ViewProps {
  /**
   * Whether to start when the app goes to the background. On iOS set it explicitly.
   *
   * @defaultValue `true`
   */
  startAutomatically?: boolean;
  /**
   * Whether to stop when the app comes back. On Android it always stops.
   *
   * @defaultValue `true`
   */
  stopAutomatically?: boolean;
  /**
   * Whether the camera goes on in the small window, on iOS 16 and later. Prepare the camera before it is set.
   *
   * @defaultValue `false`
   */
  allowsCameraInBackground?: boolean;
  /**
   * Text that stands for your camera when it is off.
   *
   * @defaultValue `'No camera'`
   */
  primaryPlaceholderText?: string;
  /**
   * Text that stands for the others when nobody can be shown.
   *
   * @defaultValue `'No active speaker'`
   */
  secondaryPlaceholderText?: string;
}

/**
 * What can be called on {@link PipContainerView} through its ref.
 *
 * @category Picture in picture
 */
export interface PipContainerViewRef {
  /**
   * Starts picture in picture. On Android this sends the app to the background. On iOS it does nothing when the system
   * does not allow it at that moment.
   *
   * @returns A promise that resolves when the request has been handed to the system.
   */
  startPictureInPicture(): Promise<void>;
  /**
   * Stops picture in picture, on iOS. On Android it ends when the user opens the app.
   *
   * @returns A promise that resolves when the request has been handed to the system.
   */
  stopPictureInPicture(): Promise<void>;
}

/**
 * Shows the call in a small window when the app goes to the background.
 *
 * Wrap the call screen in one such view and give it a style. The window has two halves: your camera, and the peer who
 * is speaking. The last speaker stays until someone else speaks; before anyone has spoken, it is the first peer with
 * video. The view chooses the tracks itself, and shows the `displayName` of a peer's metadata. Android needs version 8,
 * and 12 to start by itself; `supportsPictureInPicture` must be set in the app's configuration.
 *
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
 *   async function shrink() {
 *     setIsBusy(true);
 *     try {
 *       await pip.current?.startPictureInPicture();
 *     } catch (error) {
 *       console.warn('This phone cannot show the small window.', error);
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <PipContainerView ref={pip} startAutomatically stopAutomatically style={{ flex: 1 }}>
 *       <Button title="Small window" onPress={shrink} disabled={isBusy} />
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
