// #region step-4
import type { AgentTrack } from '@fishjam-cloud/js-server-sdk';
import { answer } from './answer';
// #endregion
import { fishjam } from './fishjam';

// 16,000 samples of 2 bytes in each second.
const bytesPerSecond = 16_000 * 2;

const rooms = await fishjam.getAllRooms();
const room = rooms.find(({ peers }) => peers.some(({ type, status }) => type === 'webrtc' && status === 'connected'));
if (!room) throw new Error('Nobody is in a room. Join one with your app, then start the agent again.');

const { agent, peer } = await fishjam.createAgent(
  room.id,
  { output: { audioFormat: 'pcm16', audioSampleRate: 16000 } },
  {
    onError: () => console.error('The connection of the agent failed.'),
    onClose: (code, reason) => console.log(`The agent has left (${code} ${reason}).`),
  },
);
console.log(`Agent ${peer.id} joins room ${room.id}.`);
// #region step-4

let track: AgentTrack | undefined;
let busyUntil = 0;
// #endregion

const heard = new Map<string, Uint8Array[]>();

agent.on('trackData', ({ peerId, data }) => {
  // #region step-4
  if (Date.now() < busyUntil) return;
  // #endregion
  const chunks = [...(heard.get(peerId) ?? []), data];
  heard.set(peerId, chunks);
  if (Buffer.concat(chunks).length < 5 * bytesPerSecond) return;

  console.log(`Heard 5 seconds of ${peerId}.`);
  heard.delete(peerId);
  // #region step-4
  speak(Buffer.concat(chunks)).catch((error: unknown) => {
    console.error('No answer:', error);
    busyUntil = 0;
  });
  // #endregion
});
// #region step-4

async function speak(question: Uint8Array): Promise<void> {
  busyUntil = Infinity;
  // Sound has arrived, so the connection is open and a track can be created.
  track ??= agent.createTrack({ encoding: 'pcm16', sampleRate: 16000, channels: 1 }, { name: 'answer' });
  const reply = await answer(question);
  agent.sendData(track.id, reply);
  busyUntil = Date.now() + (reply.length / bytesPerSecond) * 1000;
}
// #endregion
// #region step-5

process.stdin.on('data', () => {
  if (!track || Date.now() >= busyUntil) return;
  console.log('Interrupted.');
  agent.interruptTrack(track.id);
  busyUntil = 0;
});

process.on('SIGINT', () => {
  if (track) agent.deleteTrack(track.id);
  agent.disconnect();
  fishjam
    .deletePeer(room.id, peer.id)
    .catch((error: unknown) => console.error('The peer could not be deleted:', error))
    .finally(() => process.exit());
});
// #endregion
