import { usePeers } from '@fishjam-cloud/react-native-client';
import { StyleSheet, Text, View } from 'react-native';
import { nameOf, soundOf, type PeerData } from './participant';
import { OwnVideo } from './OwnVideo';
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
        const sound = soundOf(microphoneTrack);
        return (
          <View key={id} style={[styles.tile, sound === 'speaking' && styles.speaking]}>
            <Video track={cameraTrack} placeholder={`${name}: camera off`} />
            <Text>
              {name}
              {sound && ` (${sound})`}
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
