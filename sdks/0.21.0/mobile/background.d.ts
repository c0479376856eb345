/**
 * Settings for `useForegroundService`.
 *
 * A setting that you omit keeps its last value, which any component may have passed.
 *
 * @category Background and calls
 */
export type ForegroundServiceConfig = {
  /** Whether the service may use the camera in the background. Set it to `true` only if permission is granted. */
  enableCamera?: boolean;
  /** Whether the service may use the microphone in the background. Set it to `true` only if permission is granted. */
  enableMicrophone?: boolean;
  /** ID of the notification channel, unique within the app; `com.fishjam.foregroundservice.channel` by default. */
  channelId?: string;
  /** Name of the notification channel, as shown in the system settings; `Fishjam Notifications` by default. */
  channelName?: string;
  /** Title of the notification. Set it, because the default is placeholder text from the SDK. */
  notificationTitle?: string;
  /** Text of the notification. Set it, because the default is placeholder text from the SDK. */
  notificationContent?: string;
};

/**
 * Keeps a call running in the background on Android.
 *
 * While the component is mounted and at least one service type is enabled with `enableCamera` or `enableMicrophone`, a
 * foreground service runs and shows a notification. Screen sharing enables its own type. If a type is enabled without
 * the matching permission, the service fails to start. Keep each type enabled whenever its permission is granted, even
 * while the camera or microphone is off. Otherwise, the service stops when both devices are off.
 *
 * Declare the SDK's foreground service and its permissions in the Android manifest. Without these entries, the service
 * does not start, or the app crashes. On platforms other than Android, the hook does nothing.
 *
 * @param config - Service types to enable, and the text for the notification.
 * @caveat When the component unmounts, the service stops, even during a screen share.
 * @caveat On Android 13 and later, the hook prompts for permission to show notifications, and the service starts only
 * after the user has responded.
 * @caveat Tapping the notification does not open the app.
 * @example Keep a call running after the permissions have been granted
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
 *     notificationTitle: 'Call in progress',
 *     notificationContent: 'You are in a call.',
 *   });
 *
 *   return null;
 * }
 * ```
 * @category Background and calls
 */
export declare const useForegroundService: (config: ForegroundServiceConfig) => void;

export {};
