import { useCamera, useMicrophone } from '@fishjam-cloud/react-native-client';
import { useEffect, useRef, useState } from 'react';
import { useInOrder } from './useInOrder';
import type { DevicePermissions } from './usePermissions';

export type Devices = ReturnType<typeof useDevices>;

type DevicesOptions = {
  permissions: DevicePermissions;
  /** Whether the devices may be changed: in the lobby, and while the call is connected. */
  isActive: boolean;
  /** Whether the connection to the call is lost. */
  isLost: boolean;
};

/**
 * Keeps the camera and the microphone in the state that the user has chosen. Use this hook once.
 *
 * The SDK does not preserve this state: leaving resets both devices, and a reconnection turns on devices that were off.
 */
export function useDevices({ permissions: { hasCamera, hasMicrophone }, isActive, isLost }: DevicesOptions) {
  const { isCameraOn, isInitialized, prepareCamera, toggleCamera } = useCamera();
  const { startMicrophone, stopMicrophone } = useMicrophone();
  const [wantsCamera, setWantsCamera] = useState(true);
  const [wantsMicrophone, setWantsMicrophone] = useState(true);
  const camera = useInOrder('Could not turn the camera on or off. Try again, or restart the app.');
  const microphone = useInOrder('Could not turn the microphone on or off. Try again, or restart the app.');
  const changeCamera = camera.change;
  const changeMicrophone = microphone.change;

  const wasLost = useRef(false);
  useEffect(() => {
    if (isLost) wasLost.current = true;
  }, [isLost]);

  useEffect(() => {
    if (!isActive || !hasCamera) return;
    return changeCamera(async () => {
      // After a reconnection, a camera that was off sends video. Turn it on here, so that the next run turns it off.
      const isSentAgain = wasLost.current && isInitialized && !isCameraOn;
      wasLost.current = false;
      if (isInitialized) {
        if (isSentAgain || isCameraOn !== wantsCamera) await toggleCamera();
      } else if (wantsCamera && !(await prepareCamera({ quality: 'HD169' }))) {
        throw new Error('The camera did not start.');
      }
    });
  }, [isActive, hasCamera, wantsCamera, isCameraOn, isInitialized, prepareCamera, toggleCamera, changeCamera]);

  useEffect(() => {
    if (!isActive || !hasMicrophone) return;
    return changeMicrophone(() => (wantsMicrophone ? startMicrophone() : stopMicrophone()));
  }, [isActive, hasMicrophone, wantsMicrophone, startMicrophone, stopMicrophone, changeMicrophone]);

  return {
    isCameraOn: hasCamera && wantsCamera,
    isMicrophoneOn: hasMicrophone && wantsMicrophone,
    isBusy: camera.isBusy || microphone.isBusy,
    message: [camera.message, microphone.message].filter(Boolean).join(' '),
    setCamera: setWantsCamera,
    setMicrophone: setWantsMicrophone,
  };
}
