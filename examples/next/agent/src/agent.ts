// #region step-4
import type { AgentTrack } from '@fishjam-cloud/js-server-sdk';
// #endregion
import { PeerNotFoundException } from '@fishjam-cloud/js-server-sdk';
// #region step-4
import { answer } from './answer';
// #endregion
import { fishjam } from './fishjam';
import { bytesPerSecond, SpeechDetector } from './speech';

const room = await findRoom();
const { agent, peer } = await fishjam.createAgent(
  room.id,
  { output: { audioFormat: 'pcm16', audioSampleRate: 16000 } },
  {
    onError: () => leave('The connection failed.', 1),
    onClose: (code, reason) => leave(`The connection closed (${code} ${reason}).`, 1),
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => leave('Stopping the agent.', 0));
console.log(`Agent ${peer.id} is joining room ${room.id}.`);

const detectors = new Map<string, SpeechDetector>();

agent.on('trackData', ({ peerId, data }) => {
  const detector = detectors.get(peerId) ?? createDetector(peerId);
  detectors.set(peerId, detector);
  detector.push(data);
});

async function findRoom() {
  const rooms = await fishjam.getAllRooms();
  const room = rooms.find(({ peers }) => peers.some(({ type, status }) => type === 'webrtc' && status === 'connected'));
  if (!room) throw new Error('No one is in a room. Join a room in your app, then restart the agent.');
  return room;
}

// #region turns
function createDetector(peerId: string): SpeechDetector {
  return new SpeechDetector({
    onStart: () => {
      console.log(`${peerId} is speaking.`);
      // #region step-5
      interrupt();
      // #endregion
    },
    onEnd: (speech) => {
      console.log(`${peerId}: recorded ${(speech.length / bytesPerSecond).toFixed(1)} seconds.`);
      // #region step-4
      speak(speech).catch((error: unknown) => console.error('Could not reply:', error));
      // #endregion
    },
  });
}
// #region step-4

let track: AgentTrack | undefined;
// #region step-5
let turn = 0;
// #endregion

async function speak(question: Uint8Array): Promise<void> {
  // #region step-5
  const ownTurn = turn;
  // #endregion
  const reply = await answer(question);
  // #region step-5
  // Someone has spoken in the meantime, so discard this reply.
  if (ownTurn !== turn) return;
  // #endregion
  // Audio has arrived, so the connection is open and the agent can create a track.
  track ??= agent.createTrack({ encoding: 'pcm16', sampleRate: 16000, channels: 1 }, { type: 'microphone' });
  agent.sendData(track.id, reply);
}
// #endregion
// #region step-5

function interrupt(): void {
  turn += 1;
  if (track) agent.interruptTrack(track.id);
}
// #endregion
// #endregion

let hasLeft = false;

function leave(reason: string, exitCode: number): void {
  // disconnect() closes the connection, which calls this function again.
  if (hasLeft) return;
  hasLeft = true;
  console.log(reason);
  agent.disconnect();
  fishjam
    .deletePeer(room.id, peer.id)
    .catch((error: unknown) => {
      // The connection also closes when the peer or its room is deleted.
      if (!(error instanceof PeerNotFoundException)) console.error('Could not delete the peer:', error);
    })
    .finally(() => process.exit(exitCode));
}
