import {
  useCamera,
  useInitializeDevices,
  useLivestreamStreamer,
  useMicrophone,
  useSandbox,
} from '@fishjam-cloud/react-client';
import { useState } from 'react';
import { Video } from './Video';

export function Streamer({ roomName }: { roomName: string }) {
  const { initializeDevices } = useInitializeDevices();
  const { cameraStream } = useCamera();
  const { microphoneStream } = useMicrophone();
  const { getSandboxLivestream } = useSandbox();
  const { connect, disconnect, isConnected, error } = useLivestreamStreamer();
  const [message, setMessage] = useState('');

  async function startCamera() {
    const { errors } = await initializeDevices();
    setMessage(errors?.video ? 'The camera could not be started. Allow it, and reload the page.' : '');
  }

  async function goLive() {
    if (!cameraStream) return;
    setMessage('');
    try {
      const { streamerToken } = await getSandboxLivestream(roomName);
      await connect({ inputs: { video: cameraStream, audio: microphoneStream }, token: streamerToken });
    } catch (cause) {
      setMessage(cause instanceof Error ? cause.message : 'Could not go live.');
    }
  }

  return (
    <section>
      <Video stream={cameraStream} muted />
      <button onClick={startCamera} disabled={cameraStream !== null}>
        Start camera
      </button>
      <button onClick={goLive} disabled={!cameraStream || isConnected}>
        Go live
      </button>
      <button onClick={disconnect} disabled={!isConnected}>
        Stop
      </button>
      <p role="status">{isConnected ? 'You are live.' : (error ?? message)}</p>
    </section>
  );
}
