import { useScreenShare } from '@fishjam-cloud/react-client';
import { useState } from 'react';

export function ScreenShareButton() {
  const { startStreaming, stopStreaming, stream } = useScreenShare();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');

  async function toggle() {
    setIsBusy(true);
    setMessage('');
    try {
      if (stream) await stopStreaming();
      else await startStreaming();
    } catch (error) {
      // Closing the browser's dialog is not a problem worth a message.
      const isCancelled = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!isCancelled) setMessage('The screen could not be shared. Try again.');
    } finally {
      setIsBusy(false);
    }
  }

  // Browsers on phones cannot share the screen, and pages without HTTPS have no media devices at all.
  if (typeof navigator.mediaDevices?.getDisplayMedia !== 'function') return null;

  return (
    <>
      <button onClick={toggle} disabled={isBusy}>
        {stream ? 'Stop sharing' : 'Share screen'}
      </button>
      <p role="status">{message}</p>
    </>
  );
}
