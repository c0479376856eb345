import { useConnection } from '@fishjam-cloud/react-native-client';
import { Button, ScrollView, StyleSheet, Text } from 'react-native';
// #region step-4
import { OwnCamera } from './OwnCamera';
// #endregion
// #region step-5
import { Participants } from './Participants';
// #endregion

export function CallScreen({ onLeft }: { onLeft: () => void }) {
  const { peerStatus, leaveRoom } = useConnection();

  function leave() {
    leaveRoom();
    onLeft();
  }

  return (
    <ScrollView contentContainerStyle={styles.screen}>
      <Text accessibilityLiveRegion="polite">
        {peerStatus === 'connected' ? 'You are in the room.' : 'Connection lost. Reconnecting…'}
      </Text>
      {/* #region step-4 */}
      <OwnCamera />
      {/* #endregion */}
      {/* #region step-5 */}
      <Participants />
      {/* #endregion */}
      <Button title="Leave" onPress={leave} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  screen: { gap: 12, padding: 24 },
});
