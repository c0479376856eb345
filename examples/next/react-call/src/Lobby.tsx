import { useCamera } from '@fishjam-cloud/react-client';
import type { FormEvent } from 'react';
import { DeviceControls } from './DeviceControls';
import { Video } from './Media';
import type { Devices } from './useDevices';

type LobbyProps = {
  displayName: string;
  devices: Devices;
  onNameChange: (name: string) => void;
  isJoining: boolean;
  message: string;
  onJoin: () => void;
  onCancel: () => void;
};

export function Lobby({ displayName, devices, onNameChange, isJoining, message, onJoin, onCancel }: LobbyProps) {
  const { cameraStream } = useCamera();

  function submit(event: FormEvent) {
    event.preventDefault();
    onJoin();
  }

  return (
    <main className="lobby">
      <h1>Join the call</h1>
      {cameraStream ? <Video stream={cameraStream} isMirrored /> : <p className="placeholder">Your camera is off.</p>}
      <DeviceControls devices={devices} isDisabled={isJoining} />
      <form onSubmit={submit}>
        <label>
          Your name{' '}
          <input
            value={displayName}
            onChange={(event) => onNameChange(event.target.value)}
            required
            pattern=".*\S.*"
            maxLength={40}
          />
        </label>
        {/* A device that finishes starting after the join would not be published. */}
        <button disabled={isJoining || devices.isBusy}>{isJoining ? 'Joining…' : 'Join'}</button>
        {isJoining && (
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </form>
      <p role="status">{message}</p>
    </main>
  );
}
