import { useCamera } from '@fishjam-cloud/react-native-client';
import { useState } from 'react';
import { Button, Text, View } from 'react-native';
import type { Devices } from './useDevices';
import type { DevicePermissions } from './usePermissions';

type DeviceButtonsProps = {
  permissions: DevicePermissions;
  devices: Devices;
  /** Whether the camera can be switched. While the connection is down, it cannot. */
  canSwitch: boolean;
};

export function DeviceButtons({ permissions, devices, canSwitch }: DeviceButtonsProps) {
  const { isCameraOn, isMicrophoneOn, setCamera, setMicrophone, message } = devices;

  return (
    <View>
      {permissions.hasMicrophone && (
        <Button title={isMicrophoneOn ? 'Mute' : 'Unmute'} onPress={() => setMicrophone(!isMicrophoneOn)} />
      )}
      {permissions.hasCamera && (
        <Button title={isCameraOn ? 'Turn camera off' : 'Turn camera on'} onPress={() => setCamera(!isCameraOn)} />
      )}
      {canSwitch && <SwitchCameraButton />}
      <Text accessibilityLiveRegion="polite">{message}</Text>
    </View>
  );
}

function SwitchCameraButton() {
  const { cameras, currentCamera, isCameraOn, switchCamera } = useCamera();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const other = cameras.find(
    ({ facingDirection }) => facingDirection !== 'unspecified' && facingDirection !== currentCamera?.facingDirection,
  );

  async function switchToOther() {
    if (!other) return;
    setIsBusy(true);
    setMessage('');
    try {
      await switchCamera(other.id);
    } catch {
      setMessage('The camera could not be switched. Try again, or restart the app.');
    } finally {
      setIsBusy(false);
    }
  }

  if (!other || !isCameraOn) return null;
  return (
    <>
      <Button title="Switch camera" onPress={switchToOther} disabled={isBusy} />
      <Text accessibilityLiveRegion="polite">{message}</Text>
    </>
  );
}
