import {
  useCamera,
  useConnection,
  useMicrophone,
  usePeers,
  VideoRendererView,
} from '@fishjam-cloud/react-native-client';
import { useEffect, useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';

export function OwnCamera() {
  const { localPeer } = usePeers();
  const { peerStatus } = useConnection();
  const { isCameraOn, isInitialized, toggleCamera } = useCamera();
  const { isMicrophoneOn, stopMicrophone, toggleMicrophone } = useMicrophone();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const wasLost = useRef(false);
  const isPending = useRef(false);
  const cameraTrack = localPeer?.cameraTrack;
  // While the connection is down, the SDK cannot change the devices reliably.
  const isConnected = peerStatus === 'connected';

  // After a reconnection, the SDK also sends media from devices that were off. Turn these devices off again.
  useEffect(() => {
    async function turnOff() {
      if (!isMicrophoneOn) await stopMicrophone();
      if (!isCameraOn && isInitialized) {
        await toggleCamera();
        await toggleCamera();
      }
    }
    if (!isConnected) {
      wasLost.current = true;
    } else if (wasLost.current) {
      wasLost.current = false;
      turnOff().catch(console.error);
    }
  }, [isConnected, isCameraOn, isInitialized, isMicrophoneOn, stopMicrophone, toggleCamera]);

  async function run(toggle: () => Promise<void>) {
    // Two taps can arrive before the next render.
    if (isPending.current) return;
    isPending.current = true;
    setIsBusy(true);
    setMessage('');
    try {
      await toggle();
    } catch {
      setMessage('That did not work. Leave and join again.');
    } finally {
      isPending.current = false;
      setIsBusy(false);
    }
  }

  return (
    <View style={styles.tile}>
      {cameraTrack && isCameraOn ? (
        <VideoRendererView trackId={cameraTrack.id} videoLayout="FIT" style={styles.video} />
      ) : (
        <Text>Your camera is off.</Text>
      )}
      <Button
        title={isCameraOn ? 'Turn camera off' : 'Turn camera on'}
        onPress={() => run(toggleCamera)}
        disabled={isBusy || !isConnected || !cameraTrack}
      />
      <Button
        title={isMicrophoneOn ? 'Mute' : 'Unmute'}
        onPress={() => run(toggleMicrophone)}
        disabled={isBusy || !isConnected}
      />
      <Text accessibilityLiveRegion="polite">{message}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  tile: { gap: 8 },
  video: { width: '100%', aspectRatio: 16 / 9, backgroundColor: '#112' },
});
