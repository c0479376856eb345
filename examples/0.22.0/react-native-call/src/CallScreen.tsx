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
};

export function CallScreen({ displayName, status, permissions, devices, onLeave }: CallScreenProps) {
  const { isRefused } = useCallInBackground({
    permissions,
    onMuted: () => devices.setMicrophone(false),
    onEnded: onLeave,
  });
  const isConnected = status === 'connected';
  const isOver = status === 'lost' || status === 'removed';

  return (
    <ScrollView contentContainerStyle={styles.screen}>
      <Text accessibilityLiveRegion="polite">{statusTexts[status]}</Text>
      {isRefused && <Text>Keep this app open: the phone may end the call when you leave the app.</Text>}
      {isConnected && <SharedScreens />}
      {!isOver && <Participants ownName={displayName} />}
      {isConnected && <Permissions permissions={permissions} />}
      {!isOver && <DeviceButtons permissions={permissions} devices={devices} canSwitch={isConnected} />}
      <Button title={isOver ? 'Back to the lobby' : 'Leave'} onPress={onLeave} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  screen: { gap: 12, padding: 24 },
});
