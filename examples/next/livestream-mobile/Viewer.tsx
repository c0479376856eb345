import { useSandbox } from '@fishjam-cloud/react-native-client';
import { LivestreamViewer, useLivestreamViewer } from '@fishjam-cloud/react-native-client/livestream';
import { useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

const fishjamId = process.env.EXPO_PUBLIC_FISHJAM_ID ?? '';

export function Viewer({ roomName }: { roomName: string }) {
  const { getSandboxViewerToken } = useSandbox({ fishjamId });
  const { connect, disconnect, isConnected, isLoading, whepClientRef } = useLivestreamViewer();
  const [message, setMessage] = useState('');

  async function watch() {
    setMessage('');
    try {
      const token = await getSandboxViewerToken(roomName);
      await connect({ token });
    } catch (error) {
      setMessage(error instanceof Error ? error.message : 'Could not watch the livestream.');
    }
  }

  return (
    <View style={styles.screen}>
      <LivestreamViewer ref={whepClientRef} style={styles.video} />
      <Button title="Watch" onPress={watch} disabled={isConnected || isLoading} />
      <Button title="Stop watching" onPress={disconnect} disabled={!isConnected} />
      <Text accessibilityLiveRegion="polite">
        {isConnected ? 'You are watching.' : isLoading ? 'Connecting…' : message}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { gap: 12, padding: 24 },
  video: { width: '100%', aspectRatio: 16 / 9, backgroundColor: '#112' },
});
