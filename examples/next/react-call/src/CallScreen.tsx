import { DeviceControls } from './DeviceControls';
import { Participants } from './Participants';
import { ScreenShareButton } from './ScreenShareButton';
import { SharedScreens } from './SharedScreens';
import type { CallStatus } from './useCall';
import type { Devices } from './useDevices';

const statusTexts: Record<CallStatus, string> = {
  connected: '',
  reconnecting: 'Connection lost. Reconnecting…',
  ended: 'The call is over, you were removed, or the connection could not be restored. Press Back to join again.',
};

type CallScreenProps = {
  displayName: string;
  status: CallStatus;
  devices: Devices;
  isLeaving: boolean;
  onLeave: () => Promise<void>;
};

export function CallScreen({ displayName, status, devices, isLeaving, onLeave }: CallScreenProps) {
  return (
    <main>
      <p role="status">{statusTexts[status]}</p>
      {status === 'connected' && <SharedScreens />}
      {status !== 'ended' && <Participants ownName={displayName} />}
      {status === 'connected' && <DeviceControls devices={devices} />}
      <div className="buttons">
        {status === 'connected' && <ScreenShareButton />}
        <button onClick={onLeave} disabled={isLeaving}>
          {status === 'ended' ? 'Back' : 'Leave'}
        </button>
      </div>
    </main>
  );
}
