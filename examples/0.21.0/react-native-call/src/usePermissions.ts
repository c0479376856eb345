import { useCameraPermissions, useMicrophonePermissions } from '@fishjam-cloud/react-native-client';
import { useEffect } from 'react';
import { AppState } from 'react-native';

export type DevicePermissions = ReturnType<typeof usePermissions>;

/** Checks and requests the permissions. Use this hook once, because every use keeps its own copy of the permissions. */
export function usePermissions() {
  const [camera, requestCamera, readCamera] = useCameraPermissions();
  const [microphone, requestMicrophone, readMicrophone] = useMicrophonePermissions();

  // The user may have changed the permissions in the system settings.
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'active') Promise.all([readCamera(), readMicrophone()]).catch(console.error);
    });
    return () => subscription.remove();
  }, [readCamera, readMicrophone]);

  async function request() {
    await requestCamera();
    await requestMicrophone();
  }

  return {
    camera,
    microphone,
    hasCamera: camera?.granted === true,
    hasMicrophone: microphone?.granted === true,
    request,
  };
}
