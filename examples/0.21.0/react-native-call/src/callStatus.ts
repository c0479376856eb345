import type { PeerStatus, ReconnectionStatus } from '@fishjam-cloud/react-native-client';

export type CallStatus = 'connected' | 'reconnecting' | 'lost' | 'removed';

type Connection = {
  platform: string;
  peerStatus: PeerStatus;
  reconnectionStatus: ReconnectionStatus;
  /** Whether the connection has been lost for longer than the SDK needs to restore it. */
  isOverdue: boolean;
};

/** Returns the status of a call that the user has joined and not left. */
export function statusOf({ platform, peerStatus, reconnectionStatus, isOverdue }: Connection): CallStatus {
  // `joinRoom` resolves a moment before `connecting` becomes `connected`.
  if (peerStatus === 'connected' || peerStatus === 'connecting') return 'connected';
  if (platform === 'ios') {
    // A lost connection is `idle` here as well, so only `reconnectionStatus` distinguishes it from the end of the call.
    if (peerStatus === 'idle' && reconnectionStatus === 'idle') return 'removed';
    return isOverdue || reconnectionStatus === 'error' ? 'lost' : 'reconnecting';
  }
  // On Android, a lost connection is `error`. The values of `reconnectionStatus` are swapped there: don't use them.
  if (peerStatus === 'idle') return 'removed';
  return isOverdue ? 'lost' : 'reconnecting';
}

export const statusTexts: Record<CallStatus, string> = {
  connected: '',
  reconnecting: 'Connection lost. Reconnecting…',
  lost: 'The connection could not be restored. Check your network, then try again.',
  removed: 'The call is over, or you were removed from it.',
};
