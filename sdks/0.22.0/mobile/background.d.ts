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

/**
 * Details of a call for the native iOS call screen.
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
 * Events from the native iOS call screen, with the values that handlers receive.
 *
 * @category Background and calls
 */
export type CallKitAction = {
  /** Sent when the system starts the call. Not reported in this version. */
  started: undefined;
  /** Sent when the user or the system ends the call. Not reported in this version. */
  ended: undefined;
  /** Sent with the reason when the system rejects the call. */
  failed: string;
  /** Sent with `true` when the user mutes the call. Unmuting is not reported in this version. */
  muted: boolean;
  /** Sent with `true` when the user puts the call on hold. Taking the call off hold is not reported in this version. */
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
   * While a session is running or ending, calling this function again has no effect. If the system rejects the session,
   * the promise still resolves, and the rejection is reported through the `failed` event of {@link useCallKitEvent}.
   *
   * @param config - Details of the call.
   * @returns A promise that resolves when the request has been passed to the system.
   */
  startCallKitSession: (config: CallKitConfig) => Promise<void>;
  /**
   * Ends the CallKit session. If no session is running, this does nothing.
   *
   * @returns A promise that resolves when the request has been passed to the system.
   */
  endCallKitSession: () => Promise<void>;
  /**
   * Returns whether a CallKit session is running.
   *
   * @returns `true` from the time the promise from `startCallKitSession` resolves until the session ends or the system
   * rejects it.
   */
  getCallKitSessionStatus: () => Promise<boolean>;
};

/**
 * Returns functions that start and end a CallKit session on iOS.
 *
 * A session shows the call on the iPhone's native call screen and keeps the call running in the background. The app
 * needs the `voip` background mode. On Android, the hook returns `undefined` despite its type, so use it only in code
 * that runs on iOS. The hook requires version 0.22.1 or later of the package.
 *
 * @returns Functions that start and end the session, and a function that returns its status.
 * @example Start a session after joining, in a component that is rendered only on iOS
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
 *     // Waits a moment, because `StrictMode` would otherwise end the session and prevent a new one.
 *     const timer = setTimeout(() => {
 *       hasStarted.current = true;
 *       startCallKitSession({ displayName, isVideo: true }).catch((error: unknown) =>
 *         console.warn('The CallKit session could not be started.', error),
 *       );
 *     });
 *     return () => clearTimeout(timer);
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
 * Starts an iOS CallKit session when the component mounts and ends the session when the component unmounts.
 *
 * The app needs the `voip` background mode. On platforms other than iOS, the hook does nothing. The hook requires
 * version 0.22.1 or later of the package.
 *
 * @param config - Details of the call.
 * @caveat Keep `displayName` and `isVideo` the same during the call. If one of them changes, the SDK ends the session
 * and does not start a new one, because the old session is still ending. React's `StrictMode` causes the same problem
 * during development. To use `StrictMode`, start the session as in the example of {@link useCallKit}.
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
 * Calls a handler for an event from the native iOS call screen.
 *
 * The buttons on the call screen do not affect the Fishjam call, so stop the microphone in your handler for `muted`. On
 * platforms other than iOS, the hook does nothing. The hook requires version 0.22.1 or later of the package.
 *
 * @typeParam T - Name of the event.
 * @param action - Name of the event.
 * @param callback - Handler that receives the value of the event.
 * @caveat In this version, only three events arrive: `muted` with `true`, `held` with `true`, and `failed`. The app is
 * not notified when the user unmutes or resumes the call, or when the session starts or ends. To find out whether the
 * CallKit session has ended, call `getCallKitSessionStatus` from {@link useCallKit} every few seconds.
 * @example Mute the microphone when the user mutes the call
 * ```tsx
 * import { useCallKitEvent, useConnection, useMicrophone } from '@fishjam-cloud/react-native-client';
 * import { useEffect, useState } from 'react';
 *
 * export function CallKitMute() {
 *   const { peerStatus } = useConnection();
 *   const { stopMicrophone } = useMicrophone();
 *   const [isRequested, setIsRequested] = useState(false);
 *   const isConnected = peerStatus === 'connected';
 *
 *   useCallKitEvent('muted', () => setIsRequested(true));
 *
 *   // While the connection is down, `stopMicrophone` may do nothing, so mute when the connection is back.
 *   useEffect(() => {
 *     if (!isRequested || !isConnected) return;
 *     stopMicrophone()
 *       .catch((error: unknown) => console.warn('Could not mute.', error))
 *       .finally(() => setIsRequested(false));
 *   }, [isRequested, isConnected, stopMicrophone]);
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
