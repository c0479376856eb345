import { useConnection } from '@fishjam-cloud/react-native-client';
import { useState } from 'react';
import { Button, ScrollView, StyleSheet, Text } from 'react-native';
import { leaveCompletely } from './leaveCompletely';
// #region step-4
import { OwnCamera } from './OwnCamera';
// #endregion
// #region step-5
import { Participants } from './Participants';
// #endregion

export function CallScreen({ onLeft }: { onLeft: () => void }) {
  const { peerStatus, leaveRoom } = useConnection();
  const [isLeaving, setIsLeaving] = useState(false);
  const isConnected = peerStatus === 'connected';

  async function leave() {
    setIsLeaving(true);
    await leaveCompletely(leaveRoom, !isConnected);
    onLeft();
  }

  function status() {
    if (isLeaving) return 'Leaving…';
    return isConnected ? 'You are in the room.' : 'You are disconnected. If this message stays, leave and join again.';
  }

  return (
    <ScrollView contentContainerStyle={styles.screen}>
      <Text accessibilityLiveRegion="polite">{status()}</Text>
      {/* #region step-4 */}
      <OwnCamera />
      {/* #endregion */}
      {/* #region step-5 */}
      <Participants />
      {/* #endregion */}
      <Button title="Leave" onPress={leave} disabled={isLeaving} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  screen: { gap: 12, padding: 24 },
});
