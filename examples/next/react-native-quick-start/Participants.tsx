import { usePeers, VideoRendererView, type VideoTrack } from '@fishjam-cloud/react-native-client';
import { StyleSheet, Text, View } from 'react-native';

/** Whether a camera is on. If not, phones mark its track as inactive, and browsers mark the track as paused. */
function isOn({ isActive, metadata }: VideoTrack): boolean {
  return isActive && (metadata as { paused?: boolean } | undefined)?.paused !== true;
}

export function Participants() {
  const { remotePeers } = usePeers<{ displayName?: string }>();

  if (remotePeers.length === 0) return <Text>No one else is here yet.</Text>;

  return remotePeers.map(({ id, metadata, cameraTrack }) => (
    <View key={id}>
      {cameraTrack && isOn(cameraTrack) ? (
        <VideoRendererView trackId={cameraTrack.id} videoLayout="FILL" style={styles.video} />
      ) : (
        <Text>The camera is off.</Text>
      )}
      <Text>{typeof metadata?.peer?.displayName === 'string' ? metadata.peer.displayName : 'Guest'}</Text>
    </View>
  ));
}

const styles = StyleSheet.create({
  video: { width: '100%', aspectRatio: 16 / 9, backgroundColor: '#112' },
});
