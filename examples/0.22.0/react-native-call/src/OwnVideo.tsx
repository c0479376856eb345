import { useCamera, usePeers } from '@fishjam-cloud/react-native-client';
import { Video } from './Video';

/** Shows the user's own camera, before joining and in the call. */
export function OwnVideo() {
  const { isCameraOn } = useCamera();
  const { localPeer } = usePeers();

  return <Video track={isCameraOn ? localPeer?.cameraTrack : undefined} placeholder="Your camera is off." />;
}
