import { usePeers, VideoRendererView } from '@fishjam-cloud/react-native-client';
import { StyleSheet, Text, View } from 'react-native';
import { nameOf, type PeerData } from './participant';

export function SharedScreens() {
  const { remotePeers } = usePeers<PeerData>();

  return remotePeers.map((peer) => {
    const { id, screenShareVideoTrack } = peer;
    if (!screenShareVideoTrack) return null;
    return (
      <View key={id}>
        <VideoRendererView
          key={screenShareVideoTrack.id}
          trackId={screenShareVideoTrack.id}
          videoLayout="FIT"
          style={styles.screen}
        />
        <Text>{nameOf(peer)} is sharing their screen</Text>
      </View>
    );
  });
}

const styles = StyleSheet.create({
  screen: { width: '100%', aspectRatio: 16 / 9, backgroundColor: '#000' },
});
