import type { TrackMiddleware } from './middleware';

/**
 * A camera or microphone that can be chosen.
 *
 * @category Devices
 */
export type DeviceItem = {
  /** The browser's ID of the device. */
  deviceId: string;
  /** The name to show to the user; may be empty while the permission for that kind of device is missing. */
  label: string;
};

/**
 * Why a camera or microphone could not be used.
 *
 * - `OverconstrainedError`: no device meets the constraints.
 * - `NotAllowedError`: the user or the browser denied access. `initializeDevices` also reports a missing camera as
 *   `NotAllowedError` when the microphone starts.
 * - `NotFoundError`: there is no such device.
 * - `UNHANDLED_ERROR`: anything else, such as a device that another program uses.
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
      /** There is no such device. */
      name: 'NotFoundError';
    }
  | {
      /** Anything else went wrong. */
      name: 'UNHANDLED_ERROR';
    };

/**
 * Settings of {@link useInitializeDevices}: which devices to start.
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
 * Which devices to start: the same shape as {@link InitializeDevicesSettings}.
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
 * How starting the devices ended.
 *
 * - `initialized`: every requested device is on.
 * - `initialized_with_errors`: one device is on, the other failed. If the `constraints` of the provider name a device
 *   that is missing, another one is started, and both devices have the error `OverconstrainedError` although they are
 *   on.
 * - `failed`: no device is on.
 * - `already_initialized`: an earlier call has finished, even one that failed; nothing was done.
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
  /** How it ended. */
  status: InitializeDevicesStatus;
  /**
   * Camera and microphone together, when the status is `initialized`; otherwise `null`.
   *
   * After `initialized_with_errors` one device is on although this is `null`: read its stream from {@link useCamera} or
   * {@link useMicrophone}.
   */
  stream: MediaStream | null;
  /**
   * Errors of the devices; `null` when there are none.
   *
   * If only one device was requested and it is refused or missing, the other one has an error too (`UNHANDLED_ERROR`).
   */
  errors: {
    /** Error of the microphone; `null` when there is none. */
    audio: DeviceError | null;
    /** Error of the camera; `null` when there is none. */
    video: DeviceError | null;
  } | null;
};

/**
 * Functions that store the last used camera and microphone in a place of your choice.
 *
 * Pass it to {@link FishjamProvider} as `persistLastDevice`.
 *
 * @category Devices
 */
export type PersistLastDeviceHandlers = {
  /**
   * Reads the device that was used last.
   *
   * Called on every render of the provider, so it must be fast. Only the result of the first render is used.
   *
   * @param deviceType - The kind of device.
   * @returns The device, or `null` when none is known.
   */
  getLastDevice: (deviceType: 'audio' | 'video') => MediaDeviceInfo | null;
  /**
   * Stores a device.
   *
   * `saveLastDevice` is called when a device starts, when `initializeDevices` has started it, and when the user
   * chooses one while it is off. It is never called before `initializeDevices` has listed the devices.
   *
   * @param info - The device.
   * @param deviceType - The kind of device.
   */
  saveLastDevice: (info: MediaDeviceInfo, deviceType: 'audio' | 'video') => void;
};

/**
 * Asks for the camera and the microphone and starts them, before or after joining a room.
 *
 * The browser prompts for both at the same time. If a device is missing or refused, the SDK tries the microphone alone,
 * and tries the camera alone only if the microphone fails as well. Must be used inside {@link FishjamProvider}.
 *
 * @returns A function that starts the devices.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Start both devices and say what failed
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
 *       setMessage('This page has no access to devices. Open it over https://.');
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
   * Prompts for permission, starts the devices and prefers those that were used last.
   *
   * After a call has finished, even one that failed, another call does nothing, so it does not prompt again after a
   * refusal: use `toggleCamera` and `toggleMicrophone` then. A second call before the first resolves opens the devices
   * again, and the SDK never stops the first ones: disable the control while a call is pending.
   *
   * If one device cannot be opened because another program uses it, both fail with `UNHANDLED_ERROR` and neither is
   * started. The function changes after the first call: in an effect that depends on it, it runs twice.
   *
   * Wait for it before you join. If it resolves after you have joined, the devices are on but not published: turn them
   * off and on with `toggleCamera` and `toggleMicrophone` to publish them.
   *
   * @param settings - Which devices to start; both by default.
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
 * @returns The camera's state and functions to change it.
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
 *       setMessage('The camera could not be published. This room may be for audio only.');
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
   * Turns the camera on, or off together with its light.
   *
   * In a room, turning it on publishes the video, and turning it off pauses the track: others keep the track, marked as
   * paused.
   *
   * If `toggleCamera` is called again in a room before the first call resolves, the camera can be published twice, and
   * others see the first track, which has stopped: disable the control while a call is pending.
   *
   * Without `initializeDevices`, the camera that was used last is required: if it is unplugged, the result is
   * `OverconstrainedError`.
   *
   * @returns The error of the camera; `undefined` when it was started or turned off.
   * @throws Error in an `audio_only` room: the camera is on, but not published.
   */
  toggleCamera: () => Promise<DeviceError | undefined>;
  /**
   * Switches to another camera.
   *
   * While the camera is off, it only stores the choice for the next start. If the new device fails, the previous one
   * stays on. Before `initializeDevices` has listed the devices, choosing one for the next start does nothing.
   *
   * Wait for a call to resolve before the next one: otherwise the device that starts last wins, which may not be the
   * one that was chosen last.
   *
   * @param deviceId - ID of one of `cameraDevices`.
   * @returns The error of the device; `undefined` when there is none. The promise does not reject because of a device.
   */
  selectCamera: (deviceId: string) => Promise<DeviceError | undefined>;
  /** Whether the camera is on. When it is unplugged, it is off, but others still see the track as not paused. */
  isCameraOn: boolean;
  /**
   * Video of the camera, after the middleware if one is set; `null` while the camera is off.
   *
   * It appears on a later render, not immediately after `toggleCamera` resolves. After `selectCamera` with a
   * middleware, it shows the last processed image of the old camera, standing still, until the middleware is set
   * again.
   */
  cameraStream: MediaStream | null;
  /** The chosen camera, also while it is off; `null` when none has been chosen yet. */
  currentCamera: MediaDeviceInfo | null;
  /**
   * The cameras of this computer; empty until `initializeDevices` has listed them.
   *
   * The list is read once: a camera that is plugged in later appears after a reload.
   */
  cameraDevices: DeviceItem[];
  /** Error of the last failed start of the camera; a later success does not clear it. */
  cameraDeviceError: DeviceError | null;
  /**
   * Sets a function that changes the video before it is sent, or removes it with `null`.
   *
   * It is applied to the camera that is on at that moment; while the camera is off, it is only stored in
   * `currentCameraMiddleware`. The SDK does not apply it again on its own after the camera was turned off and on, or
   * another one was chosen: set it again. The identity of this function changes exactly then.
   *
   * An async middleware may resolve after a later call with `null` or another function. A late result wins: the old
   * middleware is active, although `currentCameraMiddleware` has changed. Make one call after the other.
   *
   * @param middleware - The function, or `null`.
   * @returns A promise that resolves when the changed track is sent. It rejects with what the middleware throws;
   * `currentCameraMiddleware` has already changed then: set `null`.
   */
  setCameraTrackMiddleware: (middleware: TrackMiddleware) => Promise<void>;
  /** The function that was set last; `null` when there is none. */
  currentCameraMiddleware: TrackMiddleware;
  /**
   * The camera that is on; `null` while the camera is off.
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
 * @returns The microphone's state and functions to change it.
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
 *       setMessage('That did not work. Check your connection, then try again.');
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
   * Turns the microphone on, or off so that the browser no longer shows it in use.
   *
   * In a room, turning it on publishes the audio, and turning it off pauses the track. A muted microphone that is
   * turned off and on comes back muted, but others may see it as not muted while it sends silence: unmute before
   * turning it off.
   *
   * If `toggleMicrophone` is called again in a room before the first call resolves, the microphone can be published
   * twice, and others hear the first track, which has stopped: disable the control while a call is pending.
   *
   * Without `initializeDevices`, the microphone that was used last is required: if it is unplugged, the result is
   * `OverconstrainedError`.
   *
   * @returns The error of the microphone; `undefined` when it was started or turned off.
   */
  toggleMicrophone: () => Promise<DeviceError | undefined>;
  /**
   * Mutes or unmutes the microphone without turning it off, which is faster.
   *
   * Works only in a room, after the microphone was on; otherwise it logs "Toggling mute is only possible while
   * connected to a room." and does nothing. To mute before joining, set `enabled` of the audio track of
   * `microphoneStream`.
   *
   * @returns A promise that resolves when the track is paused or sent again.
   */
  toggleMicrophoneMute: () => Promise<void>;
  /**
   * Switches to another microphone.
   *
   * While the microphone is off, it only stores the choice for the next start. If the new device fails, the previous
   * one stays on. Before `initializeDevices` has listed the devices, choosing one for the next start does nothing.
   *
   * Wait for a call to resolve before the next one: otherwise the device that starts last wins, which may not be the
   * one that was chosen last.
   *
   * @param deviceId - ID of one of `microphoneDevices`.
   * @returns The error of the device; `undefined` when there is none. The promise does not reject because of a device.
   */
  selectMicrophone: (deviceId: string) => Promise<DeviceError | undefined>;
  /** Whether the microphone is on; it may be muted. When it is unplugged, it is off, but others still see it as on. */
  isMicrophoneOn: boolean;
  /** Whether the microphone is muted. */
  isMicrophoneMuted: boolean;
  /** Audio of the microphone, after the middleware if one is set; `null` while the microphone is off. */
  microphoneStream: MediaStream | null;
  /** The chosen microphone, also while it is off; `null` when none has been chosen yet. */
  currentMicrophone: MediaDeviceInfo | null;
  /**
   * The microphones of this computer; empty until `initializeDevices` has listed them.
   *
   * The list is read once: a microphone that is plugged in later appears after a reload.
   */
  microphoneDevices: DeviceItem[];
  /** Error of the last failed start of the microphone; a later success does not clear it. */
  microphoneDeviceError: DeviceError | null;
  /**
   * Sets a function that changes the audio before it is sent, or removes it with `null`.
   *
   * It is applied to the microphone that is on at that moment; while the microphone is off, it is only stored in
   * `currentMicrophoneMiddleware`. The SDK does not apply it again on its own after the microphone was turned off and
   * on, or another one was chosen: set it again. The identity of this function changes exactly then.
   *
   * An async middleware may resolve after a later call with `null` or another function. A late result wins: the old
   * middleware is active, although `currentMicrophoneMiddleware` has changed. Make one call after the other.
   *
   * @param middleware - The function, or `null`.
   * @returns A promise that resolves when the changed track is sent. It rejects with what the middleware throws;
   * `currentMicrophoneMiddleware` has already changed then: set `null`.
   */
  setMicrophoneTrackMiddleware: (middleware: TrackMiddleware) => Promise<void>;
  /** The function that was set last; `null` when there is none. */
  currentMicrophoneMiddleware: TrackMiddleware;
  /**
   * The microphone that is on; `null` while the microphone is off.
   *
   * @deprecated Use `currentMicrophone` and `isMicrophoneOn`.
   */
  activeMicrophone: DeviceItem | null;
};

export {};
