import type { TrackMiddleware } from './middleware';

/**
 * Camera or microphone that the user can choose.
 *
 * @category Devices
 */
export type DeviceItem = {
  /** ID of the device, assigned by the browser. */
  deviceId: string;
  /** Name to show to the user; may be empty while the permission for that kind of device is missing. */
  label: string;
};

/**
 * Reason why a camera or microphone could not be used.
 *
 * - `OverconstrainedError`: no device meets the constraints.
 * - `NotAllowedError`: the user or the browser denied access. `initializeDevices` also reports a missing camera as
 *   `NotAllowedError` when the microphone starts.
 * - `NotFoundError`: no device of that kind was found.
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
      /** No device of that kind was found. */
      name: 'NotFoundError';
    }
  | {
      /** Any other problem occurred. */
      name: 'UNHANDLED_ERROR';
    };

/**
 * Settings of `initializeDevices`: which devices to start.
 *
 * Start at least one: with both set to `false`, the result is `failed`.
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
 * No public function takes this type: `initializeDevices` takes {@link InitializeDevicesSettings}, which has the same
 * shape.
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
 * - `initialized_with_errors`: one device is on, and the other failed. If the `constraints` of the provider require a
 *   device that is missing, the SDK starts another one, and both devices have the error `OverconstrainedError` although
 *   they are on.
 * - `failed`: no device is on.
 * - `already_initialized`: an earlier call has finished, even if it failed; this call did nothing.
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
   * Stream with all requested devices if the status is `initialized`; otherwise `null`.
   *
   * After `initialized_with_errors`, one or both devices are on although this is `null`: read the streams from
   * {@link useCamera} and {@link useMicrophone}.
   */
  stream: MediaStream | null;
  /**
   * Errors of the devices; `null` if there are none.
   *
   * If you requested only one device and it is refused or missing, the other one has an error too (`UNHANDLED_ERROR`).
   */
  errors: {
    /** Error of the microphone; `null` if there is none. */
    audio: DeviceError | null;
    /** Error of the camera; `null` if there is none. */
    video: DeviceError | null;
  } | null;
};

/**
 * Functions that load and store the last used camera and microphone.
 *
 * Pass them to {@link FishjamProvider} as `persistLastDevice`.
 *
 * @category Devices
 */
export type PersistLastDeviceHandlers = {
  /**
   * Returns the last used device.
   *
   * The SDK calls it on every render of the provider, so it must be fast. Only the result of the first render is used.
   *
   * @param deviceType - Kind of device.
   * @returns The device, or `null` if none is known.
   */
  getLastDevice: (deviceType: 'audio' | 'video') => MediaDeviceInfo | null;
  /**
   * Stores a device.
   *
   * `saveLastDevice` is called when a device starts, when `initializeDevices` has started it, and when the user chooses
   * one while it is off. It is never called before `initializeDevices` has listed the devices.
   *
   * @param info - Device to store.
   * @param deviceType - Kind of device.
   */
  saveLastDevice: (info: MediaDeviceInfo, deviceType: 'audio' | 'video') => void;
};

/**
 * Starts the camera and the microphone before you join a room.
 *
 * The browser prompts for both at the same time. If a device is missing or refused, the SDK tries the microphone alone,
 * and tries the camera alone only if the microphone fails as well. Must be used inside {@link FishjamProvider}.
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
 *       if (status === 'failed') setMessage('Allow the camera and the microphone, then reload the page.');
 *       else if (errors?.video) setMessage('The camera could not be started. You can join without it.');
 *       else if (errors?.audio) setMessage('The microphone could not be started. You can join without it.');
 *       else setMessage('');
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
   * Prompts for permission and starts the devices, preferably the ones used last.
   *
   * After a call has finished, even one that failed, another call does nothing, so it does not prompt again after a
   * refusal: use `toggleCamera` and `toggleMicrophone` then. A second call before the first resolves opens the devices
   * again, and the SDK never stops the first ones: disable the control while a call is pending.
   *
   * If one device cannot be opened because another program is using it, both fail with `UNHANDLED_ERROR` and neither is
   * started. The same happens with `OverconstrainedError` if, apart from `deviceId`, no camera or no microphone meets
   * the `constraints` of the provider.
   *
   * The function changes after the first call, so an effect that depends on it runs twice.
   *
   * Wait for it before you join. If it resolves after you have joined, the devices are on but not published: turn them
   * off and on with `toggleCamera` and `toggleMicrophone` to publish them.
   *
   * @param settings - Devices to start; both by default.
   * @returns The outcome. The promise does not reject because of a device: read `status` and `errors`.
   * @throws TypeError when the page is not served from `https://` or `localhost`.
   */
  initializeDevices: (settings?: InitializeDevicesSettings) => Promise<InitializeDevicesResult>;
};

/**
 * Turns the camera on and off, switches between cameras, and returns the stream for a preview.
 *
 * Works before and after joining a room. Must be used inside {@link FishjamProvider}.
 *
 * @returns State of the camera, and functions that change it.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Preview, switch and turn off the camera
 * ```tsx
 * import { useCamera } from '@fishjam-cloud/react-client';
 * import { useEffect, useRef, useState } from 'react';
 *
 * export function CameraControls() {
 *   const { cameraStream, cameraDevices, currentCamera, isCameraOn, selectCamera, toggleCamera } = useCamera();
 *   const videoRef = useRef<HTMLVideoElement>(null);
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
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
 *       <button onClick={() => run(toggleCamera)} disabled={isBusy}>
 *         {isCameraOn ? 'Turn camera off' : 'Turn camera on'}
 *       </button>
 *       <select
 *         value={currentCamera?.deviceId}
 *         disabled={isBusy}
 *         onChange={(event) => run(() => selectCamera(event.target.value))}
 *       >
 *         {cameraDevices.map(({ deviceId, label }) => (
 *           <option key={deviceId} value={deviceId}>
 *             {label}
 *           </option>
 *         ))}
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
   * Turning it off releases the device, and its light goes out. In a room, turning it on publishes the video, and
   * turning it off pauses the track: others keep the track, marked as paused.
   *
   * If `toggleCamera` is called again in a room before the first call resolves, the camera can be published twice, and
   * others see the first track, which has stopped: disable the control while a call is pending.
   *
   * Without `initializeDevices`, the SDK requires the camera that was used last: if it is unplugged, the result is
   * `OverconstrainedError`.
   *
   * @returns The error of the camera; `undefined` if it was started or turned off.
   * @throws Error in an `audio_only` room: the camera is on, but it is not published.
   * @throws Rejects with the text "Disconnected" if the connection closes while the camera is being published.
   */
  toggleCamera: () => Promise<DeviceError | undefined>;
  /**
   * Switches to another camera.
   *
   * While the camera is off, it only stores the choice for the next start. If the new device fails, the previous one
   * stays on. Before `initializeDevices` has listed the devices, choosing one for the next start has no effect.
   *
   * Wait for a call to resolve before the next one: otherwise the device that starts last wins, which may not be the
   * device chosen last.
   *
   * @param deviceId - ID of one of the `cameraDevices`.
   * @returns The error of the device; `undefined` if there is none. The promise does not reject because of a device.
   */
  selectCamera: (deviceId: string) => Promise<DeviceError | undefined>;
  /** Whether the camera is on. After it is unplugged, it is off, but others still see the track as not paused. */
  isCameraOn: boolean;
  /**
   * Video of the camera, processed by the middleware if one is set; `null` while the camera is off.
   *
   * After `toggleCamera` resolves, it appears on a later render. After `selectCamera` with a middleware, it freezes on
   * the last processed image of the old camera until the middleware is set again.
   */
  cameraStream: MediaStream | null;
  /**
   * The chosen camera, even while it is off; `null` if none is known.
   *
   * Until `initializeDevices` has listed the devices, it is the camera remembered from an earlier visit. If there is
   * none, it is `null` even while a camera is on.
   */
  currentCamera: MediaDeviceInfo | null;
  /**
   * Available cameras; empty until `initializeDevices` has listed them.
   *
   * The list is read once: a camera that is plugged in later appears after a reload.
   */
  cameraDevices: DeviceItem[];
  /**
   * Error of the last failed start of the camera.
   *
   * A later successful `toggleCamera` or `selectCamera` does not clear it.
   */
  cameraDeviceError: DeviceError | null;
  /**
   * Sets a middleware that changes the video before it is sent, or removes it with `null`.
   *
   * It is applied to the camera that is on at that moment. While the camera is off, it is only stored in
   * `currentCameraMiddleware`. The SDK does not apply it again on its own after the camera is turned off and on, or
   * another camera is chosen. The identity of this function changes exactly then: set the middleware again in an effect
   * that depends on it.
   *
   * An async middleware may resolve after a later call with `null` or another function. A late result wins: the old
   * middleware is active, although `currentCameraMiddleware` has changed. Wait for each call to resolve before the next
   * one.
   *
   * @param middleware - Middleware to apply, or `null`.
   * @returns A promise that resolves when the middleware is applied and, in a room, the new track is sent.
   * @throws Rejects with the error that the middleware throws. `currentCameraMiddleware` has already changed by then:
   * set `null`.
   */
  setCameraTrackMiddleware: (middleware: TrackMiddleware) => Promise<void>;
  /** The middleware that was set last; `null` if there is none. */
  currentCameraMiddleware: TrackMiddleware;
  /**
   * The camera that is on; `null` while it is off, or until `initializeDevices` has listed the devices.
   *
   * @deprecated Use `currentCamera` and `isCameraOn`.
   */
  activeCamera: DeviceItem | null;
};

/**
 * Turns the microphone on and off, mutes it, and switches between microphones.
 *
 * Works before and after you join a room. Muting works only in a room. Must be used inside {@link FishjamProvider}.
 *
 * @returns State of the microphone, and functions that change it.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Mute, unmute and turn off the microphone
 * ```tsx
 * import { useConnection, useMicrophone } from '@fishjam-cloud/react-client';
 * import { useState } from 'react';
 *
 * export function MicrophoneControls() {
 *   const { peerStatus } = useConnection();
 *   const { isMicrophoneOn, isMicrophoneMuted, toggleMicrophone, toggleMicrophoneMute } = useMicrophone();
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *   const canMute = peerStatus === 'connected' && isMicrophoneOn;
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
 *       <button onClick={() => run(toggleMicrophone)} disabled={isBusy}>
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
   * Turning it off releases the device, so the browser no longer shows it as in use. In a room, turning it on publishes
   * the audio, and turning it off pauses the track. A muted microphone that is turned off and on comes back muted, but
   * others may see it as not muted while it sends silence: unmute it before turning it off.
   *
   * If `toggleMicrophone` is called again in a room before the first call resolves, the microphone can be published
   * twice, and others hear the first track, which has stopped: disable the control while a call is pending.
   *
   * Without `initializeDevices`, the SDK requires the microphone that was used last: if it is unplugged, the result is
   * `OverconstrainedError`.
   *
   * @returns The error of the microphone; `undefined` if it was started or turned off.
   * @throws Rejects with the text "Disconnected" if the connection closes while the microphone is being published.
   */
  toggleMicrophone: () => Promise<DeviceError | undefined>;
  /**
   * Mutes or unmutes the microphone without turning it off, which is faster.
   *
   * Works only in a room, after the microphone was on; otherwise it logs "Toggling mute is only possible while
   * connected to a room." and does nothing. While the microphone is off, it does nothing either. To mute before
   * joining, set `enabled` of the audio track of `microphoneStream`; `isMicrophoneMuted` stays `false` then.
   *
   * @returns A promise that resolves when the track is paused or sent again.
   */
  toggleMicrophoneMute: () => Promise<void>;
  /**
   * Switches to another microphone.
   *
   * While the microphone is off, it only stores the choice for the next start. If the new device fails, the previous
   * one stays on. Before `initializeDevices` has listed the devices, choosing one for the next start has no effect.
   *
   * Wait for a call to resolve before the next one: otherwise the device that starts last wins, which may not be the
   * device chosen last.
   *
   * @param deviceId - ID of one of the `microphoneDevices`.
   * @returns The error of the device; `undefined` if there is none. The promise does not reject because of a device.
   */
  selectMicrophone: (deviceId: string) => Promise<DeviceError | undefined>;
  /** Whether the microphone is on, even if muted. After it is unplugged, it is off, but others still see it as on. */
  isMicrophoneOn: boolean;
  /** Whether the microphone is muted. */
  isMicrophoneMuted: boolean;
  /** Audio of the microphone, processed by the middleware if one is set; `null` while the microphone is off. */
  microphoneStream: MediaStream | null;
  /**
   * The chosen microphone, even while it is off; `null` if none is known.
   *
   * Until `initializeDevices` has listed the devices, it is the microphone remembered from an earlier visit. If there
   * is none, it is `null` even while a microphone is on.
   */
  currentMicrophone: MediaDeviceInfo | null;
  /**
   * Available microphones; empty until `initializeDevices` has listed them.
   *
   * The list is read once: a microphone that is plugged in later appears after a reload.
   */
  microphoneDevices: DeviceItem[];
  /**
   * Error of the last failed start of the microphone.
   *
   * A later successful `toggleMicrophone` or `selectMicrophone` does not clear it.
   */
  microphoneDeviceError: DeviceError | null;
  /**
   * Sets a middleware that changes the audio before it is sent, or removes it with `null`.
   *
   * It is applied to the microphone that is on at that moment. While the microphone is off, it is only stored in
   * `currentMicrophoneMiddleware`. The SDK does not apply it again on its own after the microphone is turned off and
   * on, or another microphone is chosen. The identity of this function changes exactly then: set the middleware again
   * in an effect that depends on it.
   *
   * An async middleware may resolve after a later call with `null` or another function. A late result wins: the old
   * middleware is active, although `currentMicrophoneMiddleware` has changed. Wait for each call to resolve before the
   * next one.
   *
   * @param middleware - Middleware to apply, or `null`.
   * @returns A promise that resolves when the middleware is applied and, in a room, the new track is sent.
   * @throws Rejects with the error that the middleware throws. `currentMicrophoneMiddleware` has already changed by
   * then: set `null`.
   */
  setMicrophoneTrackMiddleware: (middleware: TrackMiddleware) => Promise<void>;
  /** The middleware that was set last; `null` if there is none. */
  currentMicrophoneMiddleware: TrackMiddleware;
  /**
   * The microphone that is on; `null` while it is off, or until `initializeDevices` has listed the devices.
   *
   * @deprecated Use `currentMicrophone` and `isMicrophoneOn`.
   */
  activeMicrophone: DeviceItem | null;
};

export {};
