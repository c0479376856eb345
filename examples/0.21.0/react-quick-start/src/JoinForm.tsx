import { useConnection, useInitializeDevices, useSandbox } from '@fishjam-cloud/react-client';
import { useEffect, useState, type FormEvent } from 'react';

export function JoinForm({ onJoined }: { onJoined: () => void }) {
  const { initializeDevices } = useInitializeDevices();
  const { getSandboxPeerToken } = useSandbox();
  const { joinRoom, leaveRoom, peerStatus } = useConnection();
  const [name, setName] = useState('');
  const [isJoining, setIsJoining] = useState(false);
  const [message, setMessage] = useState('');

  // A reconnection that was pending when the user left may still succeed. If it does, leave again.
  useEffect(() => {
    if (peerStatus === 'connected' && !isJoining) leaveRoom();
  }, [peerStatus, isJoining, leaveRoom]);

  async function join(event: FormEvent) {
    event.preventDefault();
    setIsJoining(true);
    setMessage('');
    try {
      await initializeDevices();
      // Peer names must be unique in a room, so add a random suffix.
      const peerName = `${name}-${crypto.randomUUID().slice(0, 8)}`;
      const peerToken = await getSandboxPeerToken('quick-start', peerName);
      await joinRoom({ peerToken, peerMetadata: { displayName: name } });
      onJoined();
    } catch (error) {
      setMessage(
        error instanceof Error ? error.message : 'Could not join the room. Check your connection, then try again.',
      );
      setIsJoining(false);
    }
  }

  return (
    <form onSubmit={join}>
      <label>
        Your name{' '}
        <input
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          pattern=".*\S.*"
          maxLength={40}
        />
      </label>
      <button disabled={isJoining}>Join</button>
      <p role="status">{message}</p>
    </form>
  );
}
