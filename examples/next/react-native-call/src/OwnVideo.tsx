import { useCamera, usePeers, VideoPreviewView } from '@fishjam-cloud/react-native-client';
import { Platform, StyleSheet } from 'react-native';
import { Video } from './Video';

/** Shows the user's own camera, before joining and in the call. */
export function OwnVideo() {
  const { isCameraOn } = useCamera();
  const { localPeer } = usePeers();

  return <Video track={isCameraOn ? localPeer?.cameraTrack : undefined} placeholder="Your camera is off." />;
}

/** Turns the camera off on iOS after the app has left the room: removing the view stops the camera. Render it once. */
export function CameraRelease() {
  const { isInitialized } = useCamera();

  // `leaveRoom` resets `isInitialized`.
  if (Platform.OS !== 'ios' || !isInitialized) return null;
  return <VideoPreviewView videoLayout="FIT" style={styles.hidden} />;
}

const styles = StyleSheet.create({
  hidden: { position: 'absolute', width: 1, height: 1 },
});
