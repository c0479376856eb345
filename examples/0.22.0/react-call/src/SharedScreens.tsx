import { usePeers } from '@fishjam-cloud/react-client';
import { Audio, Video } from './Media';
import { nameOf } from './Participants';

export function SharedScreens() {
  const { remotePeers } = usePeers();

  return remotePeers.map((peer) => {
    const { id, screenShareVideoTrack, screenShareAudioTrack } = peer;
    if (!screenShareVideoTrack) return null;
    return (
      <figure key={id} className="screen">
        <Video stream={screenShareVideoTrack.stream} />
        <Audio stream={screenShareAudioTrack?.stream ?? null} />
        <figcaption>{nameOf(peer)} is sharing their screen</figcaption>
      </figure>
    );
  });
}
