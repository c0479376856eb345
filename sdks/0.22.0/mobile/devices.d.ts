import type { SimulcastConfig } from './simulcast';
import type { Brand } from './utility';

/**
 * ID of a camera on this device.
 *
 * @category Devices
 */
export type CameraId = Brand<string, 'CameraId'>;

/**
 * Direction that a camera faces: toward the user, away from the user, or unknown.
 *
 * @category Devices
 */
export type CameraFacingDirection = 'front' | 'back' | 'unspecified';

/**
 * Camera on this device.
 *
 * @category Devices
 */
export type Camera = {
  /** ID of the camera. Pass it to `switchCamera` from {@link useCamera}. */
  id: CameraId;
  /** Name of the camera. On Android, it is the same as `id`. */
  name: string;
  /** Direction that the camera faces. */
  facingDirection: CameraFacingDirection;
};

/**
 * Resolution and aspect ratio of the camera's video.
 *
 * The suffix is the aspect ratio: `169` means 16:9, and `43` means 4:3. The resolutions, from lowest to highest, are
 * QVGA, VGA, QHD, HD and FHD. The camera uses the closest format that it supports, which can be smaller or larger. On
 * iOS, in this version, `QHD169` and `QHD43` fall back to `VGA169`.
 *
 * @category Devices
 */
export type VideoQuality =
  'QVGA169' | 'VGA169' | 'QHD169' | 'HD169' | 'FHD169' | 'QVGA43' | 'VGA43' | 'QHD43' | 'HD43' | 'FHD43';

/**
 * Camera settings, except simulcast.
 *
 * @category Devices
 */
export type CameraConfigBase = {
  /**
   * Resolution and aspect ratio of the video.
   *
   * @defaultValue `'VGA169'`
   */
  quality?: VideoQuality;
  /**
   * Whether to swap width and height when the SDK chooses the capture format.
   *
   * @defaultValue `false`
   */
  flipDimensions?: boolean;
  /**
   * Whether the camera's video is on from the start. To change this later, call `toggleCamera` from {@link useCamera}.
   * The phone's camera runs even if this property is `false`.
   *
   * If this property is `false`, the track's metadata still contains `active: true`, so the camera appears to other
   * peers to be on until you toggle it.
   *
   * @defaultValue `true`
   */
  cameraEnabled?: boolean;
  /**
   * Camera to use; the first front camera by default.
   *
   * On iOS, if you pass the back camera's ID, its video is mirrored at first. Start with the front camera, then call
   * `switchCamera` from {@link useCamera}.
   */
  cameraId?: CameraId;
};

/**
 * Camera settings.
 *
 * @category Devices
 */
export type CameraConfig = CameraConfigBase & {
  /**
   * Whether to send the video in several resolutions.
   *
   * @defaultValue `false`
   */
  simulcastEnabled?: boolean;
};

/**
 * Turns the camera on and off and switches between cameras.
 *
 * Before you call the other functions, call `prepareCamera` once. It prompts for permission. To prompt earlier, use
 * {@link useCameraPermissions}.
 *
 * @returns The state of the camera and functions that change it.
 * @example Prepare, switch and turn off the camera
 * ```tsx
 * import { useCamera, VideoPreviewView } from '@fishjam-cloud/react-native-client';
 * import { useEffect, useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * export function CameraControls() {
 *   const { cameras, currentCamera, isCameraOn, isInitialized, prepareCamera, switchCamera, toggleCamera } = useCamera();
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [isRefused, setIsRefused] = useState(false);
 *
 *   useEffect(() => {
 *     prepareCamera({ quality: 'HD169', simulcastEnabled: true })
 *       .then((isReady) => setIsRefused(!isReady))
 *       .catch((error: unknown) => console.warn('The camera could not be started.', error));
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
 *   if (isRefused) return <Text>Allow camera access in the system settings, then open this screen again.</Text>;
 *   return (
 *     <View>
 *       <VideoPreviewView videoLayout="FIT" style={{ height: 320 }} />
 *       <Button
 *         title={isCameraOn ? 'Turn camera off' : 'Turn camera on'}
 *         onPress={() => run(toggleCamera)}
 *         disabled={isBusy || !isInitialized}
 *       />
 *       {isInitialized && other && (
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
   * Starts the camera and creates its track.
   *
   * If you are in a room, the SDK publishes the track. Otherwise, the SDK publishes the track when you join a room.
   *
   * @param config - Camera, quality and simulcast.
   * @returns `true` if the camera track has been created, even if the camera cannot be opened, for example because
   * another app is using it; `false` if the user denies permission or the app runs on the iOS simulator.
   * @throws Error on Android when the device has no front camera and you do not pass a `cameraId`.
   * @caveat If the camera is already prepared, another call returns `true` and ignores the settings that you pass.
   */
  prepareCamera: (config?: Readonly<CameraConfig>) => Promise<boolean>;
  /**
   * Turns the camera's video on or off. The camera itself keeps running.
   *
   * The function also updates `active` in the track's metadata, so that peers in browsers can show a placeholder.
   * In this version, iOS does not send this update, and peers in mobile apps ignore it.
   *
   * @returns A promise that resolves when the metadata is queued for sending.
   * @throws Error when the camera has not been prepared, and in some cases when the connection is lost.
   */
  toggleCamera: () => Promise<void>;
  /**
   * Switches to another camera. The track stays the same.
   *
   * @param cameraId - ID of one of `cameras`.
   * @returns A promise that resolves when the switch is complete or has failed (Android), or has started (iOS).
   * @throws Error when the camera has not been prepared, and in some cases when the connection is lost.
   */
  switchCamera: (cameraId: CameraId) => Promise<void>;
  /**
   * Whether the camera's video is on.
   *
   * @caveat After a reconnection, video from a camera that was off is sent again, even though `isCameraOn` stays
   * `false`. To turn the camera off again, toggle it twice.
   */
  isCameraOn: boolean;
  /**
   * Whether the camera has been prepared. `leaveRoom` resets this value to `false`, even while the connection is down or
   * if the camera keeps running.
   */
  isInitialized: boolean;
  /** Camera that was chosen last, even if it could not be opened; `null` until the camera has been prepared. */
  currentCamera: Camera | null;
  /** Cameras to choose from. On iOS, the list contains only wide-angle cameras. */
  cameras: readonly Camera[];
  /**
   * Simulcast state of the camera track.
   *
   * In this version, `enabled` is always `false`, even if the track is sent with simulcast.
   */
  simulcastConfig: SimulcastConfig;
};

/**
 * Turns the microphone on and off.
 *
 * Starting the microphone prompts for permission. To prompt earlier, use {@link useMicrophonePermissions}.
 *
 * @returns The state of the microphone and functions that change it.
 * @example Mute and unmute during a call
 * ```tsx
 * import { useConnection, useMicrophone } from '@fishjam-cloud/react-native-client';
 * import { useEffect, useRef, useState } from 'react';
 * import { Button } from 'react-native';
 *
 * // Unmount this component on leaving: `isMicrophoneOn` can stay `true` while the microphone is off.
 * export function MicrophoneButton() {
 *   const { peerStatus } = useConnection();
 *   const { isMicrophoneOn, stopMicrophone, toggleMicrophone } = useMicrophone();
 *   const [isBusy, setIsBusy] = useState(false);
 *   const wasLost = useRef(false);
 *
 *   // After a reconnection, the SDK also sends audio from a muted microphone. Mute it again.
 *   useEffect(() => {
 *     if (peerStatus !== 'connected') {
 *       wasLost.current = true;
 *     } else if (wasLost.current) {
 *       wasLost.current = false;
 *       if (!isMicrophoneOn) stopMicrophone().catch(console.error);
 *     }
 *   }, [peerStatus, isMicrophoneOn, stopMicrophone]);
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
 *   // While the connection is down, unmuting could add a second track.
 *   const isDisabled = isBusy || peerStatus !== 'connected';
 *   return <Button title={isMicrophoneOn ? 'Mute' : 'Unmute'} onPress={toggle} disabled={isDisabled} />;
 * }
 * ```
 * @category Devices
 */
export declare function useMicrophone(): {
  /**
   * Whether the microphone is on.
   *
   * @caveat After a reconnection, audio from a muted microphone is sent again, even though `isMicrophoneOn` stays
   * `false`. To mute the microphone again, call `stopMicrophone` when the connection is back.
   * @caveat After `leaveRoom`, the value can stay `true` in components that stay mounted, even though the microphone is
   * off.
   */
  isMicrophoneOn: boolean;
  /**
   * Turns the microphone on or off.
   *
   * @returns A promise that resolves when the microphone has been turned on or off, or when the user denies permission.
   * @caveat Do not call this function while the connection is down or an earlier call is pending: muting may have no
   * effect, and unmuting can add a second microphone track.
   */
  toggleMicrophone: () => Promise<void>;
  /**
   * Turns the microphone on, and prompts for permission if necessary.
   *
   * If the user denies permission, the promise resolves and `isMicrophoneOn` stays `false`.
   *
   * @returns A promise that resolves when the microphone is on, or when the user denies permission.
   * @caveat Do not call this function while the connection is down or an earlier call is pending, because the call can
   * add a second microphone track. The SDK then sends both tracks, and muting affects only one of them.
   */
  startMicrophone: () => Promise<void>;
  /**
   * Turns the microphone off. The track stays published but is silent.
   *
   * @returns A promise that resolves when the microphone is off.
   * @caveat While the connection is down, the promise can resolve even though the microphone stays on. In that case,
   * the SDK resumes sending audio from the microphone after the reconnection, so call `stopMicrophone` when the
   * connection is back.
   */
  stopMicrophone: () => Promise<void>;
};

/**
 * Kind of audio output.
 *
 * On iOS, {@link useAudioSettings} can also report `headphones` or another name that the system uses.
 *
 * @category Devices
 */
export type AudioOutputDeviceType = 'bluetooth' | 'headset' | 'speaker' | 'earpiece';

/**
 * Device that plays audio.
 *
 * @category Devices
 */
export type AudioOutputDevice = {
  /** Kind of output. */
  type: AudioOutputDeviceType;
  /** Name of the device, to show to the user. */
  name: string;
};

/**
 * Audio session mode of the app on iOS: voice call or video call.
 *
 * Unless a headset is connected, `voiceChat` plays through the earpiece and `videoChat` through the speaker. The
 * default is `videoChat`.
 *
 * @category Devices
 */
export type AudioSessionMode = 'voiceChat' | 'videoChat';

/**
 * Returns the audio output in use and functions that change it.
 *
 * Each function works on only one platform, which its description names. By default on Android, the hook selects a
 * Bluetooth device if one is connected; otherwise, it prefers a wired headset, then the speaker, then the earpiece.
 *
 * On Android, the hook stops controlling the output as soon as any component that uses it unmounts, even if others are
 * still mounted. It starts again when one mounts. Use the hook in a single component that stays mounted during the call.
 *
 * @returns The output in use, the available outputs, and functions that change the output.
 * @example Let the user choose the audio output on both platforms
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
 *       console.warn('The audio output could not be changed.', error);
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   if (Platform.OS === 'ios') {
 *     return <Button title="Choose the output" onPress={() => run(showAudioRoutePicker)} disabled={isBusy} />;
 *   }
 *   return (
 *     <View>
 *       {availableDevices.map(({ name, type }) => (
 *         <Button key={type} title={name} onPress={() => run(() => selectOutputAudioDevice(type))} disabled={isBusy} />
 *       ))}
 *     </View>
 *   );
 * }
 * ```
 * @category Devices
 */
export declare function useAudioSettings(): {
  /** Audio output in use; `null` until it is known. On iOS, it can briefly become `null` again. */
  selectedAudioOutputDevice: AudioOutputDevice | null;
  /** Outputs to choose from on Android; empty on iOS. */
  availableDevices: AudioOutputDevice[];
  /**
   * Selects the output on Android.
   *
   * Bluetooth devices require the `BLUETOOTH_CONNECT` permission or, on Android 11 and earlier, the `BLUETOOTH`
   * permission. The SDK checks the permission only when the app starts. If the user grants it later, Bluetooth devices
   * become available after the app restarts. If no device of the given kind is available, nothing changes.
   *
   * @param device - Kind of output, as in `availableDevices`.
   * @returns A promise that resolves when the selection has been requested.
   * @throws Error on iOS: use `selectAudioSessionMode` or `showAudioRoutePicker` there.
   */
  selectOutputAudioDevice: (device: AudioOutputDeviceType) => Promise<void>;
  /**
   * Sets the audio session mode on iOS.
   *
   * The mode takes effect once the microphone has been started. It applies to later calls too, until you change it or the
   * app restarts.
   *
   * @param audioSessionMode - Voice call or video call.
   * @returns A promise that resolves when the mode is set.
   * @throws Error on Android.
   */
  selectAudioSessionMode: (audioSessionMode: AudioSessionMode) => Promise<void>;
  /**
   * Opens the system's output picker on iOS.
   *
   * @returns A promise that resolves when the picker is shown.
   * @throws Error on Android: use `selectOutputAudioDevice` there.
   */
  showAudioRoutePicker: () => Promise<void>;
};

export {};
