import { useLivestreamViewer, useSandbox } from '@fishjam-cloud/react-client';
import { useState } from 'react';
import { Video } from './Video';

export function Viewer({ roomName }: { roomName: string }) {
  const { getSandboxViewerToken } = useSandbox();
  const { connect, disconnect, stream, isConnected, error } = useLivestreamViewer();
  const [message, setMessage] = useState('');

  async function watch() {
    setMessage('');
    try {
      const token = await getSandboxViewerToken(roomName);
      await connect({ token });
    } catch (cause) {
      setMessage(cause instanceof Error ? cause.message : 'Could not watch the livestream.');
    }
  }

  return (
    <section>
      <Video stream={stream} />
      <button onClick={watch} disabled={isConnected}>
        Watch
      </button>
      <button onClick={disconnect} disabled={!isConnected}>
        Stop watching
      </button>
      <p role="status">{isConnected ? 'You are watching.' : (error ?? message)}</p>
    </section>
  );
}
