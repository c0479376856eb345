import { useCamera, useConnection, useMicrophone } from '@fishjam-cloud/react-client';
import { useEffect, useState } from 'react';
import { Video } from './Media';

export function OwnCamera() {
  const { peerStatus } = useConnection();
  const { cameraStream, isCameraOn, toggleCamera } = useCamera();
  const { isMicrophoneOn, isMicrophoneMuted, toggleMicrophone, toggleMicrophoneMute } = useMicrophone();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const isConnected = peerStatus === 'connected';

  // A lost connection can leave an action unsettled, so enable the buttons again. Also clear the message, because the
  // SDK publishes the devices again after a reconnection.
  useEffect(
    () => () => {
      setIsBusy(false);
      setMessage('');
    },
    [isConnected],
  );

  // `isBusy` disables the buttons: a second click would start the device twice.
  async function run(action: typeof toggleCamera | typeof toggleMicrophoneMute) {
    setIsBusy(true);
    setMessage('');
    try {
      const error = await action();
      if (error) setMessage('The device could not be started. Allow it, close programs that use it, then try again.');
    } catch {
      setMessage('The device could not be changed. Check your connection, then try again.');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <section>
      {cameraStream ? <Video stream={cameraStream} /> : <p>Your camera is off.</p>}
      <button onClick={() => run(toggleCamera)} disabled={isBusy || !isConnected}>
        {isCameraOn ? 'Turn camera off' : 'Turn camera on'}
      </button>
      {isMicrophoneOn ? (
        <button onClick={() => run(toggleMicrophoneMute)} disabled={isBusy || !isConnected}>
          {isMicrophoneMuted ? 'Unmute' : 'Mute'}
        </button>
      ) : (
        <button onClick={() => run(toggleMicrophone)} disabled={isBusy || !isConnected}>
          Turn microphone on
        </button>
      )}
      <p role="status">{message}</p>
    </section>
  );
}
