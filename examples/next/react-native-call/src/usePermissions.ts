import { useCameraPermissions, useMicrophonePermissions } from '@fishjam-cloud/react-native-client';
import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

export type DevicePermissions = ReturnType<typeof usePermissions>;

/** Checks and requests the permissions. Use this hook once, because every use keeps its own copy of the permissions. */
export function usePermissions() {
  const [camera, requestCamera, readCamera] = useCameraPermissions();
  const [microphone, requestMicrophone, readMicrophone] = useMicrophonePermissions();
  const [mustUseSettings, setMustUseSettings] = useState(false);

  // The user may have changed the permissions in the system settings.
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'active') Promise.all([readCamera(), readMicrophone()]).catch(console.error);
    });
    return () => subscription.remove();
  }, [readCamera, readMicrophone]);

  async function request() {
    const results = [await requestCamera(), await requestMicrophone()];
    // On Android, `canAskAgain` is reliable only after a request.
    const denied = results.filter(({ granted }) => !granted);
    setMustUseSettings(denied.every(({ canAskAgain }) => !canAskAgain));
  }

  return {
    camera,
    microphone,
    mustUseSettings,
    hasCamera: camera?.granted === true,
    hasMicrophone: microphone?.granted === true,
    request,
  };
}
