import {
  cameras,
  LivestreamStreamer,
  useCameraPermissions,
  useLivestreamStreamer,
  useMicrophonePermissions,
  useSandbox,
} from '@fishjam-cloud/react-native-client';
import { useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

const fishjamId = process.env.EXPO_PUBLIC_FISHJAM_ID ?? '';

/** Asks for the permissions first: the SDK of this version does not ask. */
export function Streamer({ roomName }: { roomName: string }) {
  const [camera, askForCamera] = useCameraPermissions();
  const [microphone, askForMicrophone] = useMicrophonePermissions();

  if (camera?.granted && microphone?.granted) return <StreamerScreen roomName={roomName} />;

  return (
    <View style={styles.screen}>
      <Button title="Allow the camera" onPress={askForCamera} disabled={camera?.granted} />
      <Button title="Allow the microphone" onPress={askForMicrophone} disabled={microphone?.granted} />
    </View>
  );
}

function StreamerScreen({ roomName }: { roomName: string }) {
  const { getSandboxLivestream } = useSandbox({ fishjamId });
  const { connect, disconnect } = useLivestreamStreamer({ camera: cameras[0] });
  const [isLive, setIsLive] = useState(false);
  const [message, setMessage] = useState('');

  async function goLive() {
    setMessage('');
    try {
      const { streamerToken } = await getSandboxLivestream(roomName);
      await connect(streamerToken);
      setIsLive(true);
    } catch (error) {
      // A second attempt is ignored until the first one has been given up.
      disconnect();
      setMessage(error instanceof Error ? error.message : 'Could not go live.');
    }
  }

  function stop() {
    disconnect();
    setIsLive(false);
  }

  return (
    <View style={styles.screen}>
      <LivestreamStreamer style={styles.video} />
      <Button title="Go live" onPress={goLive} disabled={isLive} />
      <Button title="Stop" onPress={stop} disabled={!isLive} />
      <Text accessibilityLiveRegion="polite">{isLive ? 'You are live.' : message}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { gap: 12, padding: 24 },
  video: { width: '100%', aspectRatio: 9 / 16, maxHeight: 480 },
});
