import { usePeers, VideoRendererView } from '@fishjam-cloud/react-native-client';
import { StyleSheet, Text, View } from 'react-native';

export function Participants() {
  const { remotePeers } = usePeers<{ displayName?: string }>();

  if (remotePeers.length === 0) return <Text>No one else is here yet.</Text>;

  return remotePeers.map(({ id, metadata, cameraTrack }) => (
    <View key={id}>
      {cameraTrack ? (
        <VideoRendererView trackId={cameraTrack.id} videoLayout="FIT" style={styles.video} />
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
