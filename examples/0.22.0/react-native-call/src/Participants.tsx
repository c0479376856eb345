import { usePeers } from '@fishjam-cloud/react-native-client';
import { StyleSheet, Text, View } from 'react-native';
import { OwnVideo } from './OwnVideo';
import { isSpeaking, nameOf, type PeerData } from './participant';
import { Video } from './Video';

export function Participants({ ownName }: { ownName: string }) {
  const { remotePeers } = usePeers<PeerData>();

  return (
    <>
      <View style={styles.tile}>
        <OwnVideo />
        <Text>{ownName} (you)</Text>
      </View>
      {remotePeers.map((peer) => {
        const { id, cameraTrack, microphoneTrack } = peer;
        const name = nameOf(peer);
        const isSpeakingNow = isSpeaking(microphoneTrack);
        return (
          <View key={id} style={[styles.tile, isSpeakingNow && styles.speaking]}>
            <Video track={cameraTrack} placeholder={`${name}: no camera`} />
            <Text>
              {name}
              {isSpeakingNow && ' (speaking)'}
            </Text>
          </View>
        );
      })}
    </>
  );
}

const styles = StyleSheet.create({
  tile: { borderWidth: 3, borderColor: 'transparent' },
  speaking: { borderColor: 'seagreen' },
});
