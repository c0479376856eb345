import type { PeerStatus, ReconnectionStatus } from '@fishjam-cloud/react-native-client';

export type CallStatus = 'connected' | 'reconnecting' | 'lost' | 'removed';

type Connection = {
  platform: string;
  peerStatus: PeerStatus;
  reconnectionStatus: ReconnectionStatus;
  /** Whether the connection has been lost for longer than the SDK needs to restore it. */
  isOverdue: boolean;
};

/** Returns the call's status after the user has joined and until they leave. */
export function statusOf({ platform, peerStatus, reconnectionStatus, isOverdue }: Connection): CallStatus {
  // `joinRoom` resolves a moment before `peerStatus` changes from `connecting` to `connected`.
  if (peerStatus === 'connected' || peerStatus === 'connecting') return 'connected';
  if (platform === 'ios') {
    // On iOS, `peerStatus` is also `idle` for a lost connection, so only `reconnectionStatus` differs.
    if (peerStatus === 'idle' && reconnectionStatus === 'idle') return 'removed';
    return isOverdue || reconnectionStatus === 'error' ? 'lost' : 'reconnecting';
  }
  // On Android, `peerStatus` is `error` for a lost connection. Ignore `reconnectionStatus`: its values are swapped.
  if (peerStatus === 'idle') return 'removed';
  return isOverdue ? 'lost' : 'reconnecting';
}

export const statusTexts: Record<CallStatus, string> = {
  connected: '',
  reconnecting: 'Connection lost. Reconnecting…',
  lost: 'The connection could not be restored, or the call is over. Check your network, then join again.',
  removed: 'The call is over, or you were removed from it.',
};
