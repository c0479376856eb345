import { useForegroundService } from '@fishjam-cloud/react-native-client';
import { useCallSession } from './callSession';
import type { DevicePermissions } from './usePermissions';

type BackgroundOptions = { permissions: DevicePermissions; onMuted: () => void; onEnded: () => void };

/** Keeps the call running in the background. Use this hook in the call screen. */
export function useCallInBackground({ permissions, onMuted, onEnded }: BackgroundOptions) {
  // Enabling a service type without its permission would make the whole service fail.
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
