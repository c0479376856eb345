import { useSandbox } from '@fishjam-cloud/react-native-client';
import { LivestreamViewer, useLivestreamViewer } from '@fishjam-cloud/react-native-client/livestream';
import { useEffect, useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

const fishjamId = process.env.EXPO_PUBLIC_FISHJAM_ID ?? '';

export function Viewer({ roomName }: { roomName: string }) {
  const { getSandboxViewerToken } = useSandbox({ fishjamId });
  const { connect, disconnect, isConnected, whepClientRef } = useLivestreamViewer();
  const [isStarted, setIsStarted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  // After a lost connection, the SDK can connect again even though the user has stopped.
  const canStop = isStarted || isConnected;
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** Runs one action at a time: `disconnect` must not run while `connect` is pending. */
  async function run(action: () => Promise<void>, failure: string) {
    setIsBusy(true);
    setMessage('');
    try {
      await action();
    } catch (error) {
      console.warn(error);
      setMessage(failure);
    } finally {
      setIsBusy(false);
    }
  }

  async function watch() {
    const token = await getSandboxViewerToken(roomName);
    // Don't connect if the user has left this screen in the meantime.
    if (!isMounted.current) return;
    await connect({ token });
    // `connect` also resolves after a failure, so only `isConnected` shows the result, in a later render.
    setIsStarted(true);
  }

  async function stop() {
    setIsStarted(false);
    await disconnect();
  }

  function status() {
    if (isBusy) return 'One moment…';
    if (!isStarted) return message;
    return isConnected ? 'You are watching.' : 'Connecting… If this takes too long, press Stop watching, then Watch.';
  }

  return (
    <View style={styles.screen}>
      <LivestreamViewer ref={whepClientRef} style={styles.video} />
      <Button
        title="Watch"
        onPress={() => run(watch, 'Could not get a token. Go live first and check your network, then try again.')}
        disabled={isBusy || canStop}
      />
      <Button
        title="Stop watching"
        onPress={() => run(stop, 'Could not disconnect. Leave this screen to stop watching.')}
        disabled={isBusy || !canStop}
      />
      <Text accessibilityLiveRegion="polite">{status()}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { gap: 12, padding: 24 },
  video: { width: '100%', aspectRatio: 16 / 9, backgroundColor: '#112' },
});
