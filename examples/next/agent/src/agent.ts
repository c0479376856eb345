// #region step-4
import type { AgentTrack } from '@fishjam-cloud/js-server-sdk';
import { answer } from './answer';
// #endregion
import { fishjam } from './fishjam';

// 16,000 samples of 2 bytes in each second.
const bytesPerSecond = 16_000 * 2;

// #region room
const rooms = await fishjam.getAllRooms();
const room = rooms.find(({ peers }) => peers.some(({ type, status }) => type === 'webrtc' && status === 'connected'));
if (!room) throw new Error('Nobody is in a room. Join one with your app, then start the agent again.');
// #endregion

// #region create
const { agent, peer } = await fishjam.createAgent(
  room.id,
  { output: { audioFormat: 'pcm16', audioSampleRate: 16000 } },
  {
    onError: () => console.error('The connection of the agent failed.'),
    onClose: (code, reason) => {
      console.log(`The agent has left (${code} ${reason}).`);
      process.exit();
    },
  },
);
console.log(`Agent ${peer.id} joins room ${room.id}.`);
// #endregion
// #region step-4

let track: AgentTrack | undefined;
let isAnswering = false;
// #endregion

// #region listen
const heard = new Map<string, Uint8Array[]>();

agent.on('trackData', ({ peerId, data }) => {
  // #region step-4
  if (isAnswering) return;
  // #endregion
  const chunks = [...(heard.get(peerId) ?? []), data];
  heard.set(peerId, chunks);
  if (Buffer.concat(chunks).length < 5 * bytesPerSecond) return;

  console.log(`Heard 5 seconds of ${peerId}.`);
  heard.clear();
  // #region step-4
  speak(Buffer.concat(chunks)).catch((error: unknown) => console.error('No answer:', error));
  // #endregion
});
// #endregion
// #region step-4

// #region speak
async function speak(question: Uint8Array): Promise<void> {
  isAnswering = true;
  try {
    // Sound has arrived, so the connection is open and a track can be created.
    track ??= agent.createTrack({ encoding: 'pcm16', sampleRate: 16000, channels: 1 }, { name: 'answer' });
    const reply = await answer(question);
    agent.sendData(track.id, reply);
    await new Promise((resolve) => setTimeout(resolve, (reply.length / bytesPerSecond) * 1000));
  } finally {
    isAnswering = false;
  }
}
// #endregion
// #endregion
// #region step-5

// #region interrupt
process.stdin.on('data', () => {
  if (!track) return;
  console.log('Interrupted.');
  agent.interruptTrack(track.id);
});
// #endregion

// #region leave
process.on('SIGINT', () => {
  if (track) agent.deleteTrack(track.id);
  agent.disconnect();
});
// #endregion
// #endregion
