import { useConnection } from '@fishjam-cloud/react-client';
import { JoinForm } from './JoinForm';
// #region step-4
import { OwnCamera } from './OwnCamera';
// #endregion
// #region step-5
import { Participants } from './Participants';
// #endregion

export default function App() {
  const { peerStatus, reconnectionStatus, leaveRoom } = useConnection();
  const isReconnecting = reconnectionStatus === 'reconnecting';

  if (peerStatus !== 'connected' && !isReconnecting) return <JoinForm />;

  return (
    <main>
      <p role="status">{isReconnecting ? 'Connection lost. Reconnecting…' : 'You are in the room.'}</p>
      {/* #region step-4 */}
      <OwnCamera />
      {/* #endregion */}
      {/* #region step-5 */}
      <Participants />
      {/* #endregion */}
      <button onClick={leaveRoom}>Leave</button>
    </main>
  );
}
