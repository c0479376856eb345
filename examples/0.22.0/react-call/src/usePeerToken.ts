import { useSandbox } from '@fishjam-cloud/react-client';

/**
 * Returns a function that gets a peer token for the call.
 *
 * For development only. In production, replace the body of this hook with a request to your own backend.
 */
export function usePeerToken() {
  const { getSandboxPeerToken } = useSandbox();

  return async (displayName: string): Promise<string> => {
    // Peer names must be unique in a room, so add a random suffix.
    const peerName = `${displayName}-${crypto.randomUUID().slice(0, 8)}`;
    return getSandboxPeerToken('call', peerName);
  };
}
