import type { SimulcastConfig } from './simulcast';

/**
 * Resolution and intended frame rate of a screen share.
 *
 * The SDK always uses a portrait size: `VGA` is 360×640 pixels, `HD` is 720×1280 pixels, and `FHD` is 1080×1920
 * pixels. On iOS, the width depends on the aspect ratio of the screen. The number after `HD` or `FHD` is the intended
 * frame rate, which the SDK does not enforce. The actual quality can be lower, depending on the device and the network.
 *
 * @category Screen share
 */
export type ScreenShareQuality = 'VGA' | 'HD5' | 'HD15' | 'FHD15' | 'FHD30';

/**
 * Screen share settings.
 *
 * @category Screen share
 */
export type ScreenShareOptions = {
  /**
   * Resolution and intended frame rate.
   *
   * @defaultValue `'HD15'`
   */
  quality: ScreenShareQuality;
};

/**
 * State and function returned by `useAppScreenShare`.
 *
 * @category Screen share
 */
export type AppScreenShareData = {
  /** Whether the app's screen is shared; always `false` on Android. */
  isAppScreenShareOn: boolean;
  /** Simulcast state of the track. For screen shares, which are sent without simulcast, `enabled` is always `false`. */
  simulcastConfig: SimulcastConfig;
  /**
   * Starts or stops sharing the app's screen. On Android, the function does nothing.
   *
   * @param screenShareOptions - Not used in this version: the video is sent at a third of the screen's width and
   * height.
   * @returns A promise that resolves when the SDK has started to publish the track or has removed it.
   * @throws Error when you have not joined a room.
   * @caveat If the user declines the recording prompt, the promise still resolves, `isAppScreenShareOn` becomes `true`,
   * and the SDK publishes a track without video.
   * @caveat Stop sharing before you leave the room. `leaveRoom` does not stop the screen recording, and
   * `isAppScreenShareOn` stays `true` until the component mounts again.
   * @caveat Call the function only while `peerStatus` is `connected`: if you call it while the connection is down, it
   * adds a second track instead of stopping the share.
   * @caveat While the whole screen is shared, the function has no effect.
   */
  toggleAppScreenShare: (screenShareOptions?: Partial<ScreenShareOptions>) => Promise<void>;
};

/**
 * Shares the screen of this device with the room.
 *
 * The hook shares the whole screen, including other apps.
 *
 * On iOS, the app needs a broadcast extension. Other apps are shared only while your app keeps running in the
 * background.
 *
 * On Android, declare the SDK's foreground service in the manifest. The SDK starts the service when screen sharing
 * starts. To set the text of the service's notification, use {@link useForegroundService}. On Android 14 and later, the
 * user can choose to share a single app instead of the whole screen.
 *
 * @returns The state of the screen share and functions that change it.
 * @example Start and stop sharing
 * ```tsx
 * import { useConnection, useScreenShare } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button } from 'react-native';
 *
 * export function ScreenShareButton() {
 *   const { peerStatus } = useConnection();
 *   const { isScreenShareOn, toggleScreenShare } = useScreenShare();
 *   const [isBusy, setIsBusy] = useState(false);
 *
 *   async function toggle() {
 *     setIsBusy(true);
 *     try {
 *       await toggleScreenShare({ quality: 'HD15' });
 *     } catch (error) {
 *       console.warn('The screen could not be shared.', error);
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <Button
 *       title={isScreenShareOn ? 'Stop sharing' : 'Share screen'}
 *       onPress={toggle}
 *       disabled={isBusy || peerStatus !== 'connected'}
 *     />
 *   );
 * }
 * ```
 * @category Screen share
 */
export declare function useScreenShare(): {
  /**
   * Whether the screen is shared.
   *
   * @caveat On Android, the value stays `true` even if the user stops sharing in the system UI.
   * @caveat On iOS, the value stays `true` if the system terminates the broadcast extension, or if you leave the room
   * while you share. In the second case, it is `false` after the component mounts again. Before you leave, stop sharing
   * and wait until the value is `false`.
   */
  isScreenShareOn: boolean;
  /** Simulcast state of the track. For screen shares, which are sent without simulcast, `enabled` is always `false`. */
  simulcastConfig: SimulcastConfig;
  /**
   * Starts or stops sharing the screen.
   *
   * Call the function only while `peerStatus` is `connected`: on Android, sharing without a connection can crash the
   * app. On Android, the system first prompts for permission. If the user declines, the promise resolves, but sharing
   * does not start. On iOS, the function opens a system dialog in which the user starts or stops the broadcast.
   *
   * @param screenShareOptions - Resolution and intended frame rate.
   * @returns A promise that, on Android, resolves when sharing has started or is about to stop, and never settles if
   * the foreground service is not declared in the manifest. On iOS, the promise resolves when the dialog has been
   * requested.
   * @throws Error on iOS when you have not joined a room or when a required key is missing from `Info.plist`, and on
   * Android when `useForegroundService` enables the camera or microphone without the corresponding permission.
   * @caveat On Android, do not call the function again while the permission prompt is open. If you do, a second prompt
   * appears, and the promise from the first call never settles.
   * @caveat While the app is being shared through {@link useAppScreenShare}, the function has no effect.
   */
  toggleScreenShare: (screenShareOptions?: Partial<ScreenShareOptions>) => Promise<void>;
  /**
   * Prompts for permission to capture the screen on Android. The `toggleScreenShare` function does so automatically.
   *
   * Call this function only while `peerStatus` is `connected`: without a connection, the call can crash the app.
   *
   * @returns The user's decision; always `denied` on iOS, where the system dialog replaces the prompt. On Android, the
   * promise never settles if the screen is already being shared, or if you call the function again before the user has
   * decided.
   */
  handleScreenSharePermission: () => Promise<'granted' | 'denied'>;
};

/**
 * Shares only this app's screen on iOS.
 *
 * No broadcast extension is needed. On Android, the hook does nothing.
 *
 * @returns The state of the screen share and a function that changes it.
 * @example Start and stop sharing the app
 * ```tsx
 * import { useAppScreenShare, useConnection } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button, Platform } from 'react-native';
 *
 * export function AppShareButton() {
 *   const { peerStatus } = useConnection();
 *   const { isAppScreenShareOn, toggleAppScreenShare } = useAppScreenShare();
 *   const [isBusy, setIsBusy] = useState(false);
 *
 *   async function toggle() {
 *     setIsBusy(true);
 *     try {
 *       await toggleAppScreenShare();
 *     } catch (error) {
 *       console.warn('The app could not be shared.', error);
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   if (Platform.OS !== 'ios') return null;
 *   return (
 *     <Button
 *       title={isAppScreenShareOn ? 'Stop sharing' : 'Share this app'}
 *       onPress={toggle}
 *       disabled={isBusy || peerStatus !== 'connected'}
 *     />
 *   );
 * }
 * ```
 * @category Screen share
 */
export declare const useAppScreenShare: () => AppScreenShareData;

export {};
