import { useForegroundService } from '@fishjam-cloud/react-native-client';
import type { DevicePermissions } from './usePermissions';

/** Keeps the call alive in the background, on Android. Use it in the screen that is shown while the user is in a call. */
export function useCallInBackground(permissions: DevicePermissions) {
  // A type without its permission would stop the whole service.
  useForegroundService({
    channelId: 'com.example.fishjamcall.calls',
    channelName: 'Calls',
    notificationTitle: 'Fishjam call',
    notificationContent: 'You are in a call.',
    enableCamera: permissions.hasCamera,
    enableMicrophone: permissions.hasMicrophone,
  });
}
