import {
  useCamera,
  useConnection,
  useInitializeDevices,
  useMicrophone,
  type DeviceItem,
} from '@fishjam-cloud/react-client';
import { useEffect, useState } from 'react';
import { deviceProblem } from './deviceProblem';

export type Devices = ReturnType<typeof useDevices>;

/** Until the user allows access to cameras or microphones, browsers list a placeholder without an ID. */
const isKnown = ({ deviceId }: DeviceItem) => deviceId !== '';

/** Controls the camera and the microphone, one change at a time. Call this hook once, next to `useCall`. */
export function useDevices() {
  const { peerStatus } = useConnection();
  const { initializeDevices } = useInitializeDevices();
  const { cameraDevices, currentCamera, isCameraOn, selectCamera, toggleCamera } = useCamera();
  const { microphoneDevices, currentMicrophone, isMicrophoneOn, isMicrophoneMuted, ...microphone } = useMicrophone();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const cameras = cameraDevices.filter(isKnown);
  const microphones = microphoneDevices.filter(isKnown);
  const isConnected = peerStatus === 'connected';
  const canMute = isMicrophoneOn && isConnected;

  // A change may never settle if the connection is lost, so don't wait for it. Also clear the message, because the SDK
  // publishes the devices again after a reconnection.
  useEffect(
    () => () => {
      setIsBusy(false);
      setMessage('');
    },
    [isConnected],
  );

  /** Runs a change that returns a message for the user. `failure` is the message if the change rejects. */
  async function run(change: () => Promise<string>, failure: string) {
    if (isBusy) return;
    setIsBusy(true);
    setMessage('');
    try {
      setMessage(await change());
    } catch (error) {
      console.error(error);
      setMessage(failure);
    } finally {
      setIsBusy(false);
    }
  }

  /** Prompts for both devices, starts them, and fills the lists. */
  const setUp = () =>
    run(async () => {
      const { status, errors } = await initializeDevices();
      if (status === 'already_initialized')
        return 'Use the device buttons. If a device is blocked, allow it in the address bar, then reload the page.';
      const problems = [
        errors?.video && deviceProblem('camera', errors.video),
        errors?.audio && deviceProblem('microphone', errors.audio),
      ];
      return problems.filter(Boolean).join(' ');
    }, 'This page has no access to cameras and microphones. Open it over https:// or on localhost.');

  const chooseCamera = (deviceId: string) =>
    run(async () => {
      const error = await selectCamera(deviceId);
      return error ? deviceProblem('camera', error) : '';
    }, 'The camera could not be changed. Check your connection, then try again.');

  const chooseMicrophone = (deviceId: string) =>
    run(async () => {
      const error = await microphone.selectMicrophone(deviceId);
      return error ? deviceProblem('microphone', error) : '';
    }, 'The microphone could not be changed. Check your connection, then try again.');

  const switchCamera = () =>
    run(async () => {
      const error = await toggleCamera();
      return error ? deviceProblem('camera', error) : '';
    }, 'The camera could not be published. Check your connection. This room may also be for audio only.');

  /** Mutes or unmutes a microphone that is on in the call. Otherwise, turns the microphone on or off. */
  const switchMicrophone = () =>
    run(async () => {
      const error = await (canMute ? microphone.toggleMicrophoneMute() : microphone.toggleMicrophone());
      return error ? deviceProblem('microphone', error) : '';
    }, 'The microphone could not be changed. Check your connection, then try again.');

  const muteLabel = isMicrophoneMuted ? 'Unmute' : 'Mute';
  const microphoneLabel = isMicrophoneOn ? 'Turn microphone off' : 'Turn microphone on';
  return {
    isBusy,
    message,
    // Devices that `initializeDevices` starts in a room are not published, and devices that are on would be opened
    // twice.
    canSetUp: !isConnected && !isCameraOn && !isMicrophoneOn && cameras.length + microphones.length === 0,
    setUp,
    camera: { devices: cameras, current: currentCamera, choose: chooseCamera },
    microphone: { devices: microphones, current: currentMicrophone, choose: chooseMicrophone },
    switchCamera,
    switchMicrophone,
    cameraLabel: isCameraOn ? 'Turn camera off' : 'Turn camera on',
    microphoneLabel: canMute ? muteLabel : microphoneLabel,
  };
}
