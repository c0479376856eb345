import { usePeers } from '@fishjam-cloud/react-client';
import { Audio, Video } from './Media';

export function Participants() {
  const { remotePeers } = usePeers<{ displayName?: string }>();

  if (remotePeers.length === 0) return <p>Nobody else is here yet.</p>;

  return remotePeers.map(({ id, metadata, cameraTrack, microphoneTrack }) => (
    <figure key={id}>
      {cameraTrack && !cameraTrack.metadata?.paused ? <Video stream={cameraTrack.stream} /> : <p>The camera is off.</p>}
      <Audio stream={microphoneTrack?.stream ?? null} />
      <figcaption>{metadata?.peer?.displayName ?? 'Guest'}</figcaption>
    </figure>
  ));
}
