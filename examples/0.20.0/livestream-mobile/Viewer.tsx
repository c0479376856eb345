import { LivestreamViewer, useLivestreamViewer, useSandbox } from '@fishjam-cloud/react-native-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

const fishjamId = process.env.EXPO_PUBLIC_FISHJAM_ID ?? '';

/** Whether `connect` is pending, even on a screen that the user has left: all viewers share one client. */
let isConnecting = false;

export function Viewer({ roomName }: { roomName: string }) {
  const { getSandboxViewerToken } = useSandbox({ fishjamId });
  const { connect, disconnect } = useLivestreamViewer();
  const [isWatching, setIsWatching] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const isMounted = useRef(false);
  const hasClient = useRef(false);

  /** Disconnects once, and only after `connect` has settled: a second or early `disconnect` can crash the app. */
  const close = useCallback(() => {
    if (!hasClient.current) return;
    hasClient.current = false;
    disconnect();
  }, [disconnect]);

  // The hook keeps receiving after unmount, so the component disconnects itself.
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      close();
    };
  }, [close]);

  async function watch() {
    if (isConnecting) {
      setMessage('Wait a moment, then try again.');
      return;
    }
    isConnecting = true;
    setIsBusy(true);
    setMessage('');
    try {
      const token = await getSandboxViewerToken(roomName);
      if (!isMounted.current) return;
      try {
        await connect({ token });
      } finally {
        hasClient.current = true;
      }
      setIsWatching(true);
      setMessage('');
      if (!isMounted.current) close();
    } catch (error) {
      close();
      console.warn(error);
      setMessage('Could not connect. Go live first and check your network, then try again.');
    } finally {
      isConnecting = false;
      setIsBusy(false);
    }
  }

  function stop() {
    close();
    setIsWatching(false);
  }

  return (
    <View style={styles.screen}>
      <LivestreamViewer style={styles.video} />
      <Button title="Watch" onPress={watch} disabled={isBusy || isWatching} />
      <Button title="Stop watching" onPress={stop} disabled={isBusy || !isWatching} />
      <Text accessibilityLiveRegion="polite">
        {isBusy ? 'One moment…' : isWatching ? 'You are watching.' : message}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { gap: 12, padding: 24 },
  video: { width: '100%', aspectRatio: 16 / 9, backgroundColor: '#112' },
});
