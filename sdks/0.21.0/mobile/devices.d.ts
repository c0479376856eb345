import type { SimulcastConfig } from './simulcast';
import type { Brand } from './utility';

/**
 * Identifies a camera of this device.
 *
 * @category Devices
 */
export type CameraId = Brand<string, 'CameraId'>;

/**
 * Where a camera points: to the user, away from the user, or unknown.
 *
 * @category Devices
 */
export type CameraFacingDirection = 'front' | 'back' | 'unspecified';

/**
 * A camera of this device.
 *
 * @category Devices
 */
export type Camera = {
  /** Identifies the camera: pass it to `switchCamera` of {@link useCamera}. */
  id: CameraId;
  /** Name that the system gives it. */
  name: string;
  /** Where it points. */
  facingDirection: CameraFacingDirection;
};

/**
 * Size and aspect ratio of the camera's video.
 *
 * The ending is the aspect ratio: `169` is 16:9, `43` is 4:3. From small to large: QVGA, VGA, QHD, HD, FHD. The device may
 * choose a smaller size. On iOS, `QHD169` and `QHD43` fall back to `VGA169` in this version.
 *
 * @category Devices
 */
export type VideoQuality =
  'QVGA169' | 'VGA169' | 'QHD169' | 'HD169' | 'FHD169' | 'QVGA43' | 'VGA43' | 'QHD43' | 'HD43' | 'FHD43';

/**
 * Settings of the camera, without simulcast.
 *
 * @category Devices
 */
export type CameraConfigBase = {
  /**
   * Size and aspect ratio of the picture.
   *
   * @defaultValue `'VGA169'`
   */
  quality?: VideoQuality;
  /**
   * Whether to swap width and height when the capture format is chosen.
   *
   * @defaultValue `false`
   */
  flipDimensions?: boolean;
  /**
   * Whether the camera is on from the start; `toggleCamera` of {@link useCamera} changes it later.
   *
   * @defaultValue `true`
   */
  cameraEnabled?: boolean;
  /** The camera to use; the first front camera by default. */
  cameraId?: CameraId;
};

/**
 * Settings of the camera.
 *
 * @category Devices
 */
export type CameraConfig = CameraConfigBase & {
  /**
   * Whether to send the picture in several qualities.
   *
   * @defaultValue `false`
   */
  simulcastEnabled?: boolean;
};

/**
 * Turns the camera on and off and switches between cameras.
 *
 * Call `prepareCamera` once before the others; it asks for the permission. To ask earlier, see
 * {@link useCameraPermissions}.
 *
 * @returns The camera's state and functions to change it.
 * @example Prepare, switch and turn off the camera
 * ```tsx
 * import { useCamera, VideoPreviewView } from '@fishjam-cloud/react-native-client';
 * import { useEffect, useState } from 'react';
 * import { Button, View } from 'react-native';
 *
 * export function CameraControls() {
 *   const { cameras, currentCamera, isCameraOn, prepareCamera, switchCamera, toggleCamera } = useCamera();
 *   const [isBusy, setIsBusy] = useState(false);
 *
 *   useEffect(() => {
 *     prepareCamera({ quality: 'HD169', simulcastEnabled: true }).catch((error: unknown) =>
 *       console.warn('The camera cannot be used.', error),
 *     );
 *   }, [prepareCamera]);
 *
 *   const other = cameras.find(({ facingDirection }) => facingDirection !== currentCamera?.facingDirection);
 *
 *   async function run(action: () => Promise<void>) {
 *     setIsBusy(true);
 *     try {
 *       await action();
 *     } catch (error) {
 *       console.warn('The camera could not be changed.', error);
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <VideoPreviewView style={{ height: 320 }} />
 *       <Button
 *         title={isCameraOn ? 'Turn camera off' : 'Turn camera on'}
 *         onPress={() => run(toggleCamera)}
 *         disabled={isBusy}
 *       />
 *       {other && (
 *         <Button title="Switch camera" onPress={() => run(() => switchCamera(other.id))} disabled={isBusy} />
 *       )}
 *     </View>
 *   );
 * }
 * ```
 * @category Devices
 */
export declare function useCamera(): {
  /**
   * Starts the camera and makes its track, which is published when you are in a room or when you join one.
   *
   * @param config - Size, camera and simulcast; defaults otherwise.
   * @returns Whether the camera was started.
   */
  prepareCamera: (config?: Readonly<CameraConfig>) => Promise<boolean>;
  /**
   * Turns the camera on or off. Others are told, so that they can show a placeholder.
   *
   * @returns A promise that resolves when others are told.
   */
  toggleCamera: () => Promise<void>;
  /**
   * Switches to another camera without interrupting the track.
   *
   * @param cameraId - Id of one of `cameras`.
   * @returns A promise that resolves when the camera has been switched.
   */
  switchCamera: (cameraId: CameraId) => Promise<void>;
  /**
   * Whether the camera is on.
   *
   * After a reconnection, a camera that was off is sent again, although `isCameraOn` stays `false`: toggle it twice.
   */
  isCameraOn: boolean;
  /** Whether `prepareCamera` has been called; leaving the room resets it. */
  isInitialized: boolean;
  /** The camera in use, or to be used; `null` when there is none. */
  currentCamera: Camera | null;
  /** The cameras of this device. */
  cameras: readonly Camera[];
  /** Whether the camera's track is sent in several qualities. */
  simulcastConfig: SimulcastConfig;
};

/**
 * Turns the microphone on and off.
 *
 * Starting it asks for the permission. To ask earlier, see {@link useMicrophonePermissions}.
 *
 * @returns The microphone's state and functions to change it.
 * @example Mute and unmute
 * ```tsx
 * import { useMicrophone } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button } from 'react-native';
 *
 * export function MicrophoneButton() {
 *   const { isMicrophoneOn, toggleMicrophone } = useMicrophone();
 *   const [isBusy, setIsBusy] = useState(false);
 *
 *   async function toggle() {
 *     setIsBusy(true);
 *     try {
 *       await toggleMicrophone();
 *     } catch (error) {
 *       console.warn('The microphone cannot be used.', error);
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return <Button title={isMicrophoneOn ? 'Mute' : 'Unmute'} onPress={toggle} disabled={isBusy} />;
 * }
 * ```
 * @category Devices
 */
export declare function useMicrophone(): {
  /**
   * Whether the microphone is on.
   *
   * After a reconnection, a muted microphone is sent again, although `isMicrophoneOn` stays `false`: call
   * `stopMicrophone` when the connection is back.
   */
  isMicrophoneOn: boolean;
  /**
   * Turns the microphone on when it is off, and off when it is on.
   *
   * @returns A promise that resolves when the microphone has been turned on or off.
   */
  toggleMicrophone: () => Promise<void>;
  /**
   * Turns the microphone on, and asks for the permission when needed.
   *
   * @returns A promise that resolves when the microphone is on.
   */
  startMicrophone: () => Promise<void>;
  /**
   * Turns the microphone off. The track stays and is silent.
   *
   * @returns A promise that resolves when the microphone is off.
   */
  stopMicrophone: () => Promise<void>;
};

/**
 * What kind of output a sound device is.
 *
 * @category Devices
 */
export type AudioOutputDeviceType = 'bluetooth' | 'headset' | 'speaker' | 'earpiece';

/**
 * A device that sound can be played on.
 *
 * @category Devices
 */
export type AudioOutputDevice = {
  /** What kind of output it is. */
  type: AudioOutputDeviceType;
  /** Name to show to the user. */
  name: string;
};

/**
 * How iOS treats the sound of the app: as a voice call or as a video call.
 *
 * `voiceChat` plays on the earpiece, `videoChat` on the speaker, unless a headset is connected.
 *
 * @category Devices
 */
export type AudioSessionMode = 'voiceChat' | 'videoChat';

/**
 * Chooses where sound is played.
 *
 * Android and iOS have different ways to choose; each function says where it works.
 *
 * @returns The output in use and functions to change it.
 * @example Let the user choose on both platforms
 * ```tsx
 * import { useAudioSettings } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button, Platform, View } from 'react-native';
 *
 * export function OutputPicker() {
 *   const { availableDevices, selectOutputAudioDevice, showAudioRoutePicker } = useAudioSettings();
 *   const [isBusy, setIsBusy] = useState(false);
 *
 *   async function run(choose: () => Promise<void>) {
 *     setIsBusy(true);
 *     try {
 *       await choose();
 *     } catch (error) {
 *       console.warn('This output cannot be used now.', error);
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   if (Platform.OS === 'ios') {
 *     return <Button title="Choose the speaker" onPress={() => run(showAudioRoutePicker)} disabled={isBusy} />;
 *   }
 *   return (
 *     <View>
 *       {availableDevices.map(({ name, type }) => (
 *         <Button key={name} title={name} onPress={() => run(() => selectOutputAudioDevice(type))} disabled={isBusy} />
 *       ))}
 *     </View>
 *   );
 * }
 * ```
 * @category Devices
 */
export declare function useAudioSettings(): {
  /** The output in use; `null` until it is known. On iOS it can be `null` for a moment later too. */
  selectedAudioOutputDevice: AudioOutputDevice | null;
  /** The outputs to choose from, on Android; empty on iOS. */
  availableDevices: AudioOutputDevice[];
  /**
   * Chooses the output, on Android.
   *
   * Bluetooth devices need the `BLUETOOTH_CONNECT` permission.
   *
   * @param device - Kind of output, as `availableDevices` lists it.
   * @returns A promise that resolves when the output has been chosen.
   * @throws Error on iOS: use `selectAudioSessionMode` or `showAudioRoutePicker` there.
   */
  selectOutputAudioDevice: (device: AudioOutputDeviceType) => Promise<void>;
  /**
   * Chooses how the system treats the sound, on iOS.
   *
   * @param audioSessionMode - A voice call or a video call.
   * @returns A promise that resolves when the mode is set.
   * @throws Error on Android.
   */
  selectAudioSessionMode: (audioSessionMode: AudioSessionMode) => Promise<void>;
  /**
   * Opens the system's own picker, on iOS.
   *
   * @returns A promise that resolves when the picker is shown.
   * @throws Error on Android: use `selectOutputAudioDevice` there.
   */
  showAudioRoutePicker: () => Promise<void>;
};

export {};
