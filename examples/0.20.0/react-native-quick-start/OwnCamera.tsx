import { useCamera, useMicrophone, usePeers, VideoRendererView } from '@fishjam-cloud/react-native-client';
import { Button, StyleSheet, Text, View } from 'react-native';

export function OwnCamera() {
  const { localPeer } = usePeers();
  const { isCameraOn, toggleCamera } = useCamera();
  const { isMicrophoneOn, toggleMicrophone } = useMicrophone();
  const cameraTrack = localPeer?.cameraTrack;

  return (
    <View style={styles.tile}>
      {cameraTrack && isCameraOn ? (
        <VideoRendererView trackId={cameraTrack.id} style={styles.video} />
      ) : (
        <Text>Your camera is off.</Text>
      )}
      <Button
        title={isCameraOn ? 'Turn camera off' : 'Turn camera on'}
        onPress={toggleCamera}
        disabled={!cameraTrack}
      />
      <Button title={isMicrophoneOn ? 'Mute' : 'Unmute'} onPress={toggleMicrophone} />
    </View>
  );
}

const styles = StyleSheet.create({
  tile: { gap: 8 },
  video: { width: '100%', aspectRatio: 16 / 9, backgroundColor: '#112' },
});
