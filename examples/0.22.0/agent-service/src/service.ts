import { setTimeout as sleep } from 'node:timers/promises';
import {
  FishjamClient,
  FishjamWSNotifier,
  PeerNotFoundException,
  RoomNotFoundException,
  type FishjamAgent,
  type Peer,
  type PeerId,
  type Room,
  type RoomId,
} from '@fishjam-cloud/js-server-sdk';
import express from 'express';
import { Conversation } from './conversation';

/** Time between two checks of all calls, in milliseconds. When a peer joins or leaves, the next check starts early. */
const checkInterval = 10_000;

/** Time to wait for a response from Fishjam, and for an agent to connect. */
const timeout = 5000;

/** Time for the caller to join, and to return after a page reload or a network outage. */
const absenceLimit = 60_000;

/** Time to end all calls before the process exits. */
const exitTimeout = 8000;

const { FISHJAM_ID, FISHJAM_MANAGEMENT_TOKEN } = process.env;
if (!FISHJAM_ID || !FISHJAM_MANAGEMENT_TOKEN) throw new Error('Set FISHJAM_ID and FISHJAM_MANAGEMENT_TOKEN.');
const config = { fishjamId: FISHJAM_ID, managementToken: FISHJAM_MANAGEMENT_TOKEN };
const fishjam = new FishjamClient(config);

interface RunningAgent {
  agent: FishjamAgent;
  peerId: PeerId;
  startedAt: number;
  hasLostConnection: () => boolean;
}

interface Call {
  callerId: PeerId;
  conversation: Conversation;
  /** Time of the last check that found the caller in the room, or of the start of the call. */
  lastSeen: number;
  hasEnded: boolean;
  running?: RunningAgent;
}

/** The calls of this process. */
const calls = new Map<RoomId, Call>();

/** The calls that are starting. */
const starts = new Set<Promise<string>>();

let isStopping = false;
let startCheck = () => {};

/** Creates a room and a peer for the caller. The next check adds an agent. */
async function startCall(): Promise<string> {
  // The limit allows for the caller, the agent, and an agent that is being replaced.
  const { id } = await fishjam.createRoom({ roomType: 'audio_only', maxPeers: 3 });
  try {
    const { peer, peerToken } = await fishjam.createPeer(id);
    if (isStopping) throw new Error('The process is stopping.');
    const call: Call = {
      callerId: peer.id,
      conversation: new Conversation(peer.id, () => endCall(call)),
      lastSeen: Date.now(),
      hasEnded: false,
    };
    calls.set(id, call);
    startCheck();
    return peerToken;
  } catch (error) {
    await finish(fishjam.deleteRoom(id));
    throw error;
  }
}

/** Ends a call. The next check deletes its room. */
function endCall(call: Call): void {
  if (call.hasEnded) return;
  call.hasEnded = true;
  call.conversation.close();
  call.running?.agent.disconnect();
  startCheck();
}

async function checkCalls(): Promise<void> {
  // The response does not contain calls that start in the meantime.
  const known = new Map(calls);
  const rooms = await withTimeout(fishjam.getAllRooms());
  const roomIds = new Set(rooms.map(({ id }) => id));
  for (const [id, call] of known) {
    if (roomIds.has(id)) continue;
    calls.delete(id);
    endCall(call);
    console.log(`The call in room ${id} ended.`);
  }
  const check = async (room: Room) => {
    const call = known.get(room.id);
    if (call) await checkCall(room, call);
  };
  await Promise.all(
    rooms.map((room) => check(room).catch((error: unknown) => console.error(`Room ${room.id}:`, error))),
  );
}

async function checkCall({ id, peers }: Room, call: Call): Promise<void> {
  const caller = peers.find((peer) => peer.id === call.callerId);
  const isCallerHere = caller?.status === 'connected';
  if (isCallerHere) call.lastSeen = Date.now();
  if (!caller || Date.now() - call.lastSeen > absenceLimit) endCall(call);
  if (call.hasEnded) return finish(fishjam.deleteRoom(id));

  const agents = peers.filter(({ type }) => type === 'agent');
  const own = agents.find((peer) => peer.id === call.running?.peerId);
  const working = call.running && isWorking(call.running, own) ? call.running : undefined;
  // Agents without a connection, and agents that Fishjam created after the timeout.
  const others = agents.filter((peer) => peer.id !== working?.peerId);
  await Promise.all(others.map((peer) => finish(fishjam.deletePeer(id, peer.id))));
  if (!working) {
    call.running?.agent.disconnect();
    await startAgent(id, call);
  } else if (own?.status === 'connected') {
    call.conversation.speakThrough(working.agent);
    if (isCallerHere) call.conversation.greet();
  }
}

function isWorking({ startedAt, hasLostConnection }: RunningAgent, peer: Peer | undefined): boolean {
  return !hasLostConnection() && (peer?.status === 'connected' || Date.now() - startedAt < timeout);
}

async function startAgent(roomId: RoomId, call: Call): Promise<void> {
  let isLost = false;
  const onEnd = () => {
    if (!isLost && !call.hasEnded) console.warn(`The agent in room ${roomId} lost its connection.`);
    isLost = true;
    // The next check replaces the agent.
    startCheck();
  };
  const created = fishjam.createAgent(
    roomId,
    { output: { audioFormat: 'pcm16', audioSampleRate: 16000 } },
    { onError: onEnd, onClose: onEnd },
  );
  const { agent, peer } = await withTimeout(created);
  call.running = { agent, peerId: peer.id, startedAt: Date.now(), hasLostConnection: () => isLost };
  call.conversation.listen(agent);
  if (call.hasEnded) agent.disconnect();
  console.log(`Agent ${peer.id} started in room ${roomId}.`);
}

/** Waits for the deletion of a peer or a room. If the deletion fails during a check, the next check repeats it. */
async function finish(deletion: Promise<void>): Promise<void> {
  try {
    await withTimeout(deletion);
  } catch (error) {
    if (error instanceof PeerNotFoundException || error instanceof RoomNotFoundException) return;
    console.error('Could not delete a peer or a room:', error);
  }
}

/** Rejects if Fishjam does not respond in time. The request itself continues. */
async function withTimeout<T>(call: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const late = sleep(timeout, undefined, { signal: timer.signal }).then(() => {
    throw new Error('Fishjam did not respond in time.');
  });
  return Promise.race([call, late]).finally(() => timer.abort());
}

function listen(): void {
  let hasEnded = false;
  const reconnect = () => {
    if (hasEnded) return;
    hasEnded = true;
    console.warn('The notification connection ended. Reconnecting in 3 seconds.');
    setTimeout(listen, 3000);
  };
  const notifier = new FishjamWSNotifier(config, reconnect, reconnect);
  notifier.on('peerConnected', () => startCheck());
  notifier.on('peerDisconnected', () => startCheck());
}

const app = express();

app.post('/calls', async (_request, response) => {
  // Authenticate the caller here, and limit the number of calls.
  try {
    if (isStopping) throw new Error('The process is stopping.');
    const start: Promise<string> = startCall().finally(() => starts.delete(start));
    starts.add(start);
    // After a timeout, the call may still start. It ends after `absenceLimit`, because no one joins.
    response.status(201).json({ peerToken: await withTimeout(start) });
  } catch (error) {
    console.error('Could not start a call:', error);
    response.status(502).json({ error: 'The assistant is currently unavailable. Try again later.' });
  }
});

const server = app.listen(3000, (error) => {
  if (error) throw error;
  console.log('Listening on http://localhost:3000');
});

async function stop(): Promise<void> {
  console.log('Stopping.');
  isStopping = true;
  setTimeout(() => process.exit(1), exitTimeout);
  server.close();
  for (const call of calls.values()) endCall(call);
  await Promise.all(Array.from(calls.keys(), (id) => finish(fishjam.deleteRoom(id))));
  // A call that is starting deletes its own room.
  await Promise.allSettled(starts);
  process.exit(0);
}

process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
listen();
while (!isStopping) {
  const change = new Promise<void>((resolve) => {
    startCheck = resolve;
  });
  await checkCalls().catch((error: unknown) => console.error('Could not check the calls:', error));
  // Start at most one check per second.
  await sleep(1000);
  await Promise.race([change, sleep(checkInterval)]);
}
