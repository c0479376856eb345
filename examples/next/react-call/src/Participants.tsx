import { useCamera, usePeers, useVAD, type PeerWithTracks, type Track } from '@fishjam-cloud/react-client';
import { useMemo } from 'react';
import { Audio, Video } from './Media';

type PeerData = { displayName?: unknown };

/** Peers set their own metadata, so it can contain anything. */
export function nameOf({ metadata }: PeerWithTracks<PeerData, unknown>): string {
  const name = metadata?.peer?.displayName;
  return typeof name === 'string' && name.trim() !== '' ? name : 'Guest';
}

/** Whether the device is off: browsers set `paused`, and phones set `active`. */
function isOff({ metadata }: Track): boolean {
  return metadata?.paused === true || (metadata as { active?: boolean } | undefined)?.active === false;
}

export function Participants({ ownName }: { ownName: string }) {
  const { cameraStream } = useCamera();
  const { remotePeers } = usePeers<PeerData, unknown>();

  return (
    <div className="grid">
      <figure>
        {cameraStream ? <Video stream={cameraStream} isMirrored /> : <p className="placeholder">Your camera is off.</p>}
        <figcaption>{ownName} (you)</figcaption>
      </figure>
      {remotePeers.map((peer) => (
        <Participant key={peer.id} peer={peer} />
      ))}
    </div>
  );
}

/** Shows a participant and plays their audio. */
function Participant({ peer }: { peer: PeerWithTracks<PeerData, unknown> }) {
  const { id, cameraTrack, microphoneTrack } = peer;
  // A shared `useVAD` call would still return `true` if a peer disconnected while speaking and then reconnected.
  const peerIds = useMemo(() => [id], [id]);
  const isSpeaking = useVAD({ peerIds })[id];
  const name = nameOf(peer);
  const isMuted = !microphoneTrack || isOff(microphoneTrack);

  return (
    <figure className={isSpeaking ? 'speaking' : undefined}>
      {cameraTrack?.stream && !isOff(cameraTrack) ? (
        <Video stream={cameraTrack.stream} />
      ) : (
        <p className="placeholder">{name}</p>
      )}
      <Audio stream={microphoneTrack?.stream ?? null} />
      <figcaption>
        {name}
        {isMuted && ' (muted)'}
      </figcaption>
    </figure>
  );
}
