import { LivestreamViewer, useLivestreamViewer, useSandbox } from '@fishjam-cloud/react-native-client';
import { useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

const fishjamId = process.env.EXPO_PUBLIC_FISHJAM_ID ?? '';

export function Viewer({ roomName }: { roomName: string }) {
  const { getSandboxViewerToken } = useSandbox({ fishjamId });
  const { connect, disconnect } = useLivestreamViewer();
  const [isWatching, setIsWatching] = useState(false);
  const [message, setMessage] = useState('');

  async function watch() {
    setMessage('');
    try {
      const token = await getSandboxViewerToken(roomName);
      await connect({ token });
      setIsWatching(true);
    } catch (error) {
      setMessage(error instanceof Error ? error.message : 'Could not watch the livestream.');
    }
  }

  function stop() {
    disconnect();
    setIsWatching(false);
  }

  return (
    <View style={styles.screen}>
      <LivestreamViewer style={styles.video} />
      <Button title="Watch" onPress={watch} disabled={isWatching} />
      <Button title="Stop watching" onPress={stop} disabled={!isWatching} />
      <Text accessibilityLiveRegion="polite">{isWatching ? 'You are watching.' : message}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { gap: 12, padding: 24 },
  video: { width: '100%', aspectRatio: 16 / 9, backgroundColor: '#112' },
});
