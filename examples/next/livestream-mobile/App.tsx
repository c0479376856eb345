import { useState } from 'react';
import { Button, StyleSheet, View } from 'react-native';
import { Streamer } from './Streamer';
// #region step-4
import { Viewer } from './Viewer';
// #endregion

const roomName = 'livestream-tutorial';

export default function App() {
  const [role, setRole] = useState<'streamer' | 'viewer'>();

  return (
    <View style={styles.app}>
      {role === undefined && (
        <View style={styles.choice}>
          <Button title="Stream" onPress={() => setRole('streamer')} />
          {/* #region step-4 */}
          <Button title="Watch" onPress={() => setRole('viewer')} />
          {/* #endregion */}
        </View>
      )}
      {role === 'streamer' && <Streamer roomName={roomName} onStopped={() => setRole(undefined)} />}
      {/* #region step-4 */}
      {role === 'viewer' && <Viewer roomName={roomName} />}
      {/* #endregion */}
    </View>
  );
}

const styles = StyleSheet.create({
  app: { flex: 1, paddingTop: 48, backgroundColor: '#fff' },
  choice: { gap: 12, padding: 24 },
});
