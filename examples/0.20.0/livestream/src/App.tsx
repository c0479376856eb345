import { Streamer } from './Streamer';
// #region step-4
import { Viewer } from './Viewer';
// #endregion

const roomName = 'livestream-tutorial';

export default function App() {
  // #region step-4
  const isViewer = location.pathname === '/watch';
  if (isViewer) return <Viewer roomName={roomName} />;
  // #endregion
  return <Streamer roomName={roomName} />;
}
