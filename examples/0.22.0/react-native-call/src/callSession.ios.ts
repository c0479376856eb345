import { useCallKit, useCallKitEvent } from '@fishjam-cloud/react-native-client';
import { useEffect, useRef, useState } from 'react';

type SessionOptions = { onMuted: () => void; onEnded: () => void };

/** Shows the call in the system's call interface, which keeps it running in the background. */
export function useCallSession({ onMuted, onEnded }: SessionOptions) {
  const { startCallKitSession, endCallKitSession, getCallKitSessionStatus } = useCallKit();
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    // Starts a moment later, because `StrictMode` would otherwise end the session and prevent a new one.
    const timer = setTimeout(() => {
      startCallKitSession({ displayName: 'Fishjam call', isVideo: true }).catch(console.error);
    });
    return () => {
      clearTimeout(timer);
      endCallKitSession().catch(console.error);
    };
  }, [startCallKitSession, endCallKitSession]);

  useCallKitEvent('muted', onMuted);
  useCallKitEvent('held', onMuted);

  const end = useRef(onEnded);
  useEffect(() => {
    end.current = onEnded;
  }, [onEnded]);

  // When iOS rejects a session, the session becomes inactive, but the call continues.
  const wasActive = useRef(false);
  useCallKitEvent('failed', () => {
    wasActive.current = false;
  });

  // The SDK does not report when a session ends.
  useEffect(() => {
    async function check() {
      const isActive = await getCallKitSessionStatus();
      if (wasActive.current && !isActive) end.current();
      else setIsRefused(!isActive);
      wasActive.current = isActive;
    }
    const timer = setInterval(() => {
      check().catch(console.error);
    }, 3000);
    return () => clearInterval(timer);
  }, [getCallKitSessionStatus]);

  return { isRefused };
}
