import type { SimulcastConfig } from './simulcast';

/**
 * Size and frame rate of a screen share: the number is frames per second.
 *
 * From small to large: VGA, HD, FHD. `VGA` alone is the smallest. The device may choose less when it must.
 *
 * @category Screen share
 */
export type ScreenShareQuality = 'VGA' | 'HD5' | 'HD15' | 'FHD15' | 'FHD30';

/**
 * Settings of a screen share.
 *
 * @category Screen share
 */
export type ScreenShareOptions = {
  /**
   * Size and frame rate.
   *
   * @defaultValue `'HD15'`
   */
  quality: ScreenShareQuality;
};

/**
 * What {@link useAppScreenShare} returns.
 *
 * @category Screen share
 */
export type AppScreenShareData = {
  /** Whether the app's screen is shared; always `false` on Android. */
  isAppScreenShareOn: boolean;
  /** Whether the track is sent in several qualities. */
  simulcastConfig: SimulcastConfig;
  /**
   * Starts sharing the app's screen, or stops it. On Android it does nothing.
   *
   * @param screenShareOptions - Settings; defaults otherwise.
   * @returns A promise that resolves when sharing has started or stopped.
   */
  toggleAppScreenShare: (screenShareOptions?: Partial<ScreenShareOptions>) => Promise<void>;
};

/**
 * Shares the screen of this device with the room.
 *
 * The whole device is shared, also what is outside the app. On Android a foreground service must run: see
 * {@link useForegroundService}. On iOS the app needs a broadcast extension.
 *
 * @returns The state of the screen share and functions to change it.
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
 *       console.warn('The screen cannot be shared.', error);
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <Button
 *       title={isScreenShareOn ? 'Stop sharing' : 'Share the screen'}
 *       onPress={toggle}
 *       disabled={isBusy || peerStatus !== 'connected'}
 *     />
 *   );
 * }
 * ```
 * @category Screen share
 */
export declare function useScreenShare(): {
  /** Whether the screen is shared. */
  isScreenShareOn: boolean;
  /** Whether the track is sent in several qualities. */
  simulcastConfig: SimulcastConfig;
  /**
   * Starts sharing the screen, or stops it.
   *
   * On Android the system prompts first; if the user refuses, the promise resolves and nothing starts. On iOS the
   * system's own dialog starts and stops the broadcast. Call it only while `peerStatus` is `connected`: on Android,
   * sharing without a connection can terminate the app.
   *
   * @param screenShareOptions - Settings; defaults otherwise.
   * @returns A promise that resolves when the request has been handed to the system.
   */
  toggleScreenShare: (screenShareOptions?: Partial<ScreenShareOptions>) => Promise<void>;
  /**
   * Asks the user for permission, on Android. `toggleScreenShare` does it by itself.
   *
   * @returns The answer; always `denied` on iOS, where the question is part of the broadcast dialog.
   */
  handleScreenSharePermission: () => Promise<'granted' | 'denied'>;
};

/**
 * Shares the screen of this app only, on iOS.
 *
 * It needs no broadcast extension. On Android it does nothing.
 *
 * @returns The state of the screen share and a function to change it.
 * @example Start and stop sharing the app
 * ```tsx
 * import { useAppScreenShare } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button, Platform } from 'react-native';
 *
 * export function AppShareButton() {
 *   const { isAppScreenShareOn, toggleAppScreenShare } = useAppScreenShare();
 *   const [isBusy, setIsBusy] = useState(false);
 *
 *   async function toggle() {
 *     setIsBusy(true);
 *     try {
 *       await toggleAppScreenShare();
 *     } catch (error) {
 *       console.warn('The app cannot be shared.', error);
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   if (Platform.OS !== 'ios') return null;
 *   return <Button title={isAppScreenShareOn ? 'Stop sharing' : 'Share this app'} onPress={toggle} disabled={isBusy} />;
 * }
 * ```
 * @category Screen share
 */
export declare const useAppScreenShare: () => AppScreenShareData;

export {};
