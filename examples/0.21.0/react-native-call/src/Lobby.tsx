import { Button, ScrollView, StyleSheet, Text, TextInput } from 'react-native';
import { DeviceButtons } from './DeviceButtons';
import { OwnVideo } from './OwnVideo';
import { Permissions } from './Permissions';
import type { Devices } from './useDevices';
import type { DevicePermissions } from './usePermissions';

type LobbyProps = {
  displayName: string;
  onNameChange: (name: string) => void;
  isJoining: boolean;
  isReady: boolean;
  message: string;
  permissions: DevicePermissions;
  devices: Devices;
  onJoin: () => void;
  onCancel: () => void;
};

export function Lobby(props: LobbyProps) {
  const { displayName, onNameChange, isJoining, isReady, message, permissions, devices, onJoin, onCancel } = props;
  const busyLabel = isJoining ? 'Joining…' : 'Leaving…';
  // Joining publishes the devices that are on, so wait until they have started.
  const canJoin = isReady && !devices.isBusy && displayName.trim() !== '';

  return (
    <ScrollView contentContainerStyle={styles.screen} keyboardShouldPersistTaps="handled">
      <Text accessibilityRole="header" style={styles.heading}>
        Join the call
      </Text>
      <OwnVideo />
      <Permissions permissions={permissions} />
      <DeviceButtons permissions={permissions} devices={devices} canSwitch={isReady} />
      <Text>Your name</Text>
      <TextInput
        accessibilityLabel="Your name"
        style={styles.input}
        value={displayName}
        onChangeText={onNameChange}
        editable={isReady}
        maxLength={40}
        autoCorrect={false}
      />
      <Button title={isReady ? 'Join' : busyLabel} onPress={onJoin} disabled={!canJoin} />
      {isJoining && <Button title="Cancel" onPress={onCancel} />}
      <Text accessibilityLiveRegion="polite">{message}</Text>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  screen: { gap: 12, padding: 24 },
  heading: { fontSize: 24 },
  input: { borderWidth: 1, borderColor: '#667', borderRadius: 8, padding: 12 },
});
