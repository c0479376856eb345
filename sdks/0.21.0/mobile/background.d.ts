/**
 * Settings of {@link useForegroundService}.
 *
 * @category Background and calls
 */
export type ForegroundServiceConfig = {
  /** Whether the camera is used in the background. Set it to `true` only if the permission is granted. */
  enableCamera?: boolean;
  /** Whether the microphone is used in the background. Set it to `true` only if the permission is granted. */
  enableMicrophone?: boolean;
  /** Id of the notification channel; unique within the app. */
  channelId?: string;
  /** Name of the notification channel, as the user sees it in the settings. */
  channelName?: string;
  /** Title of the notification; a placeholder of the SDK by default. */
  notificationTitle?: string;
  /** Text of the notification; a placeholder of the SDK by default. */
  notificationContent?: string;
};

/**
 * Keeps a call alive in the background, on Android.
 *
 * A foreground service with a notification runs while the component is mounted and at least one type is enabled: the
 * camera, the microphone or a screen share. Without an enabled type it does not start. A type that is enabled without
 * the granted permission makes the service fail. Tie the types to the granted permissions, not to the state of the
 * devices: with both off, the service would stop.
 *
 * The hook prompts for the permission to show notifications. Tapping the notification does not open the app. On other
 * platforms the hook does nothing.
 *
 * @param config - The types to enable, and the texts of the notification.
 * @example Keep a call alive
 * ```tsx
 * import {
 *   useCameraPermissions,
 *   useForegroundService,
 *   useMicrophonePermissions,
 * } from '@fishjam-cloud/react-native-client';
 *
 * export function CallInBackground() {
 *   const [camera] = useCameraPermissions();
 *   const [microphone] = useMicrophonePermissions();
 *
 *   useForegroundService({
 *     enableCamera: camera?.granted ?? false,
 *     enableMicrophone: microphone?.granted ?? false,
 *     channelId: 'call',
 *     channelName: 'Calls',
 *     notificationTitle: 'Your call is running',
 *     notificationContent: 'Open the app to return to it.',
 *   });
 *
 *   return null;
 * }
 * ```
 * @category Background and calls
 */
export declare const useForegroundService: (config: ForegroundServiceConfig) => void;

export {};
