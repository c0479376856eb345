import { useCamera, useConnection, useMicrophone } from '@fishjam-cloud/react-client';
import { useState } from 'react';
import { deviceProblem } from './deviceProblem';

export function CameraButton() {
  const { isCameraOn, toggleCamera } = useCamera();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');

  async function toggle() {
    setIsBusy(true);
    setMessage('');
    try {
      const error = await toggleCamera();
      if (error) setMessage(deviceProblem('camera', error));
    } catch {
      setMessage('This room does not accept video.');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <button onClick={toggle} disabled={isBusy}>
        {isCameraOn ? 'Turn camera off' : 'Turn camera on'}
      </button>
      <p role="status">{message}</p>
    </>
  );
}

/** Mutes in the call, where it is immediate. In the lobby it turns the microphone on and off. */
export function MicrophoneButton() {
  const { peerStatus } = useConnection();
  const { isMicrophoneOn, isMicrophoneMuted, toggleMicrophone, toggleMicrophoneMute } = useMicrophone();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const canMute = isMicrophoneOn && peerStatus === 'connected';

  async function toggle() {
    setIsBusy(true);
    setMessage('');
    try {
      if (canMute) {
        await toggleMicrophoneMute();
      } else {
        const error = await toggleMicrophone();
        if (error) setMessage(deviceProblem('microphone', error));
      }
    } catch {
      setMessage('The microphone could not be changed. Try again.');
    } finally {
      setIsBusy(false);
    }
  }

  const muteLabel = isMicrophoneMuted ? 'Unmute' : 'Mute';
  const deviceLabel = isMicrophoneOn ? 'Turn microphone off' : 'Turn microphone on';
  return (
    <>
      <button onClick={toggle} disabled={isBusy}>
        {canMute ? muteLabel : deviceLabel}
      </button>
      <p role="status">{message}</p>
    </>
  );
}
