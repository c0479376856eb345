import { useForegroundService } from '@fishjam-cloud/react-native-client';
import { useCallSession } from './callSession';
import type { DevicePermissions } from './usePermissions';

type BackgroundOptions = { permissions: DevicePermissions; onMuted: () => void; onEnded: () => void };

/** Keeps the call alive in the background. Use it in the screen that is shown while the user is in a call. */
export function useCallInBackground({ permissions, onMuted, onEnded }: BackgroundOptions) {
  // A type without its permission would stop the whole service.
  useForegroundService({
    channelId: 'com.example.fishjamcall.calls',
    channelName: 'Calls',
    notificationTitle: 'Fishjam call',
    notificationContent: 'You are in a call.',
    enableCamera: permissions.hasCamera,
    enableMicrophone: permissions.hasMicrophone,
  });

  return useCallSession({ onMuted, onEnded });
}
