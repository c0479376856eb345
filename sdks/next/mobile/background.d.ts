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
  /** The system has started the call. */
  started: undefined;
  /** The user, or the system, has ended the call. */
  ended: undefined;
  /** The system refused the call, with its reason. */
  failed: string;
  /** The user muted the call: `true`. */
  muted: boolean;
  /** The user put the call on hold: `true`. */
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
   * Asks whether a call is running for the system.
   *
   * @returns `true` from the start until the end or the failure of the call.
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
 * Keep the config stable: another name or `isVideo` ends the presentation and starts a new one. On other platforms it
 * does nothing. The app needs the `voip` background mode.
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
 * Calls you back when the user does something in the phone's own call screen, on iOS.
 *
 * What happens there does not happen to the call by itself: leave the room on `ended`, and mute on `muted`.
 *
 * In this version the callback runs only for values that are not empty: never for `started` and `ended`, and not for
 * `false`. So `muted` and `held` tell when they begin, not when they end. On other platforms the hook does nothing.
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
