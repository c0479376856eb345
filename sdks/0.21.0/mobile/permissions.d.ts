/** What the user has decided about a permission, as Expo describes it. */
interface PermissionResponse {
  /** Whether the app may use the device. */
  granted: boolean;
  /** Whether the user can be asked again; if not, send the user to the system's settings. */
  canAskAgain: boolean;
  /** The decision. */
  status: 'granted' | 'denied' | 'undetermined';
  /** When the permission ends: `never`, or a time in milliseconds since 1970. */
  expires: 'never' | number;
}

/** Options of a permission hook, as Expo has them. */
type PermissionHookOptions<T extends object> = T & {
  /** Whether to read the permission when the component is mounted; `true` by default. */
  get?: boolean;
  /** Whether to ask for the permission when the component is mounted; `false` by default. */
  request?: boolean;
};

/** Asks the user, if that is still possible, and tells the decision. */
type RequestPermissionMethod<T> = () => Promise<T>;

/** Reads the decision without asking the user. */
type GetPermissionMethod<T> = () => Promise<T>;

/**
 * Reads the camera permission and asks for it.
 *
 * The hook reads once, when the component mounts: call the third function when the app returns to the foreground. On iOS
 * the app needs `NSCameraUsageDescription` in its Info.plist.
 *
 * @param options - Whether to read or ask when the component is mounted.
 * @returns The permission, `null` until it has been read; a function that asks; a function that reads again.
 * @example Ask before showing the camera
 * ```tsx
 * import { useCameraPermissions } from '@fishjam-cloud/react-native-client';
 * import { useEffect, useState } from 'react';
 * import { AppState, Button, Linking, Text } from 'react-native';
 *
 * export function CameraGate() {
 *   const [permission, requestPermission, getPermission] = useCameraPermissions();
 *   const [isAsking, setIsAsking] = useState(false);
 *
 *   // The user may have changed the permission in the settings.
 *   useEffect(() => {
 *     const subscription = AppState.addEventListener('change', (state) => {
 *       if (state === 'active') getPermission().catch(console.error);
 *     });
 *     return () => subscription.remove();
 *   }, [getPermission]);
 *
 *   async function ask() {
 *     setIsAsking(true);
 *     try {
 *       await requestPermission();
 *     } catch (error) {
 *       console.error(error);
 *     } finally {
 *       setIsAsking(false);
 *     }
 *   }
 *
 *   if (!permission) return <Text>Reading the permission</Text>;
 *   if (permission.granted) return <Text>The camera can be used.</Text>;
 *   if (permission.canAskAgain) return <Button title="Allow the camera" onPress={ask} disabled={isAsking} />;
 *   return <Button title="Open the settings" onPress={() => Linking.openSettings().catch(console.error)} />;
 * }
 * ```
 * @category Permissions
 */
export declare const useCameraPermissions: (
  options?: PermissionHookOptions<object>,
) => [PermissionResponse | null, RequestPermissionMethod<PermissionResponse>, GetPermissionMethod<PermissionResponse>];

/**
 * Reads the microphone permission and asks for it.
 *
 * The hook reads once, when the component mounts: call the third function when the app returns to the foreground. On iOS
 * the app needs `NSMicrophoneUsageDescription` in its Info.plist.
 *
 * @param options - Whether to read or ask when the component is mounted.
 * @returns The permission, `null` until it has been read; a function that asks; a function that reads again.
 * @example Ask before joining
 * ```tsx
 * import { useMicrophone, useMicrophonePermissions } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * export function SpeakButton() {
 *   const [, requestPermission] = useMicrophonePermissions();
 *   const { startMicrophone } = useMicrophone();
 *   const [isBusy, setIsBusy] = useState(false);
 *   const [message, setMessage] = useState('');
 *
 *   async function speak() {
 *     setIsBusy(true);
 *     setMessage('');
 *     try {
 *       const { granted } = await requestPermission();
 *       if (granted) await startMicrophone();
 *       else setMessage('Allow the microphone in the settings of this phone.');
 *     } catch {
 *       setMessage('The microphone could not be started. Try again.');
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <Button title="Speak" onPress={speak} disabled={isBusy} />
 *       <Text>{message}</Text>
 *     </View>
 *   );
 * }
 * ```
 * @category Permissions
 */
export declare const useMicrophonePermissions: (
  options?: PermissionHookOptions<object>,
) => [PermissionResponse | null, RequestPermissionMethod<PermissionResponse>, GetPermissionMethod<PermissionResponse>];

export {};
