import type { Devices } from './useDevices';

/** Buttons and pickers for the camera and the microphone. All are disabled while a change is pending. */
export function DeviceControls({ devices, isDisabled = false }: { devices: Devices; isDisabled?: boolean }) {
  const { isBusy, message, canSetUp, setUp, switchCamera, switchMicrophone, cameraLabel, microphoneLabel } = devices;

  return (
    <>
      <fieldset disabled={isBusy || isDisabled}>
        {canSetUp && <button onClick={setUp}>Set up camera and microphone</button>}
        <button onClick={switchMicrophone}>{microphoneLabel}</button>
        <button onClick={switchCamera}>{cameraLabel}</button>
        <Picker label="Camera" {...devices.camera} />
        <Picker label="Microphone" {...devices.microphone} />
      </fieldset>
      <p role="status">{message}</p>
    </>
  );
}

function Picker({ label, devices, current, choose }: { label: string } & Devices['camera']) {
  if (devices.length === 0) return null;
  const value = current?.deviceId ?? '';
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => void choose(event.target.value)}>
        {!devices.some(({ deviceId }) => deviceId === value) && <option value="">Select</option>}
        {devices.map(({ deviceId, label: name }, index) => (
          <option key={deviceId} value={deviceId}>
            {name || `${label} ${index + 1}`}
          </option>
        ))}
      </select>
    </label>
  );
}
