// #region step-5
import type { TrackId } from '@fishjam-cloud/js-server-sdk';
import { answer } from './answer';
// #endregion
import { fishjam } from './fishjam';
// #region step-4
import { bytesPerSecond, SpeechDetector } from './speech';
// #endregion

// An agent receives audio only from peers that were created with `subscribe`.
const room = await fishjam.createRoom();
const { peerToken } = await fishjam.createPeer(room.id, {
  subscribe: { audioFormat: 'pcm16', audioSampleRate: 16000 },
});
console.log(`Join with this peer token:\n${peerToken}`);
// #region step-4

const { agent, peer } = await fishjam.createAgent(
  room.id,
  {},
  () => leave('The connection failed.', 1),
  (code, reason) => leave(`The connection closed (${code} ${reason}).`, 1),
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => leave('Ending the call.', 0));
console.log(`Agent ${peer.id} is joining room ${room.id}.`);

const detectors = new Map<string, SpeechDetector>();

agent.on('trackData', ({ peerId, data }) => {
  const detector = detectors.get(peerId) ?? createDetector(peerId);
  detectors.set(peerId, detector);
  detector.push(data);
});

function createDetector(peerId: string): SpeechDetector {
  return new SpeechDetector({
    onStart: () => console.log(`${peerId} is speaking.`),
    onEnd: (speech) => {
      console.log(`${peerId}: recorded ${(speech.length / bytesPerSecond).toFixed(1)} seconds.`);
      // #region step-5
      speak(speech).catch((error: unknown) => console.error('Could not reply:', error));
      // #endregion
    },
  });
}
// #endregion
// #region step-5

let trackId: TrackId | undefined;

async function speak(question: Uint8Array): Promise<void> {
  const reply = await answer(question);
  // Audio has arrived, so the connection is open and the agent can create a track.
  trackId ??= agent.createTrack({ encoding: 'pcm16', sampleRate: 16000, channels: 1 }, { type: 'microphone' })
    .id as TrackId;
  agent.sendData(trackId, reply);
}
// #endregion
// #region step-4

let hasLeft = false;

function leave(reason: string, exitCode: number): void {
  // Deleting the room closes the connection, which calls this function again.
  if (hasLeft) return;
  hasLeft = true;
  console.log(reason);
  // Deleting the room disconnects everyone. In this version, an agent has no method for disconnecting.
  fishjam
    .deleteRoom(room.id)
    .catch((error: unknown) => console.error('Could not delete the room:', error))
    .finally(() => process.exit(exitCode));
}
// #endregion
