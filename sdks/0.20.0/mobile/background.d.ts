/**
 * Settings of {@link useForegroundService}.
 *
 * @category Background and calls
 */
export type ForegroundServiceConfig = {
  /** Whether the camera is used in the background. Set it only after the user has granted the permission. */
  enableCamera?: boolean;
  /** Whether the microphone is used in the background. Set it only after the user has granted the permission. */
  enableMicrophone?: boolean;
  /** Id of the notification channel; unique within the app. */
  channelId?: string;
  /** Name of the notification channel, as the user sees it in the settings. */
  channelName?: string;
  /** Title of the notification. */
  notificationTitle?: string;
  /** Text of the notification. */
  notificationContent?: string;
};

/**
 * Keeps a call alive in the background, on Android.
 *
 * A foreground service with a notification runs while the component is mounted. Screen sharing needs one too. The hook
 * asks for the permission to show notifications. On other platforms it does nothing.
 *
 * @param config - What is used in the background, and the notification.
 * @example Keep a call alive
 * ```tsx
 * import { useForegroundService, useMicrophonePermissions } from '@fishjam-cloud/react-native-client';
 *
 * export function CallInBackground() {
 *   const [microphone] = useMicrophonePermissions();
 *
 *   useForegroundService({
 *     enableMicrophone: microphone?.granted ?? false,
 *     channelId: 'call',
 *     channelName: 'Calls',
 *     notificationTitle: 'Your call is running',
 *     notificationContent: 'Tap to return to the call',
 *   });
 *
 *   return null;
 * }
 * ```
 * @category Background and calls
 */
export declare const useForegroundService: (config: ForegroundServiceConfig) => void;

export {};
