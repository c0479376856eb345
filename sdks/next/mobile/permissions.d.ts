/** State of a permission, as reported by Expo. */
interface PermissionResponse {
  /** Whether the app may use the device. */
  granted: boolean;
  /**
   * Whether the app can prompt again. On Android, the value can be `false` even though a prompt would still appear, so
   * request the permission first. If the value is `false` after the request, open the system settings for the user.
   */
  canAskAgain: boolean;
  /** The user's decision. */
  status: 'granted' | 'denied' | 'undetermined';
  /** Time when the permission expires. Expo currently always returns `never`. */
  expires: 'never' | number;
}

/** Options for a permission hook, as defined by Expo. */
type PermissionHookOptions<T extends object> = T & {
  /** Whether to check the permission when the component mounts; `true` by default. */
  get?: boolean;
  /** Whether to prompt for the permission when the component mounts; `false` by default. */
  request?: boolean;
};

/** Prompts the user if the system still allows a prompt, and resolves to the user's decision. */
type RequestPermissionMethod<T> = () => Promise<T>;

/** Reads the decision without prompting the user. */
type GetPermissionMethod<T> = () => Promise<T>;

/**
 * Checks and requests camera permission.
 *
 * The hook checks the permission once, when the component mounts. To check it again, call the last function in the
 * returned array when the app returns to the foreground.
 *
 * On iOS, the app needs `NSCameraUsageDescription` in its `Info.plist`. Without this key, the permission is `denied`,
 * and if the app requests it anyway, iOS terminates the app.
 *
 * @param options - Whether to check the permission, and whether to request it, when the component mounts.
 * @returns The permission (`null` until it has been checked), a function that requests it, and a function that checks
 * it again.
 * @example Request permission before showing the camera
 * ```tsx
 * import { useCameraPermissions } from '@fishjam-cloud/react-native-client';
 * import { useEffect, useState } from 'react';
 * import { AppState, Button, Linking, Text } from 'react-native';
 *
 * export function CameraGate() {
 *   const [permission, requestPermission, getPermission] = useCameraPermissions();
 *   const [isAsking, setIsAsking] = useState(false);
 *   const [mustUseSettings, setMustUseSettings] = useState(false);
 *
 *   // The user may have changed the permission in the system settings.
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
 *       const { granted, canAskAgain } = await requestPermission();
 *       setMustUseSettings(!granted && !canAskAgain);
 *     } catch (error) {
 *       console.error(error);
 *     } finally {
 *       setIsAsking(false);
 *     }
 *   }
 *
 *   if (!permission) return <Text>Checking permission</Text>;
 *   if (permission.granted) return <Text>Camera access is allowed.</Text>;
 *   if (!mustUseSettings) return <Button title="Allow the camera" onPress={ask} disabled={isAsking} />;
 *   return <Button title="Open settings" onPress={() => Linking.openSettings().catch(console.error)} />;
 * }
 * ```
 * @category Permissions
 */
export declare const useCameraPermissions: (
  options?: PermissionHookOptions<object>,
) => [PermissionResponse | null, RequestPermissionMethod<PermissionResponse>, GetPermissionMethod<PermissionResponse>];

/**
 * Checks and requests microphone permission.
 *
 * The hook checks the permission once, when the component mounts. To check it again, call the last function in the
 * returned array when the app returns to the foreground.
 *
 * On iOS, the app needs `NSMicrophoneUsageDescription` in its `Info.plist`. Without this key, the permission is
 * `denied`, and if the app requests it anyway, iOS terminates the app.
 *
 * @param options - Whether to check the permission, and whether to request it, when the component mounts.
 * @returns The permission (`null` until it has been checked), a function that requests it, and a function that checks
 * it again.
 * @example Request permission before starting the microphone
 * ```tsx
 * import { useConnection, useMicrophone, useMicrophonePermissions } from '@fishjam-cloud/react-native-client';
 * import { useState } from 'react';
 * import { Button, Text, View } from 'react-native';
 *
 * export function SpeakButton() {
 *   const { peerStatus } = useConnection();
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
 *       else setMessage('Allow the microphone in the system settings.');
 *     } catch {
 *       setMessage('The microphone could not be started. Try again.');
 *     } finally {
 *       setIsBusy(false);
 *     }
 *   }
 *
 *   return (
 *     <View>
 *       <Button title="Speak" onPress={speak} disabled={isBusy || peerStatus !== 'connected'} />
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
