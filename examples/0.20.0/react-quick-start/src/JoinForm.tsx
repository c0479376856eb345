import { useConnection, useInitializeDevices, useSandbox } from '@fishjam-cloud/react-client';
import { useState, type FormEvent } from 'react';

export function JoinForm() {
  const { initializeDevices } = useInitializeDevices();
  const { getSandboxPeerToken } = useSandbox();
  const { joinRoom, peerStatus } = useConnection();
  const [name, setName] = useState('');
  const [isJoining, setIsJoining] = useState(false);
  const [message, setMessage] = useState('');

  async function join(event: FormEvent) {
    event.preventDefault();
    setIsJoining(true);
    setMessage('');
    try {
      const { status } = await initializeDevices();
      if (status === 'failed') setMessage('No camera and no microphone: you can only watch.');

      const peerToken = await getSandboxPeerToken('quick-start', name);
      await joinRoom({ peerToken, peerMetadata: { displayName: name } });
    } catch (error) {
      setMessage(error instanceof Error ? error.message : 'Could not join the room. Try again.');
    } finally {
      setIsJoining(false);
    }
  }

  return (
    <form onSubmit={join}>
      <label>
        Your name <input value={name} onChange={(event) => setName(event.target.value)} required maxLength={50} />
      </label>
      <button disabled={isJoining || peerStatus === 'connecting'}>Join</button>
      <p role="status">{message}</p>
    </form>
  );
}
