import { useForegroundService } from '@fishjam-cloud/react-native-client';
import type { DevicePermissions } from './usePermissions';

/** Keeps the call running in the background on Android. Use this hook in the call screen. */
export function useCallInBackground(permissions: DevicePermissions) {
  // Enabling a service type without its permission would make the whole service fail.
  useForegroundService({
    channelId: 'com.example.fishjamcall.calls',
    channelName: 'Calls',
    notificationTitle: 'Fishjam call',
    notificationContent: 'You are in a call.',
    enableCamera: permissions.hasCamera,
    enableMicrophone: permissions.hasMicrophone,
  });
}
