/**
 * Settings of `useForegroundService`.
 *
 * A setting that you leave out keeps its last value, even from an earlier use of the hook. The defaults apply only until
 * you set a value.
 *
 * @category Background and calls
 */
export type ForegroundServiceConfig = {
  /** Whether the camera is used in the background. Set it to `true` only if permission is granted. */
  enableCamera?: boolean;
  /** Whether the microphone is used in the background. Set it to `true` only if permission is granted. */
  enableMicrophone?: boolean;
  /** ID of the notification channel, unique within the app; `com.fishjam.foregroundservice.channel` by default. */
  channelId?: string;
  /** Name of the notification channel, as shown in the system's settings; `Fishjam Notifications` by default. */
  channelName?: string;
  /** Title of the notification. Set it: the default is a placeholder text of the SDK. */
  notificationTitle?: string;
  /** Text of the notification. Set it: the default is a placeholder text of the SDK. */
  notificationContent?: string;
};

/**
 * Keeps a call running in the background, on Android.
 *
 * A foreground service with a notification runs while the component is mounted and at least one type is enabled: the
 * camera, the microphone or a screen share. Without an enabled type it does not start. If a type is enabled without
 * permission, the service fails to start. Tie the types to the granted permissions, not to the state of the devices:
 * with both devices off, the service would stop.
 *
 * The hook prompts for permission to show notifications. Tapping the notification does not open the app. On other
 * platforms the hook does nothing.
 *
 * @param config - Types to enable, and texts of the notification.
 * @example Keep a call running
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
 * Details of a call for the native call screen of iOS.
 *
 * @category Background and calls
 */
export type CallKitConfig = {
  /** Name that the system shows. */
  displayName: string;
  /** Whether the system presents the call as a video call. */
  isVideo: boolean;
};

/**
 * Events of the native call screen of iOS, with the values that handlers receive.
 *
 * @category Background and calls
 */
export type CallKitAction = {
  /** Sent when the system has started the call. Not reported in this version. */
  started: undefined;
  /** Sent when the user or the system has ended the call. Not reported in this version. */
  ended: undefined;
  /** Sent when the system refuses the call, with the reason. */
  failed: string;
  /** Sent with `true` when the user mutes the call. Unmuting is not reported in this version. */
  muted: boolean;
  /** Sent with `true` when the user puts the call on hold. The end of the hold is not reported in this version. */
  held: boolean;
};

/**
 * Functions returned by `useCallKit`.
 *
 * @category Background and calls
 */
export type UseCallKitResult = {
  /**
   * Starts a CallKit session.
   *
   * While a session is running or ending, another call changes nothing. If the system refuses the session, the promise
   * still resolves, and the refusal arrives as the `failed` event of {@link useCallKitEvent}.
   *
   * @param config - Details of the call.
   * @returns A promise that resolves when the request has been handed to the system.
   */
  startCallKitSession: (config: CallKitConfig) => Promise<void>;
  /**
   * Ends the CallKit session. Without a session, it does nothing.
   *
   * @returns A promise that resolves when the request has been handed to the system.
   */
  endCallKitSession: () => Promise<void>;
  /**
   * Returns whether a CallKit session is running.
   *
   * @returns `true` from `startCallKitSession` until the session ends or the system refuses it.
   */
  getCallKitSessionStatus: () => Promise<boolean>;
};

/**
 * Returns functions that start and end a CallKit session, on iOS.
 *
 * A session shows the call on the native call screen of the iPhone and keeps it running in the background. On Android
 * the hook returns `undefined`, despite its type: use it only in code that runs on iOS. The app needs the `voip`
 * background mode. The hook is available from version 0.22.1 of the package.
 *
 * @returns Functions that start and end the session, and one that returns its status.
 * @example Start a session after joining, in a component that is rendered on iOS only
 * ```tsx
 * import { useCallKit, useConnection } from '@fishjam-cloud/react-native-client';
 * import { useEffect, useRef } from 'react';
 *
 * export function CallKitSession({ displayName }: { displayName: string }) {
 *   const { startCallKitSession, endCallKitSession } = useCallKit();
 *   const { peerStatus } = useConnection();
 *   const hasStarted = useRef(false);
 *
 *   // Starts once: a reconnection or a new name must not end the session.
 *   useEffect(() => {
 *     if (peerStatus !== 'connected' || hasStarted.current) return;
 *     hasStarted.current = true;
 *     startCallKitSession({ displayName, isVideo: true }).catch((error: unknown) =>
 *       console.warn('The CallKit session could not be started.', error),
 *     );
 *   }, [displayName, peerStatus, startCallKitSession]);
 *
 *   useEffect(() => {
 *     return () => {
 *       hasStarted.current = false;
 *       endCallKitSession().catch((error: unknown) => console.warn(error));
 *     };
 *   }, [endCallKitSession]);
 *
 *   return null;
 * }
 * ```
 * @category Background and calls
 */
export declare const useCallKit: () => UseCallKitResult;

/**
 * Keeps a CallKit session running while the component is mounted, on iOS.
 *
 * Keep `displayName` and `isVideo` the same during the call: a change ends the session, and the new one is refused
 * because the old one is still ending. React's `StrictMode` has the same effect during development. On other platforms
 * the hook does nothing. The app needs the `voip` background mode. The hook is available from version 0.22.1 of the
 * package.
 *
 * @param config - Details of the call.
 * @example Keep a session while the call screen is open
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
 * Calls a handler for an event of the native call screen of iOS.
 *
 * In this version, only three events arrive: `muted` with `true`, `held` with `true`, and `failed`. The SDK forwards
 * only truthy values, so unmute, unhold, `started` and `ended` are not reported. To find out whether the call has ended
 * in the system, call `getCallKitSessionStatus` of {@link useCallKit} when the app returns to the foreground.
 *
 * The system's buttons do not affect the Fishjam call: stop the microphone in your handler. On other platforms, the hook
 * does nothing. It is available from version 0.22.1 of the package.
 *
 * @typeParam T - Name of the event.
 * @param action - Name of the event.
 * @param callback - Handler that receives the value of the event.
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
