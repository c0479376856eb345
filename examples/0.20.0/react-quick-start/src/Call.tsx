import { useConnection } from '@fishjam-cloud/react-client';
// #region step-4
import { OwnCamera } from './OwnCamera';
// #endregion
// #region step-5
import { Participants } from './Participants';
// #endregion

export function Call({ onLeft }: { onLeft: () => void }) {
  const { peerStatus, reconnectionStatus, leaveRoom } = useConnection();
  const isReconnecting = reconnectionStatus === 'reconnecting' && peerStatus !== 'error';

  function leave() {
    leaveRoom();
    onLeft();
  }

  return (
    <main>
      <p role="status">
        {peerStatus === 'connected' && 'You are in the room.'}
        {peerStatus !== 'connected' && (isReconnecting ? 'Connection lost. Reconnecting…' : 'You are disconnected.')}
      </p>
      {/* #region step-4 */}
      <OwnCamera />
      {/* #endregion */}
      {/* #region step-5 */}
      <Participants />
      {/* #endregion */}
      <button onClick={leave}>Leave</button>
    </main>
  );
}
