import { useCamera, useMicrophone, usePeers, VideoRendererView } from '@fishjam-cloud/react-native-client';
import { useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

export function OwnCamera() {
  const { localPeer } = usePeers();
  const { isCameraOn, toggleCamera } = useCamera();
  const { isMicrophoneOn, toggleMicrophone } = useMicrophone();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const cameraTrack = localPeer?.cameraTrack;

  async function run(toggle: () => Promise<void>) {
    setIsBusy(true);
    setMessage('');
    try {
      await toggle();
    } catch {
      setMessage('That did not work. Leave and join again.');
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <View style={styles.tile}>
      {cameraTrack && isCameraOn ? (
        <VideoRendererView trackId={cameraTrack.id} videoLayout="FILL" style={styles.video} />
      ) : (
        <Text>Your camera is off.</Text>
      )}
      <Button
        title={isCameraOn ? 'Turn camera off' : 'Turn camera on'}
        onPress={() => run(toggleCamera)}
        disabled={isBusy || !cameraTrack}
      />
      <Button title={isMicrophoneOn ? 'Mute' : 'Unmute'} onPress={() => run(toggleMicrophone)} disabled={isBusy} />
      <Text accessibilityLiveRegion="polite">{message}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  tile: { gap: 8 },
  video: { width: '100%', aspectRatio: 16 / 9, backgroundColor: '#112' },
});
