import type { TrackMiddleware } from './middleware';

/**
 * A camera or microphone that can be chosen.
 *
 * @category Devices
 */
export type DeviceItem = {
  /** The browser's id of the device. */
  deviceId: string;
  /** The name to show to the user. */
  label: string;
};

/**
 * Why a camera or microphone could not be used.
 *
 * - `OverconstrainedError`: no device meets the constraints.
 * - `NotAllowedError`: the user or the browser denied access.
 * - `NotFoundError`: there is no such device.
 * - `UNHANDLED_ERROR`: anything else.
 *
 * @category Devices
 */
export type DeviceError =
  | {
      /** No device meets the constraints. */
      name: 'OverconstrainedError';
    }
  | {
      /** The user or the browser denied access. */
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
 * Which devices to start, as the settings of {@link useInitializeDevices} have it.
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
 * - `initialized`: every device that was asked for is on.
 * - `initialized_with_errors`: one device is on, the other failed.
 * - `failed`: no device is on.
 * - `already_initialized`: an earlier call had done it; nothing happened.
 *
 * @category Devices
 */
export type InitializeDevicesStatus = 'initialized' | 'failed' | 'initialized_with_errors' | 'already_initialized';

/**
 * What {@link useInitializeDevices} found.
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
  /** What went wrong with each device; `null` when nothing did. */
  errors: {
    /** What went wrong with the microphone; `null` when it is on or was not asked for. */
    audio: DeviceError | null;
    /** What went wrong with the camera; `null` when it is on or was not asked for. */
    video: DeviceError | null;
  } | null;
};

/**
 * Keeps the last used camera and microphone in a place of your choice.
 *
 * Pass it to {@link FishjamProvider} as `persistLastDevice`.
 *
 * @category Devices
 */
export type PersistLastDeviceHandlers = {
  /**
   * Reads the device that was used last.
   *
   * @param deviceType - Which kind of device is wanted.
   * @returns The device, or `null` when none is known.
   */
  getLastDevice: (deviceType: 'audio' | 'video') => MediaDeviceInfo | null;
  /**
   * Keeps a device; called whenever the user starts another one.
   *
   * @param info - The device.
   * @param deviceType - Which kind of device it is.
   */
  saveLastDevice: (info: MediaDeviceInfo, deviceType: 'audio' | 'video') => void;
};

/**
 * Asks for the camera and the microphone and starts them, before or after joining a room.
 *
 * The user is asked for both at once. If one is missing or refused, the microphone alone and then the camera alone
 * are tried. Must be used inside {@link FishjamProvider}.
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
 *   const [message, setMessage] = useState('');
 *
 *   async function start() {
 *     const { status, errors } = await initializeDevices();
 *     if (status === 'failed') setMessage('Neither the camera nor the microphone could be started.');
 *     else if (errors?.video) setMessage(`No camera: ${errors.video.name}`);
 *     else if (errors?.audio) setMessage(`No microphone: ${errors.audio.name}`);
 *     else setMessage('Camera and microphone are on.');
 *   }
 *
 *   return (
 *     <div>
 *       <button onClick={start}>Start camera and microphone</button>
 *       <p role="status">{message}</p>
 *     </div>
 *   );
 * }
 * ```
 * @category Devices
 */
export declare function useInitializeDevices(): {
  /**
   * Asks for access, starts the devices and picks those that were used last.
   *
   * A second call does nothing once devices have been listed, even when the first one failed.
   *
   * @param settings - Which devices to start; both by default.
   * @returns How it ended. The promise does not reject because of a device: read `status` and `errors`.
   */
  initializeDevices: (settings?: InitializeDevicesSettings) => Promise<InitializeDevicesResult>;
};

/**
 * Turns the camera on and off, switches between cameras, and gives the picture for a preview.
 *
 * Works before and after joining a room. Must be used inside {@link FishjamProvider}.
 *
 * @returns The camera's state and functions to change it.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Preview, switch and turn off the camera
 * ```tsx
 * import { useCamera } from '@fishjam-cloud/react-client';
 * import { useEffect, useRef } from 'react';
 *
 * export function CameraControls() {
 *   const { cameraStream, cameraDevices, currentCamera, isCameraOn, cameraDeviceError, selectCamera, toggleCamera } =
 *     useCamera();
 *   const videoRef = useRef<HTMLVideoElement>(null);
 *
 *   useEffect(() => {
 *     if (videoRef.current) videoRef.current.srcObject = cameraStream;
 *   }, [cameraStream]);
 *
 *   return (
 *     <div>
 *       <video ref={videoRef} autoPlay playsInline muted />
 *       <button onClick={() => toggleCamera()}>{isCameraOn ? 'Turn camera off' : 'Turn camera on'}</button>
 *       <select value={currentCamera?.deviceId} onChange={(event) => selectCamera(event.target.value)}>
 *         {cameraDevices.map(({ deviceId, label }) => (
 *           <option key={deviceId} value={deviceId}>
 *             {label}
 *           </option>
 *         ))}
 *       </select>
 *       {cameraDeviceError && <p role="alert">The camera cannot be used: {cameraDeviceError.name}</p>}
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
   * In a room, turning it on publishes the picture, and turning it off pauses the track: others keep the track, marked
   * as paused.
   *
   * @returns What went wrong, or `undefined` when nothing did.
   */
  toggleCamera: () => Promise<DeviceError | undefined>;
  /**
   * Switches to another camera.
   *
   * While the camera is off, it only remembers the choice for the next start.
   *
   * @param deviceId - Id of one of `cameraDevices`.
   * @returns What went wrong, or `undefined` when nothing did.
   */
  selectCamera: (deviceId: string) => Promise<DeviceError | undefined>;
  /** Whether the camera is on. */
  isCameraOn: boolean;
  /** The picture of the camera, after the middleware if one is set; `null` while the camera is off. */
  cameraStream: MediaStream | null;
  /** The camera that is in use, or would be; `null` when none has been chosen yet. */
  currentCamera: MediaDeviceInfo | null;
  /** The cameras of this computer; empty until devices have been initialized. */
  cameraDevices: DeviceItem[];
  /** Why the camera could not be started the last time that it failed; a later success does not clear it. */
  cameraDeviceError: DeviceError | null;
  /**
   * Sets a function that changes the picture before it is sent, or removes it with `null`.
   *
   * It is applied to the camera that is on at that moment. After switching to another camera, set it again.
   *
   * @param middleware - The function, or `null`.
   * @returns A promise that resolves when others receive the changed picture.
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
 * Works before and after joining a room, but for muting, which needs a room. Must be used inside
 * {@link FishjamProvider}.
 *
 * @returns The microphone's state and functions to change it.
 * @throws Error when the component is not inside a {@link FishjamProvider}.
 * @example Mute, unmute and turn off the microphone
 * ```tsx
 * import { useMicrophone } from '@fishjam-cloud/react-client';
 *
 * export function MicrophoneControls() {
 *   const { isMicrophoneOn, isMicrophoneMuted, microphoneDeviceError, toggleMicrophone, toggleMicrophoneMute } =
 *     useMicrophone();
 *
 *   return (
 *     <div>
 *       <button onClick={() => toggleMicrophone()}>
 *         {isMicrophoneOn ? 'Turn microphone off' : 'Turn microphone on'}
 *       </button>
 *       <button onClick={() => toggleMicrophoneMute()} disabled={!isMicrophoneOn}>
 *         {isMicrophoneMuted ? 'Unmute' : 'Mute'}
 *       </button>
 *       {microphoneDeviceError && <p role="alert">The microphone cannot be used: {microphoneDeviceError.name}</p>}
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
   * In a room, turning it on publishes the sound, and turning it off pauses the track.
   *
   * @returns What went wrong, or `undefined` when nothing did.
   */
  toggleMicrophone: () => Promise<DeviceError | undefined>;
  /**
   * Mutes or unmutes the microphone without turning it off, which is faster.
   *
   * Works only while the microphone is published in a room; otherwise it logs a warning and does nothing.
   *
   * @returns A promise that resolves when the track is paused or sent again.
   */
  toggleMicrophoneMute: () => Promise<void>;
  /**
   * Switches to another microphone.
   *
   * While the microphone is off, it only remembers the choice for the next start.
   *
   * @param deviceId - Id of one of `microphoneDevices`.
   * @returns What went wrong, or `undefined` when nothing did.
   */
  selectMicrophone: (deviceId: string) => Promise<DeviceError | undefined>;
  /** Whether the microphone is on; it may be muted. */
  isMicrophoneOn: boolean;
  /** Whether the microphone is muted. */
  isMicrophoneMuted: boolean;
  /** The sound of the microphone, after the middleware if one is set; `null` while the microphone is off. */
  microphoneStream: MediaStream | null;
  /** The microphone that is in use, or would be; `null` when none has been chosen yet. */
  currentMicrophone: MediaDeviceInfo | null;
  /** The microphones of this computer; empty until devices have been initialized. */
  microphoneDevices: DeviceItem[];
  /** Why the microphone could not be started the last time that it failed; a later success does not clear it. */
  microphoneDeviceError: DeviceError | null;
  /**
   * Sets a function that changes the sound before it is sent, or removes it with `null`.
   *
   * It is applied to the microphone that is on at that moment. After switching to another microphone, set it again.
   *
   * @param middleware - The function, or `null`.
   * @returns A promise that resolves when others receive the changed sound.
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
