import type { TrackMiddleware } from './middleware';

/**
 * Camera or microphone that the user can choose.
 *
 * @category Devices
 */
export type DeviceItem = {
  /** ID of the device, assigned by the browser. Like `label`, it may be empty. */
  deviceId: string;
  /**
   * Name to show to the user. It may be empty if the user had not granted permission for that kind of device when
   * `initializeDevices` listed the devices. It then stays empty until the page is reloaded or the provider is mounted
   * again.
   */
  label: string;
};

/**
 * Reason why a camera or microphone could not be used.
 *
 * - `OverconstrainedError`: no device meets the constraints. In Firefox and older versions of Safari, the SDK reports
 *   `UNHANDLED_ERROR` instead. `initializeDevices` usually reports this error for both devices, even if only one of
 *   them fails.
 * - `NotAllowedError`: the user or the browser denied access. `initializeDevices` also reports a missing camera as
 *   `NotAllowedError` if the microphone starts.
 * - `NotFoundError`: usually, no device of that kind was found.
 * - `UNHANDLED_ERROR`: any other problem, such as a device that another program is using.
 *
 * @category Devices
 */
export type DeviceError =
  | {
      /** No device meets the constraints. */
      name: 'OverconstrainedError';
    }
  | {
      /** The user or the browser denied access, or `initializeDevices` found no camera. */
      name: 'NotAllowedError';
    }
  | {
      /** Usually, no device of that kind was found. */
      name: 'NotFoundError';
    }
  | {
      /** Any other problem occurred. */
      name: 'UNHANDLED_ERROR';
    };

/**
 * Settings for `initializeDevices`: which devices to start.
 *
 * Start at least one device. If both settings are `false`, the `status` in the result is `failed`.
 *
 * @category Devices
 */
export type InitializeDevicesSettings = {
  /**
   * Whether to start the camera.
   *
   * @defaultValue `true`
   */
  enableVideo?: boolean;
  /**
   * Whether to start the microphone.
   *
   * @defaultValue `true`
   */
  enableAudio?: boolean;
};

/**
 * Settings that determine which devices to start.
 *
 * No public function accepts this type. `initializeDevices` accepts {@link InitializeDevicesSettings}, which has the
 * same shape.
 *
 * @category Devices
 */
export type UseInitializeDevicesParams = {
  /**
   * Whether to start the camera.
   *
   * @defaultValue `true`
   */
  enableVideo?: boolean;
  /**
   * Whether to start the microphone.
   *
   * @defaultValue `true`
   */
  enableAudio?: boolean;
};

/**
 * Outcome of starting the devices.
 *
 * - `initialized`: every requested device is on.
 * - `initialized_with_errors`: at least one device is on, and `errors` is not `null`.
 * - `failed`: no device is on.
 * - `already_initialized`: an earlier call has already finished, whether or not it succeeded, so this call did nothing.
 *
 * If a `deviceId` in the provider's `constraints` requires a camera or microphone that is missing, the SDK may start a
 * different device. `errors` then contains `OverconstrainedError` for both the camera and the microphone even though
 * the requested devices are on.
 *
 * @category Devices
 */
export type InitializeDevicesStatus = 'initialized' | 'failed' | 'initialized_with_errors' | 'already_initialized';

/**
 * Result of `initializeDevices`.
 *
 * @category Devices
 */
export type InitializeDevicesResult = {
  /** Outcome of the call. */
  status: InitializeDevicesStatus;
  /**
   * Stream from all requested devices if the status is `initialized`; otherwise `null`.
   *
   * When the status is `initialized_with_errors`, one or both devices are on even though `stream` is `null`. Get the
   * streams from {@link useCamera} and {@link useMicrophone}.
   */
  stream: MediaStream | null;
  /**
   * Device errors; `null` if there are none.
   *
   * If you request only one device, and that device is missing or access to it is denied, `errors` also contains an
   * error for the device that you did not request, usually `UNHANDLED_ERROR`.
   */
  errors: {
    /** Microphone error; `null` if there is none. */
    audio: DeviceError | null;
    /** Camera error; `null` if there is none. */
    video: DeviceError | null;
  } | null;
};

/**
 * Functions that load and store the last-used camera and microphone.
 *
 * Pass them to {@link FishjamProvider} as `persistLastDevice`.
 *
 * @category Devices
 */
export type PersistLastDeviceHandlers = {
  /**
   * Returns the last-used device.
   *
   * The SDK calls this function on every render of the provider, so the function must be fast. Only the result from the
   * first render is used.
   *
   * @param deviceType - Kind of device.
   * @returns The device, or `null` if none is known.
   */
  getLastDevice: (deviceType: 'audio' | 'video') => MediaDeviceInfo | null;
  /**
   * Stores a device.
   *
   * The SDK calls `saveLastDevice` when a device starts (even if `initializeDevices` starts it) and when the user
   * chooses a device that is off. The SDK usually calls it only for devices that `initializeDevices` has listed with
   * their IDs.
   *
   * @param info - Device to store.
   * @param deviceType - Kind of device.
   */
  saveLastDevice: (info: MediaDeviceInfo, deviceType: 'audio' | 'video') => void;
};

/**
 * Starts the camera and the microphone before you join a room.
 *
 * The browser prompts for both devices at the same time. If one of them is missing or access is denied, the SDK tries
 * to start the microphone alone. Only if the microphone fails too does it try to start the camera alone. In Safari, if
 * a device is missing, neither device starts. Call this hook inside {@link FishjamProvider}.
 *
 * @returns A function that starts the devices.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Start both devices and report failures
 * ```tsx
 * import { useInitializeDevices } from '@fishjam-cloud/react-client';
 * import { useState } from 'react';
 *
 * export function StartDevices() {
 *   const { initializeDevices } = useInitializeDevices();
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *
 *   async function start() {
 *     setIsBusy(true);
 *     try {
 *       const { status, errors } = await initializeDevices();
 *       if (status === 'failed')
 *         setMessage('Connect and allow the devices, close programs that use them, then reload the page.');
 *       else if (errors?.video) setMessage('The camera could not be started. You can join without it.');
 *       else if (errors?.audio) setMessage('The microphone could not be started. You can join without it.');
 *       else if (status !== 'already_initialized') setMessage('');
 *     } catch {
 *       setMessage('Devices are not available on this page. Open it over https://.');
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <div>
 *       <button onClick={start} disabled={isBusy}>
 *         Start camera and microphone
 *       </button>
 *       <p role="status">{message}</p>
 *     </div>
 *   );
 * }
 * ```
 * @category Devices
 */
export declare function useInitializeDevices(): {
  /**
   * Prompts for permission and starts the devices, preferring the last-used devices.
   *
   * Wait for the promise to resolve before you join. If it resolves after you have joined, the devices are on but not
   * published. To publish them, let the user turn them off and on with `toggleCamera` and `toggleMicrophone`.
   *
   * @param settings - Devices to start; both by default.
   * @returns A promise that resolves to the outcome. It does not reject when a device fails, so check `status` and
   * `errors`.
   * @throws TypeError when the page is not served from `https://` or `localhost`.
   * @caveat After a call has finished, even if it failed, the function that the hook returns on later renders usually
   * does nothing. In particular, it does not prompt again after access is denied, so start the devices with
   * `toggleCamera` and `toggleMicrophone` instead.
   * @caveat If you call the function again before the first call resolves, the SDK opens the devices a second time and
   * never stops the tracks from the first call, so disable the control while a call is pending. The same happens if you
   * retry in the same event handler.
   * @caveat If you have turned a device on with `toggleCamera` or `toggleMicrophone`, do not call `initializeDevices`
   * while that device is starting or on, because the SDK would open the devices again and never stop the earlier tracks.
   * @caveat If one device cannot be opened because another program is using it, both devices fail with
   * `UNHANDLED_ERROR`, and neither starts.
   * @caveat If no camera or no microphone meets the provider's `constraints` other than `deviceId`, both devices fail,
   * usually with `OverconstrainedError`, and neither device starts.
   * @caveat The identity of this function changes after the first call and whenever the user chooses another device. A
   * React effect that depends on it runs again each time.
   */
  initializeDevices: (settings?: InitializeDevicesSettings) => Promise<InitializeDevicesResult>;
};

/**
 * Turns the camera on and off, switches between cameras, and returns the stream for a preview.
 *
 * Call this hook inside {@link FishjamProvider}. It works before and after you join a room.
 *
 * @returns State of the camera, and functions that change it.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Preview, switch and turn off the camera after `initializeDevices`
 * ```tsx
 * import { useCamera, useConnection } from '@fishjam-cloud/react-client';
 * import { useEffect, useRef, useState } from 'react';
 *
 * export function CameraControls({ isJoining }: { isJoining: boolean }) {
 *   const { cameraStream, cameraDevices, currentCamera, isCameraOn, selectCamera, toggleCamera } = useCamera();
 *   const { peerStatus } = useConnection();
 *   const videoRef = useRef<HTMLVideoElement>(null);
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *
 *   // If the connection is lost, a device function's promise may never settle, so the cleanup re-enables the controls.
 *   useEffect(() => {
 *     if (peerStatus === 'connected') return () => setIsBusy(false);
 *     // After a reconnection, the SDK publishes the devices again, so this cleanup clears the earlier message.
 *     return () => setMessage('');
 *   }, [peerStatus]);
 *
 *   useEffect(() => {
 *     if (videoRef.current) videoRef.current.srcObject = cameraStream;
 *   }, [cameraStream]);
 *
 *   async function run(action: () => ReturnType<typeof toggleCamera>) {
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       const error = await action();
 *       if (error) setMessage('The camera could not be started. Check that it is allowed and connected.');
 *     } catch {
 *       setMessage('The camera could not be published. Check your connection, or join a room with video.');
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <div>
 *       <video ref={videoRef} autoPlay playsInline muted />
 *       <button onClick={() => run(toggleCamera)} disabled={isBusy || isJoining}>
 *         {isCameraOn ? 'Turn camera off' : 'Turn camera on'}
 *       </button>
 *       <select
 *         aria-label="Camera"
 *         value={currentCamera?.deviceId ?? ''}
 *         disabled={isBusy || isJoining}
 *         onChange={(event) => run(() => selectCamera(event.target.value))}
 *       >
 *         <option value="" hidden>
 *           Select
 *         </option>
 *         {cameraDevices
 *           .filter(({ deviceId }) => deviceId !== '')
 *           .map(({ deviceId, label }) => (
 *             <option key={deviceId} value={deviceId}>
 *               {label}
 *             </option>
 *           ))}
 *       </select>
 *       <p role="status">{message}</p>
 *     </div>
 *   );
 * }
 * ```
 * @category Devices
 */
export declare function useCamera(): {
  /**
   * Turns the camera on or off.
   *
   * Turning the camera off releases the device and turns off its light. In a room, turning the camera on publishes the
   * video, and turning it off pauses the track. Other peers still have the track, marked as paused.
   *
   * @returns A promise that resolves to the camera error, or to `undefined` if the camera was started or turned off.
   * @throws Error if the room is an `audio_only` room, if you leave the room while the camera is starting, or possibly
   * if the connection is lost during that time. If this error occurs, the camera turns on but is not published. In a
   * room of another type, it is published at the next join or reconnection.
   * @throws Rejects with the error from `initializeDevices` if that call has rejected.
   * @throws Rejects with the text "Disconnected" if the connection closes while the camera is being published. In some
   * cases, the promise never settles instead.
   * @caveat If you are in a room and call `toggleCamera` again before the first call resolves, the SDK can publish the
   * camera twice. Other peers then see the first track, which has already stopped. To prevent this, disable the control
   * while a call is pending.
   * @caveat Do not call `toggleCamera` twice in the same handler: the second call repeats the first one instead of
   * reversing it, even if you `await` the first call.
   * @caveat If you turn the camera on while you join or while the SDK reconnects, and it starts only once you are in
   * the room, it is not published. To publish it, turn it off and on again.
   * @caveat If a camera is chosen (`currentCamera`), the SDK starts only that camera. If the chosen camera has been
   * unplugged, the call fails, usually with `OverconstrainedError`, so choose another camera with `selectCamera`.
   * @caveat Until `initializeDevices` has listed the devices, the last-used camera counts as the chosen camera
   * (`currentCamera`). In Safari, it may fail to start, because camera IDs can change between visits.
   */
  toggleCamera: () => Promise<DeviceError | undefined>;
  /**
   * Switches to another camera.
   *
   * While the camera is off, this function only stores the choice for the next start. If the new camera fails to start,
   * the previous camera stays on.
   *
   * @param deviceId - ID of one of the `cameraDevices`.
   * @returns A promise that resolves to the device error, or to `undefined` if there is no error. It does not reject
   * when a device fails. In a room, it can stay pending if the connection is lost before the new camera is sent.
   * @caveat Until `initializeDevices` has listed the devices, choosing a camera to use the next time the camera starts
   * has no effect.
   * @caveat While a middleware is active, do not select the camera that is already on. Otherwise, other peers can
   * receive the unprocessed video.
   * @caveat Wait for each call to resolve before you make the next one or turn the camera off. Otherwise, the device
   * that starts last wins, even if another device was chosen later or the camera has been turned off.
   */
  selectCamera: (deviceId: string) => Promise<DeviceError | undefined>;
  /**
   * Whether the camera is on.
   *
   * When the camera is unplugged, `isCameraOn` becomes `false`, but other peers do not see the track as paused.
   */
  isCameraOn: boolean;
  /**
   * Video from the camera, processed by the middleware if one is set; `null` while the camera is off.
   *
   * The stream appears on a later render. A handler that awaits `toggleCamera` still has the earlier value. Whenever
   * the track changes, for example after `selectCamera`, the value is a new stream.
   *
   * @caveat If a middleware is set when you call `selectCamera`, the video freezes on the last processed frame from the
   * old camera until you set the middleware again.
   */
  cameraStream: MediaStream | null;
  /**
   * The chosen camera, even while it is off; `null` if none is known.
   *
   * Until `initializeDevices` has listed the cameras with their IDs, `currentCamera` is the camera remembered from an
   * earlier visit. If no camera is remembered, the value is `null` even while a camera is on.
   */
  currentCamera: MediaDeviceInfo | null;
  /**
   * Available cameras; empty until `initializeDevices` has listed them.
   *
   * Once the browser has listed at least one device, the SDK does not read the list again. A camera that the user plugs
   * in later appears only after the page is reloaded or the provider is mounted again.
   */
  cameraDevices: DeviceItem[];
  /**
   * Error from the last time the camera failed to start.
   *
   * A later successful call to `toggleCamera` or `selectCamera` does not clear the error. `initializeDevices` may set
   * an error even if the camera is on or was not requested: see {@link DeviceError} and
   * {@link InitializeDevicesResult}.
   */
  cameraDeviceError: DeviceError | null;
  /**
   * Sets a middleware that changes the video before it is sent, or removes it with `null`.
   *
   * The SDK applies the middleware to the camera that is on when you call this function. While the camera is off, the
   * SDK only stores the middleware in `currentCameraMiddleware`.
   *
   * @param middleware - Middleware to apply, or `null`.
   * @returns A promise that resolves when the middleware has been applied and, if you are in a room, the new track has
   * been sent. The promise can stay pending if the connection is lost before then.
   * @throws The error that the middleware throws, as a promise rejection. By the time the promise rejects,
   * `currentCameraMiddleware` has already changed, so set the middleware to `null` after an error.
   * @caveat The SDK does not automatically reapply the middleware after you turn the camera off and on or choose
   * another camera. Until you set the middleware again, other peers receive the unprocessed video. Either action also
   * changes the identity of `setCameraTrackMiddleware`, so set the middleware again in a React effect that depends on
   * this function. When you join or the SDK reconnects, it publishes the processed video.
   * @caveat If the middleware resolves while the camera is still waiting to be published for the first time, other
   * peers may receive the unprocessed video until you set the middleware again.
   * @caveat Do not call the function in a handler that calls `initializeDevices`, `toggleCamera` or `selectCamera`: in
   * that handler, the function still refers to the earlier track. As a result, the middleware is not applied, and if
   * you are in a room, other peers receive no new video.
   * @caveat An async middleware may resolve after you have already set `null` or another function. In that case, the
   * old middleware becomes active even though `currentCameraMiddleware` already holds the new value. To prevent this,
   * wait for each call to resolve before you make the next one.
   */
  setCameraTrackMiddleware: (middleware: TrackMiddleware) => Promise<void>;
  /** The middleware that was set most recently; `null` if none is set. */
  currentCameraMiddleware: TrackMiddleware;
  /**
   * The camera that is on; `null` while the camera is off and until `initializeDevices` has listed the cameras with
   * their IDs.
   *
   * @deprecated Use `currentCamera` and `isCameraOn`.
   */
  activeCamera: DeviceItem | null;
};

/**
 * Turns the microphone on and off, mutes it, and switches between microphones.
 *
 * Call this hook inside {@link FishjamProvider}. It works before and after you join a room, but muting works only in a
 * room.
 *
 * @returns State of the microphone, and functions that change it.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Mute, unmute and turn off the microphone
 * ```tsx
 * import { useConnection, useMicrophone } from '@fishjam-cloud/react-client';
 * import { useEffect, useState } from 'react';
 *
 * export function MicrophoneControls({ isJoining }: { isJoining: boolean }) {
 *   const { peerStatus } = useConnection();
 *   const { isMicrophoneOn, isMicrophoneMuted, toggleMicrophone, toggleMicrophoneMute } = useMicrophone();
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *   const canMute = peerStatus === 'connected' && isMicrophoneOn;
 *
 *   // If the connection is lost, a device function's promise may never settle, so the cleanup re-enables the controls.
 *   useEffect(() => {
 *     if (peerStatus === 'connected') return () => setIsBusy(false);
 *     // After a reconnection, the SDK publishes the devices again, so this cleanup clears the earlier message.
 *     return () => setMessage('');
 *   }, [peerStatus]);
 *
 *   async function run(action: typeof toggleMicrophone | typeof toggleMicrophoneMute) {
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       const error = await action();
 *       if (error) setMessage('The microphone could not be started. Check that it is allowed and connected.');
 *     } catch {
 *       setMessage('The microphone could not be changed. Check your connection, then try again.');
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <div>
 *       <button onClick={() => run(toggleMicrophone)} disabled={isBusy || isJoining}>
 *         {isMicrophoneOn ? 'Turn microphone off' : 'Turn microphone on'}
 *       </button>
 *       <button onClick={() => run(toggleMicrophoneMute)} disabled={isBusy || !canMute}>
 *         {isMicrophoneMuted ? 'Unmute' : 'Mute'}
 *       </button>
 *       <p role="status">{message}</p>
 *     </div>
 *   );
 * }
 * ```
 * @category Devices
 */
export declare function useMicrophone(): {
  /**
   * Turns the microphone on or off.
   *
   * Turning the microphone off releases the device, so the browser no longer shows it as in use. In a room, turning the
   * microphone on publishes the audio, and turning it off pauses the track.
   *
   * @returns A promise that resolves to the microphone error, or to `undefined` if the microphone was started or turned
   * off.
   * @throws Error if you leave the room while the microphone is starting, or possibly if the connection is lost during
   * that time. If this error occurs, the microphone turns on but is not published until the next join or reconnection.
   * @throws Rejects with the error from `initializeDevices` if that call has rejected.
   * @throws Rejects with the text "Disconnected" if the connection closes while the microphone is being published. In
   * some cases, the promise never settles instead.
   * @caveat If you are in a room and call `toggleMicrophone` again before the first call resolves, the SDK can publish
   * the microphone twice. Other peers then receive the first track, which has already stopped. To prevent this, disable
   * the control while a call is pending.
   * @caveat Do not call `toggleMicrophone` twice in the same handler: the second call repeats the first one instead of
   * reversing it, even if you `await` the first call.
   * @caveat If you turn the microphone on while you join or while the SDK reconnects, and it starts only once you are
   * in the room, it is not published. To publish it, turn it off and on again.
   * @caveat If you turn a muted microphone off and on again, it comes back muted, but other peers may see the
   * microphone as unmuted while it sends silence. To prevent this, unmute the microphone before you turn it off.
   * @caveat If a microphone is chosen (`currentMicrophone`), the SDK starts only that microphone. If the chosen
   * microphone has been unplugged, the call can fail, usually with `OverconstrainedError`. In that case, choose another
   * microphone with `selectMicrophone`.
   * @caveat Until `initializeDevices` has listed the devices, the last-used microphone counts as the chosen microphone
   * (`currentMicrophone`). In Safari, it may fail to start, because microphone IDs can change between visits.
   */
  toggleMicrophone: () => Promise<DeviceError | undefined>;
  /**
   * Mutes or unmutes the microphone without turning it off. This is faster than `toggleMicrophone`.
   *
   * This function works only in a room, and only after the microphone has been published there. Otherwise, it logs
   * "Toggling mute is only possible while connected to a room." and does nothing. It also does nothing while the
   * microphone is off.
   *
   * @returns A promise that resolves when the track is paused or resumed. It can stay pending if the connection is lost
   * before then.
   * @caveat To mute before you join, set `enabled` to `false` on the audio track in `microphoneStream`. In that case,
   * `isMicrophoneMuted` stays `false`, and in a room, the next call to `toggleMicrophoneMute` unmutes the microphone.
   * Selecting another microphone, or turning the microphone off and on, also unmutes it.
   */
  toggleMicrophoneMute: () => Promise<void>;
  /**
   * Switches to another microphone.
   *
   * While the microphone is off, this function only stores the choice for the next start. If the new microphone fails
   * to start, the previous microphone stays on.
   *
   * @param deviceId - ID of one of the `microphoneDevices`.
   * @returns A promise that resolves to the device error, or to `undefined` if there is no error. It does not reject
   * when a device fails. In a room, it can stay pending if the connection is lost before the new microphone is sent.
   * @caveat Until `initializeDevices` has listed the devices, choosing a microphone to use the next time the microphone
   * starts has no effect.
   * @caveat While a middleware is active, do not select the microphone that is already on. Otherwise, other peers can
   * receive the unprocessed audio.
   * @caveat Wait for each call to resolve before you make the next one or turn the microphone off. Otherwise, the
   * device that starts last wins, even if another device was chosen later or the microphone has been turned off.
   */
  selectMicrophone: (deviceId: string) => Promise<DeviceError | undefined>;
  /**
   * Whether the microphone is on. A muted microphone counts as on.
   *
   * When the microphone is unplugged, `isMicrophoneOn` becomes `false`, but other peers still see the microphone as on.
   */
  isMicrophoneOn: boolean;
  /**
   * Whether the microphone is muted. The value stays `true` when you leave the room or turn the microphone off.
   *
   * @caveat When you next join, or after the SDK reconnects, it does not mark a muted microphone as paused, so the
   * microphone appears unmuted to other peers even though it is silent.
   */
  isMicrophoneMuted: boolean;
  /**
   * Audio from the microphone, processed by the middleware if one is set; `null` while the microphone is off.
   *
   * The value is a new stream whenever the track changes, for example after `selectMicrophone`.
   *
   * @caveat If a middleware is set when you call `selectMicrophone`, the stream keeps the old microphone's processed
   * track, which is silent, until you set the middleware again.
   */
  microphoneStream: MediaStream | null;
  /**
   * The chosen microphone, even while it is off; `null` if none is known.
   *
   * Until `initializeDevices` has listed the microphones with their IDs, `currentMicrophone` is the microphone
   * remembered from an earlier visit. If no microphone is remembered, the value is `null` even while a microphone is
   * on.
   */
  currentMicrophone: MediaDeviceInfo | null;
  /**
   * Available microphones; empty until `initializeDevices` has listed them.
   *
   * Once the browser has listed at least one device, the SDK does not read the list again. A microphone that the user
   * plugs in later appears only after the page is reloaded or the provider is mounted again.
   */
  microphoneDevices: DeviceItem[];
  /**
   * Error from the last time the microphone failed to start.
   *
   * A later successful call to `toggleMicrophone` or `selectMicrophone` does not clear the error. `initializeDevices`
   * may set an error even if the microphone is on or was not requested: see {@link DeviceError} and
   * {@link InitializeDevicesResult}.
   */
  microphoneDeviceError: DeviceError | null;
  /**
   * Sets a middleware that changes the audio before it is sent, or removes it with `null`.
   *
   * The SDK applies the middleware to the microphone that is on when you call this function. While the microphone is
   * off, the SDK only stores the middleware in `currentMicrophoneMiddleware`.
   *
   * @param middleware - Middleware to apply, or `null`.
   * @returns A promise that resolves when the middleware has been applied and, if you are in a room, the new track has
   * been sent. The promise can stay pending if the connection is lost before then.
   * @throws The error that the middleware throws, as a promise rejection. By the time the promise rejects,
   * `currentMicrophoneMiddleware` has already changed, so set the middleware to `null` after an error.
   * @caveat The SDK does not automatically reapply the middleware after you turn the microphone off and on or choose
   * another microphone. Until you set the middleware again, other peers receive the unprocessed audio. Either action
   * also changes the identity of `setMicrophoneTrackMiddleware`, so set the middleware again in a React effect that
   * depends on this function. When you join or the SDK reconnects, it publishes the processed audio.
   * @caveat Do not set, replace or remove a middleware while the microphone is muted, because muting affects only the
   * track that is being sent when you mute. If you replace or remove a middleware while the microphone is muted, other
   * peers hear the user although `isMicrophoneMuted` is `true`.
   * @caveat If the middleware resolves while the microphone is still waiting to be published for the first time, other
   * peers may receive the unprocessed audio until you set the middleware again.
   * @caveat Do not call the function in a handler that calls `initializeDevices`, `toggleMicrophone` or
   * `selectMicrophone`: in that handler, the function still refers to the earlier track. As a result, the middleware is
   * not applied, and if you are in a room, other peers hear nothing.
   * @caveat An async middleware may resolve after you have already set `null` or another function. In that case, the
   * old middleware becomes active even though `currentMicrophoneMiddleware` already holds the new value. To prevent
   * this, wait for each call to resolve before you make the next one.
   */
  setMicrophoneTrackMiddleware: (middleware: TrackMiddleware) => Promise<void>;
  /** The middleware that was set most recently; `null` if none is set. */
  currentMicrophoneMiddleware: TrackMiddleware;
  /**
   * The microphone that is on; `null` while the microphone is off and until `initializeDevices` has listed the
   * microphones with their IDs.
   *
   * @deprecated Use `currentMicrophone` and `isMicrophoneOn`.
   */
  activeMicrophone: DeviceItem | null;
};

export {};
