import { useLivestreamStreamer, useSandbox } from '@fishjam-cloud/react-client';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from './errorMessage';
import { Video } from './Video';

/** Remounts the form each time the user stops, because `isConnected` may stay `true` if they stop while offline. */
export function Streamer({ roomName }: { roomName: string }) {
  const [round, setRound] = useState(0);
  return <Publisher key={round} roomName={roomName} onStop={() => setRound(round + 1)} />;
}

function Publisher({ roomName, onStop }: { roomName: string; onStop: () => void }) {
  const { getSandboxLivestream } = useSandbox();
  const { connect, disconnect, isConnected, error } = useLivestreamStreamer();
  const [camera, setCamera] = useState<MediaStream | null>(null);
  const [isStarted, setIsStarted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const opened = useRef<MediaStream | null>(null);
  const isMounted = useRef(false);
  const isLive = isStarted && !error;

  // The hook keeps publishing after unmount, so end the livestream here, and turn off the camera and the microphone.
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      disconnect();
      stopTracks(opened.current);
    };
  }, [disconnect]);

  async function startCamera() {
    setIsBusy(true);
    setMessage('');
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: true });
      opened.current = stream;
      if (isMounted.current) setCamera(stream);
      else stopTracks(stream);
    } catch {
      setMessage('Allow camera and microphone access in the browser, then try again.');
    } finally {
      setIsBusy(false);
    }
  }

  async function goLive() {
    if (!camera) return;
    setIsBusy(true);
    setMessage('');
    try {
      const { streamerToken } = await getSandboxLivestream(roomName);
      if (!isMounted.current) return;
      await connect({ inputs: { video: camera, audio: camera }, token: streamerToken });
      setIsStarted(true);
      // `disconnect` does nothing while `connect` is pending, so call it again here.
      if (!isMounted.current) disconnect();
    } catch {
      setMessage('Could not get a token. Check the Fishjam ID and your network, then try again.');
    } finally {
      setIsBusy(false);
    }
  }

  function status() {
    if (isBusy) return 'One moment…';
    if (isConnected) return 'You are live.';
    if (isLive) return 'Not connected. If this continues, press Stop, then start again.';
    return message || (error ? errorMessage(error, 'streamer') : '');
  }

  return (
    <section>
      <Video stream={camera} muted />
      <button onClick={startCamera} disabled={isBusy || camera !== null}>
        Start camera
      </button>
      <button onClick={goLive} disabled={isBusy || !camera || isLive || isConnected}>
        Go live
      </button>
      <button onClick={onStop} disabled={!camera}>
        Stop
      </button>
      <p role="status">{status()}</p>
    </section>
  );
}

function stopTracks(stream: MediaStream | null) {
  stream?.getTracks().forEach((track) => track.stop());
}
