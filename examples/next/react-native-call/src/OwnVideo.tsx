import { useCamera, usePeers, VideoPreviewView } from '@fishjam-cloud/react-native-client';
import { useState } from 'react';
import { Platform, StyleSheet } from 'react-native';
import { Video } from './Video';

/** Shows the user's own camera, before joining and in the call. */
export function OwnVideo() {
  const { currentCamera, isCameraOn } = useCamera();
  const { localPeer } = usePeers();
  // On iOS, a view can stay mirrored after the camera is switched, so mount a new view for each camera.
  const key = Platform.OS === 'ios' ? currentCamera?.id : undefined;

  return <Video key={key} track={isCameraOn ? localPeer?.cameraTrack : undefined} placeholder="Your camera is off." />;
}

/** Turns the camera off on iOS after the app has left the room: removing the view stops the camera. Render it once. */
export function CameraRelease() {
  const { isInitialized } = useCamera();

  // `leaveRoom` resets `isInitialized`.
  return Platform.OS === 'ios' && isInitialized ? <HiddenPreview /> : null;
}

function HiddenPreview() {
  const { localPeer } = usePeers();
  const [hasVideo, setHasVideo] = useState(false);

  // If this view mounted before the visible view received video, the visible view would stay empty.
  if (!hasVideo && localPeer?.cameraTrack?.aspectRatio) setHasVideo(true);
  return hasVideo ? <VideoPreviewView videoLayout="FIT" style={styles.hidden} /> : null;
}

const styles = StyleSheet.create({
  hidden: { position: 'absolute', width: 1, height: 1 },
});
