import { usePeers, type Track } from '@fishjam-cloud/react-client';
import { Audio, Video } from './Media';

/** Whether the camera is off: browsers set `paused`, and Android phones set `active`. */
function isOff({ metadata }: Track): boolean {
  return metadata?.paused === true || (metadata as { active?: boolean } | undefined)?.active === false;
}

export function Participants() {
  const { remotePeers } = usePeers<{ displayName?: string }>();

  if (remotePeers.length === 0) return <p>No one else is here yet.</p>;

  return remotePeers.map(({ id, metadata, cameraTrack, microphoneTrack }) => (
    <figure key={id}>
      {cameraTrack && !isOff(cameraTrack) ? <Video stream={cameraTrack.stream} /> : <p>This camera is off.</p>}
      <Audio stream={microphoneTrack?.stream ?? null} />
      <figcaption>{typeof metadata?.peer?.displayName === 'string' ? metadata.peer.displayName : 'Guest'}</figcaption>
    </figure>
  ));
}
