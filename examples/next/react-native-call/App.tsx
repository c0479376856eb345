import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { CallScreen } from './src/CallScreen';
import { Lobby } from './src/Lobby';
import { CameraRelease } from './src/OwnVideo';
import { useCall } from './src/useCall';
import { useDevices } from './src/useDevices';
import { usePermissions } from './src/usePermissions';

export default function App() {
  const { phase, status, isReady, message, join, cancel, leave } = useCall();
  const permissions = usePermissions();
  const devices = useDevices({
    permissions,
    isActive: isReady || (phase === 'call' && status === 'connected'),
    isLost: phase === 'call' && status === 'reconnecting',
  });
  const [displayName, setDisplayName] = useState('');

  return (
    <View style={styles.app}>
      <CameraRelease />
      {phase === 'call' ? (
        <CallScreen
          displayName={displayName.trim()}
          status={status}
          permissions={permissions}
          devices={devices}
          onLeave={() => void leave()}
        />
      ) : (
        <Lobby
          displayName={displayName}
          onNameChange={setDisplayName}
          isJoining={phase === 'joining'}
          isReady={isReady}
          message={message}
          permissions={permissions}
          devices={devices}
          onJoin={() => void join(displayName.trim())}
          onCancel={() => void cancel()}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  app: { flex: 1, paddingTop: 48, backgroundColor: '#fff' },
});
