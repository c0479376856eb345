// #region step-5
import type { TrackId } from '@fishjam-cloud/js-server-sdk';
import { answer } from './answer';
// #endregion
import { fishjam } from './fishjam';

// 16,000 samples of 2 bytes in each second.
const bytesPerSecond = 16_000 * 2;

// An agent hears only peers that were created with `subscribe`.
const room = await fishjam.createRoom();
const { peerToken } = await fishjam.createPeer(room.id, {
  subscribe: { audioFormat: 'pcm16', audioSampleRate: 16000 },
});
console.log(`Join with this peer token:\n${peerToken}`);
// #region step-4

const { agent, peer } = await fishjam.createAgent(
  room.id,
  undefined,
  () => console.error('The connection of the agent failed.'),
  (code, reason) => console.log(`The agent has left (${code} ${reason}).`),
);
console.log(`Agent ${peer.id} joins room ${room.id}.`);
// #region step-5

let trackId: TrackId | undefined;
let isAnswering = false;
// #endregion

const heard = new Map<string, Uint8Array[]>();

agent.on('trackData', ({ peerId, data }) => {
  // #region step-5
  if (isAnswering) return;
  // #endregion
  const chunks = [...(heard.get(peerId) ?? []), data];
  heard.set(peerId, chunks);
  if (Buffer.concat(chunks).length < 5 * bytesPerSecond) return;

  console.log(`Heard 5 seconds of ${peerId}.`);
  heard.delete(peerId);
  // #region step-5
  speak(Buffer.concat(chunks)).catch((error: unknown) => console.error('No answer:', error));
  // #endregion
});
// #region step-5

async function speak(question: Uint8Array): Promise<void> {
  isAnswering = true;
  try {
    // Sound has arrived, so the connection is open and a track can be created.
    trackId ??= agent.createTrack({ encoding: 'pcm16', sampleRate: 16000, channels: 1 }, { name: 'answer' })
      .id as TrackId;
    const reply = await answer(question);
    agent.sendData(trackId, reply);
    await new Promise((resolve) => setTimeout(resolve, (reply.length / bytesPerSecond) * 1000));
  } finally {
    isAnswering = false;
  }
}
// #endregion

process.on('SIGINT', () => {
  // #region step-5
  if (trackId) agent.deleteTrack(trackId);
  // #endregion
  // Deleting the room disconnects everybody in it, the agent too.
  fishjam
    .deleteRoom(room.id)
    .catch((error: unknown) => console.error('The room could not be deleted:', error))
    .finally(() => process.exit());
});
// #endregion
