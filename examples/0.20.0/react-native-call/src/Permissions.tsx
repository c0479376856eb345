import { useState } from 'react';
import { Button, Linking, Text, View } from 'react-native';
import { permissionStep } from './permissionStep';
import type { DevicePermissions } from './usePermissions';

/** Explains why the app needs the camera and the microphone, then requests access. */
export function Permissions({ permissions }: { permissions: DevicePermissions }) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const step = permissionStep(permissions.camera, permissions.microphone, permissions.mustUseSettings);

  async function run(action: () => Promise<void>) {
    setIsBusy(true);
    setMessage('');
    try {
      await action();
    } catch {
      setMessage('That did not work. Allow camera and microphone access in the system settings.');
    } finally {
      setIsBusy(false);
    }
  }

  if (step === 'checking' || step === 'granted') return null;
  return (
    <View>
      <Text>Other participants see and hear you only if you allow camera and microphone access.</Text>
      {step === 'request' ? (
        <Button title="Allow camera and microphone access" onPress={() => run(permissions.request)} disabled={isBusy} />
      ) : (
        <Button title="Open settings" onPress={() => run(() => Linking.openSettings())} disabled={isBusy} />
      )}
      <Text accessibilityLiveRegion="polite">{message}</Text>
    </View>
  );
}
