import { useSandbox } from '@fishjam-cloud/react-native-client';
import { LivestreamViewer, useLivestreamViewer } from '@fishjam-cloud/react-native-client/livestream';
import { useEffect, useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

const fishjamId = process.env.EXPO_PUBLIC_FISHJAM_ID ?? '';

export function Viewer({ roomName }: { roomName: string }) {
  const { getSandboxViewerToken } = useSandbox({ fishjamId });
  const { connect, disconnect, isConnected, whepClientRef } = useLivestreamViewer();
  const [phase, setPhase] = useState<'stopped' | 'connecting' | 'connected'>('stopped');
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const isMounted = useRef(false);
  const isRunning = useRef(false);
  // `false` while the SDK restores a lost connection, because `disconnect` can then crash the app.
  const canStop = isConnected || phase === 'connecting';

  if (phase === 'connecting' && isConnected) setPhase('connected');

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** Runs one action at a time: `disconnect` must not run while `connect` is pending. */
  async function run(action: () => Promise<void>, failure: string) {
    // Two taps can arrive before the next render.
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setMessage('');
    try {
      await action();
    } catch (error) {
      console.warn(error);
      setMessage(failure);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  async function watch() {
    const token = await getSandboxViewerToken(roomName);
    // Don't connect if the user has left this screen in the meantime.
    if (!isMounted.current) return;
    await connect({ token });
    setPhase('connecting');
  }

  async function stop() {
    setPhase('stopped');
    await disconnect();
  }

  function status() {
    if (isBusy) return 'One moment…';
    if (phase === 'stopped') return message;
    if (isConnected) return 'You are watching.';
    return phase === 'connecting'
      ? 'Connecting… If this takes too long, press Stop watching, then Watch.'
      : 'Connection lost. Reconnecting… If this takes over a minute, restart the app.';
  }

  return (
    <View style={styles.screen}>
      <LivestreamViewer ref={whepClientRef} style={styles.video} />
      <Button
        title="Watch"
        onPress={() => run(watch, 'Could not get a token. Go live first and check your network, then try again.')}
        disabled={isBusy || isConnected || phase !== 'stopped'}
      />
      <Button
        title="Stop watching"
        onPress={() => run(stop, 'Could not disconnect. Close the app to stop watching.')}
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
