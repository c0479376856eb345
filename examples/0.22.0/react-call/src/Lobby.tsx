import { useCamera } from '@fishjam-cloud/react-client';
import type { FormEvent } from 'react';
import { CameraButton, MicrophoneButton } from './DeviceButtons';
import { DevicePickers } from './DevicePickers';
import { Video } from './Media';

type LobbyProps = {
  displayName: string;
  onNameChange: (name: string) => void;
  isJoining: boolean;
  message: string;
  onJoin: () => void;
  onCancel: () => void;
};

export function Lobby({ displayName, onNameChange, isJoining, message, onJoin, onCancel }: LobbyProps) {
  const { cameraStream } = useCamera();

  function submit(event: FormEvent) {
    event.preventDefault();
    onJoin();
  }

  return (
    <main className="lobby">
      <h1>Join the call</h1>
      {cameraStream ? <Video stream={cameraStream} isMirrored /> : <p className="placeholder">Your camera is off.</p>}
      <DevicePickers />
      <div className="buttons">
        <MicrophoneButton />
        <CameraButton />
      </div>
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
        <button disabled={isJoining}>{isJoining ? 'Joining…' : 'Join'}</button>
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
