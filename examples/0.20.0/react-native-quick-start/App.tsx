import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { CallScreen } from './CallScreen';
import { JoinScreen } from './JoinScreen';

export default function App() {
  const [isInCall, setIsInCall] = useState(false);

  return (
    <View style={styles.app}>
      {isInCall ? <CallScreen onLeft={() => setIsInCall(false)} /> : <JoinScreen onJoined={() => setIsInCall(true)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  app: { flex: 1, paddingTop: 48, backgroundColor: '#fff' },
});
