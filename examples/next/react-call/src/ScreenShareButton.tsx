import { useScreenShare } from '@fishjam-cloud/react-client';
import { useEffect, useRef, useState } from 'react';

export function ScreenShareButton() {
  const { startStreaming, stopStreaming, stream } = useScreenShare();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const endedEarly = useRef(false);

  // The SDK does not remove a share that the user ended before it was published.
  useEffect(() => {
    endedEarly.current = stream !== null && !stream.active;
  }, [stream]);

  async function toggle() {
    setIsBusy(true);
    setMessage('');
    try {
      if (!stream) await startStreaming();
      // If the share was ended in the browser after it was published, the SDK is already removing the stream.
      else if (stream.active || endedEarly.current) await stopStreaming();
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      setMessage(
        isRefused
          ? 'The screen is not being shared. If you did not cancel, allow screen recording for this browser in your system settings.'
          : 'Screen sharing failed. If your browser still shows that you are sharing, stop sharing there, then try again.',
      );
    } finally {
      setIsBusy(false);
    }
  }

  // Mobile browsers cannot share the screen, and insecure pages have no media devices.
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
