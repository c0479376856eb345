import { useLivestreamViewer, useSandbox } from '@fishjam-cloud/react-client';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from './errorMessage';
import { Video } from './Video';

/** Remounts the player each time the user stops, because `isConnected` may stay `true` if they stop while offline. */
export function Viewer({ roomName }: { roomName: string }) {
  const [round, setRound] = useState(0);
  return <Player key={round} roomName={roomName} onStop={() => setRound(round + 1)} />;
}

function Player({ roomName, onStop }: { roomName: string; onStop: () => void }) {
  const { getSandboxViewerToken } = useSandbox();
  const { connect, disconnect, stream, isConnected, error } = useLivestreamViewer();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const isMounted = useRef(false);

  // The hook keeps receiving after unmount, so disconnect here.
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      disconnect();
    };
  }, [disconnect]);

  async function watch() {
    setIsBusy(true);
    setMessage('');
    try {
      const token = await getSandboxViewerToken(roomName);
      if (!isMounted.current) return;
      await connect({ token });
      // `disconnect` does nothing while `connect` is pending, so call it again here.
      if (!isMounted.current) disconnect();
    } catch {
      setMessage('Could not get a token. Go live first and check your network, then try again.');
    } finally {
      setIsBusy(false);
    }
  }

  function status() {
    if (isBusy) return 'One moment…';
    if (stream)
      return isConnected ? 'You are watching.' : 'Not connected. If this continues, press Stop watching, then Watch.';
    return message || (error ? errorMessage(error, 'viewer') : '');
  }

  return (
    <section>
      <Video stream={stream} />
      <button onClick={watch} disabled={isBusy || stream !== null}>
        Watch
      </button>
      <button onClick={onStop} disabled={!isBusy && !stream}>
        Stop watching
      </button>
      <p role="status">{status()}</p>
    </section>
  );
}
