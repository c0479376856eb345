import { CameraButton, MicrophoneButton } from './DeviceButtons';
import { DevicePickers } from './DevicePickers';
import { Participants } from './Participants';
import { ScreenShareButton } from './ScreenShareButton';
import { SharedScreens } from './SharedScreens';
import type { CallStatus } from './useCall';

const statusTexts: Record<CallStatus, string> = {
  connected: '',
  reconnecting: 'Connection lost. Reconnecting…',
  ended: 'The call is over: you were removed, or the connection could not be restored.',
};

type CallScreenProps = { displayName: string; status: CallStatus; isLeaving: boolean; onLeave: () => Promise<void> };

export function CallScreen({ displayName, status, isLeaving, onLeave }: CallScreenProps) {
  return (
    <main>
      <p role="status">{statusTexts[status]}</p>
      {status === 'connected' && <SharedScreens />}
      {status !== 'ended' && <Participants ownName={displayName} />}
      <div className="buttons">
        {status === 'connected' && (
          <>
            <MicrophoneButton />
            <CameraButton />
            <ScreenShareButton />
          </>
        )}
        <button onClick={onLeave} disabled={isLeaving}>
          {status === 'ended' ? 'Back' : 'Leave'}
        </button>
      </div>
      {status === 'connected' && <DevicePickers />}
    </main>
  );
}
