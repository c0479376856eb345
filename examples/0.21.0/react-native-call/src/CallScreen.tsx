import { Button, ScrollView, StyleSheet, Text } from 'react-native';
import { statusTexts, type CallStatus } from './callStatus';
import { DeviceButtons } from './DeviceButtons';
import { Participants } from './Participants';
import { Permissions } from './Permissions';
import { SharedScreens } from './SharedScreens';
import { useCallInBackground } from './useCallInBackground';
import type { Devices } from './useDevices';
import type { DevicePermissions } from './usePermissions';

type CallScreenProps = {
  displayName: string;
  status: CallStatus;
  permissions: DevicePermissions;
  devices: Devices;
  onLeave: () => void;
  onRetry: () => void;
};

export function CallScreen({ displayName, status, permissions, devices, onLeave, onRetry }: CallScreenProps) {
  useCallInBackground(permissions);
  const isConnected = status === 'connected';
  const isRunning = isConnected || status === 'reconnecting';

  return (
    <ScrollView contentContainerStyle={styles.screen}>
      <Text accessibilityLiveRegion="polite">{statusTexts[status]}</Text>
      {isConnected && <SharedScreens />}
      {isRunning && <Participants ownName={displayName} />}
      {isConnected && <Permissions permissions={permissions} />}
      {isRunning && <DeviceButtons permissions={permissions} devices={devices} canSwitch={isConnected} />}
      {status === 'lost' && <Button title="Try again" onPress={onRetry} />}
      <Button title={status === 'removed' ? 'Back' : 'Leave'} onPress={onLeave} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  screen: { gap: 12, padding: 24 },
});
