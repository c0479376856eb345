import { useCamera, useMicrophone, usePeers, VideoRendererView } from '@fishjam-cloud/react-native-client';
import { useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

export function OwnCamera() {
  const { localPeer } = usePeers();
  const { isCameraOn, toggleCamera } = useCamera();
  const { isMicrophoneOn, toggleMicrophone } = useMicrophone();
  const [isBusy, setIsBusy] = useState(false);
  const cameraTrack = localPeer?.cameraTrack;

  async function run(toggle: () => Promise<void>) {
    setIsBusy(true);
    try {
      await toggle();
    } catch (error) {
      console.warn('The device could not be changed.', error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <View style={styles.tile}>
      {cameraTrack && isCameraOn ? (
        <VideoRendererView trackId={cameraTrack.id} style={styles.video} />
      ) : (
        <Text>Your camera is off.</Text>
      )}
      <Button
        title={isCameraOn ? 'Turn camera off' : 'Turn camera on'}
        onPress={() => run(toggleCamera)}
        disabled={isBusy || !cameraTrack}
      />
      <Button title={isMicrophoneOn ? 'Mute' : 'Unmute'} onPress={() => run(toggleMicrophone)} disabled={isBusy} />
    </View>
  );
}

const styles = StyleSheet.create({
  tile: { gap: 8 },
  video: { width: '100%', aspectRatio: 16 / 9, backgroundColor: '#112' },
});
