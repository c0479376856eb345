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

/**
 * How a call is presented in the phone's own call screen.
 *
 * @category Background and calls
 */
export type CallKitConfig = {
  /** The name that the system shows. */
  displayName: string;
  /** Whether the system presents the call as a video call. */
  isVideo: boolean;
};

/**
 * What a user can do in the phone's own call screen, and what handlers receive.
 *
 * @category Background and calls
 */
export type CallKitAction = {
  /** The system has started the call. Not reported in this version. */
  started: undefined;
  /** The user, or the system, has ended the call. Not reported in this version. */
  ended: undefined;
  /** The system refused the call, with its reason. */
  failed: string;
  /** The user muted the call: `true`. Unmuting is not reported in this version. */
  muted: boolean;
  /** The user put the call on hold: `true`. The end of the hold is not reported in this version. */
  held: boolean;
};

/**
 * What {@link useCallKit} returns.
 *
 * @category Background and calls
 */
export type UseCallKitResult = {
  /**
   * Tells the system that a call is running.
   *
   * A second call while one is running changes nothing.
   *
   * @param config - How the call is presented.
   * @returns A promise that resolves when the request has been handed to the system; a later refusal comes as the
   * `failed` action.
   * @throws Error when the system does not take the request.
   */
  startCallKitSession: (config: CallKitConfig) => Promise<void>;
  /**
   * Tells the system that the call has ended. Without a running call it does nothing.
   *
   * @returns A promise that resolves when the request has been handed to the system.
   * @throws Error when the system does not take the request.
   */
  endCallKitSession: () => Promise<void>;
  /**
   * Returns whether the system has a call of this app.
   *
   * @returns `true` from `startCallKitSession` until the call ends, or until the system refuses it.
   */
  getCallKitSessionStatus: () => Promise<boolean>;
};

/**
 * Presents a call in the phone's own call screen, on iOS, with you in control.
 *
 * The system then lets the call go on in the background. On Android the hook returns `undefined`, whatever its type
 * says: use it in code that runs on iOS only. The app needs the `voip` background mode.
 *
 * @returns Functions to start and end the presentation.
 * @example Start the presentation after joining, in a component that is rendered on iOS only
 * ```tsx
 * import { useCallKit, useConnection } from '@fishjam-cloud/react-native-client';
 * import { useEffect } from 'react';
 *
 * export function CallKitSession({ displayName }: { displayName: string }) {
 *   const { startCallKitSession, endCallKitSession } = useCallKit();
 *   const { peerStatus } = useConnection();
 *
 *   useEffect(() => {
 *     if (peerStatus !== 'connected') return;
 *     startCallKitSession({ displayName, isVideo: true }).catch((error: unknown) =>
 *       console.warn('The call is not shown by the system.', error),
 *     );
 *     return () => {
 *       endCallKitSession().catch((error: unknown) => console.warn(error));
 *     };
 *   }, [displayName, endCallKitSession, peerStatus, startCallKitSession]);
 *
 *   return null;
 * }
 * ```
 * @category Background and calls
 */
export declare const useCallKit: () => UseCallKitResult;

/**
 * Presents a call in the phone's own call screen, on iOS, as long as the component is mounted.
 *
 * Keep `displayName` and `isVideo` the same during the call: a change ends the session, and the new one is refused
 * because the old one is still ending. React's `StrictMode` has the same effect during development. On other platforms
 * the hook does nothing. The app needs the `voip` background mode.
 *
 * @param config - How the call is presented.
 * @example Present a call while its screen is open
 * ```tsx
 * import { useCallKitService } from '@fishjam-cloud/react-native-client';
 *
 * export function CallScreen({ name }: { name: string }) {
 *   useCallKitService({ displayName: name, isVideo: true });
 *
 *   return null;
 * }
 * ```
 * @category Background and calls
 */
export declare const useCallKitService: (config: CallKitConfig) => void;

/**
 * Runs a callback when the user does something in the phone's own call screen, on iOS.
 *
 * In this version only three events arrive: `muted` with `true`, `held` with `true`, and `failed`. The SDK forwards only
 * truthy values, so unmute, unhold, `started` and `ended` are not reported. To find out whether the call has ended in
 * the system, use `getCallKitSessionStatus` of {@link useCallKit} when the app returns to the foreground.
 *
 * The system's buttons do not change the Fishjam call: stop the microphone in your handler. On other platforms the
 * hook does nothing.
 *
 * @typeParam T - The action.
 * @param action - What to listen for.
 * @param callback - Receives the value of the action.
 * @example Mute the microphone when the user mutes the call
 * ```tsx
 * import { useCallKitEvent, useMicrophone } from '@fishjam-cloud/react-native-client';
 *
 * export function CallKitMute() {
 *   const { stopMicrophone } = useMicrophone();
 *
 *   useCallKitEvent('muted', () => {
 *     stopMicrophone().catch((error: unknown) => console.warn('Could not mute.', error));
 *   });
 *
 *   return null;
 * }
 * ```
 * @category Background and calls
 */
export declare const useCallKitEvent: <T extends keyof CallKitAction>(
  action: T,
  callback: (event: CallKitAction[T]) => void,
) => void;

export {};
