import { useState } from 'react';
import { CallScreen } from './CallScreen';
import { Lobby } from './Lobby';
import { useCall } from './useCall';
import { useDevices } from './useDevices';

export default function App() {
  const { phase, status, message, join, cancel, leave } = useCall();
  const devices = useDevices();
  const [displayName, setDisplayName] = useState('');

  if (phase === 'call' || phase === 'leaving') {
    return (
      <CallScreen
        displayName={displayName}
        status={status}
        devices={devices}
        isLeaving={phase === 'leaving'}
        onLeave={leave}
      />
    );
  }
  return (
    <Lobby
      displayName={displayName}
      devices={devices}
      onNameChange={setDisplayName}
      isJoining={phase === 'joining'}
      message={message}
      onJoin={() => void join(displayName.trim())}
      onCancel={cancel}
    />
  );
}
