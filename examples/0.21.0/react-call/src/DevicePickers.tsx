import { useCamera, useInitializeDevices, useMicrophone, type DeviceItem } from '@fishjam-cloud/react-client';
import { useState } from 'react';
import { deviceProblem } from './deviceProblem';

/** Asks for the camera and the microphone, then lets the user choose among them. */
export function DevicePickers() {
  const { initializeDevices } = useInitializeDevices();
  const { cameraDevices, currentCamera, selectCamera } = useCamera();
  const { microphoneDevices, currentMicrophone, selectMicrophone } = useMicrophone();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');

  async function setUp() {
    setIsBusy(true);
    setMessage('');
    try {
      const { errors } = await initializeDevices();
      const problems = [
        errors?.video && deviceProblem('camera', errors.video),
        errors?.audio && deviceProblem('microphone', errors.audio),
      ];
      setMessage(problems.filter(Boolean).join(' '));
    } catch {
      setMessage('The browser offers cameras and microphones only on https:// and localhost.');
    } finally {
      setIsBusy(false);
    }
  }

  async function choose(device: 'camera' | 'microphone', deviceId: string) {
    setIsBusy(true);
    setMessage('');
    try {
      const error = await (device === 'camera' ? selectCamera(deviceId) : selectMicrophone(deviceId));
      if (error) setMessage(deviceProblem(device, error));
    } catch {
      setMessage(`The ${device} could not be changed. Try again.`);
    } finally {
      setIsBusy(false);
    }
  }

  if (cameraDevices.length + microphoneDevices.length === 0) {
    return (
      <>
        <button onClick={setUp} disabled={isBusy}>
          Set up camera and microphone
        </button>
        <p role="status">{message}</p>
      </>
    );
  }

  return (
    <>
      <Picker
        label="Camera"
        devices={cameraDevices}
        value={currentCamera?.deviceId}
        isDisabled={isBusy}
        onChange={(deviceId) => void choose('camera', deviceId)}
      />
      <Picker
        label="Microphone"
        devices={microphoneDevices}
        value={currentMicrophone?.deviceId}
        isDisabled={isBusy}
        onChange={(deviceId) => void choose('microphone', deviceId)}
      />
      <p role="status">{message}</p>
    </>
  );
}

type PickerProps = {
  label: string;
  devices: DeviceItem[];
  value: string | undefined;
  isDisabled: boolean;
  onChange: (deviceId: string) => void;
};

function Picker({ label, devices, value, isDisabled, onChange }: PickerProps) {
  return (
    <label>
      {label}{' '}
      <select value={value ?? ''} disabled={isDisabled} onChange={(event) => onChange(event.target.value)}>
        {value === undefined && <option value="">Choose</option>}
        {devices.map(({ deviceId, label: name }, index) => (
          <option key={deviceId} value={deviceId}>
            {name || `${label} ${index + 1}`}
          </option>
        ))}
      </select>
    </label>
  );
}
