import { useSandbox } from '@fishjam-cloud/react-native-client';

export const fishjamId = process.env.EXPO_PUBLIC_FISHJAM_ID ?? '';

/**
 * Returns a function that gets a peer token for the call.
 *
 * For development only. In production, replace the body of this hook with a request to your own backend.
 */
export function usePeerToken() {
  const { getSandboxPeerToken } = useSandbox({ fishjamId });

  return async (displayName: string): Promise<string> => {
    // Peer names must be unique in a room, so add a random suffix.
    const peerName = `${displayName}-${Math.random().toString(36).slice(2, 10)}`;
    return getSandboxPeerToken('call', peerName);
  };
}
