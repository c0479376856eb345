import { setTimeout as sleep } from 'node:timers/promises';
import {
  FishjamClient,
  FishjamWSNotifier,
  PeerNotFoundException,
  type Peer,
  type PeerId,
  type Room,
  type RoomId,
} from '@fishjam-cloud/js-server-sdk';
import { talk } from './conversation';

/** Time between two checks of all rooms, in milliseconds. When a person joins or leaves, the next check starts early. */
const checkInterval = 10_000;

/** Time to wait for a response from Fishjam, and for an agent to connect. */
const timeout = 5000;

/** Time for the last person to return, for example after a page reload or a network outage. */
const absenceLimit = 60_000;

/** Time for leaving all rooms before the process exits. */
const exitTimeout = 8000;

const { FISHJAM_ID, FISHJAM_MANAGEMENT_TOKEN } = process.env;
if (!FISHJAM_ID || !FISHJAM_MANAGEMENT_TOKEN) throw new Error('Set FISHJAM_ID and FISHJAM_MANAGEMENT_TOKEN.');
const config = { fishjamId: FISHJAM_ID, managementToken: FISHJAM_MANAGEMENT_TOKEN };
const fishjam = new FishjamClient(config);

interface RunningAgent {
  roomId: RoomId;
  startedAt: number;
}

/** The agents of this process, by peer ID. */
const agents = new Map<PeerId, RunningAgent>();

/** Time of the last check that found people in a room. */
const lastSeen = new Map<RoomId, number>();

let isStopping = false;
let startCheck = () => {};

/** Adds an agent to every room with people in it. Removes the agents of rooms that have been empty for a minute. */
async function checkRooms(): Promise<void> {
  const rooms = await withTimeout(fishjam.getAllRooms());
  const roomIds = new Set(rooms.map(({ id }) => id));
  for (const id of lastSeen.keys()) if (!roomIds.has(id)) lastSeen.delete(id);
  await Promise.all(
    rooms.map((room) => checkRoom(room).catch((error: unknown) => console.error(`Room ${room.id}:`, error))),
  );
}

async function checkRoom({ id, peers }: Room): Promise<void> {
  const hasPeople = peers.some(({ type, status }) => type === 'webrtc' && status === 'connected');
  const present = peers.filter(({ type }) => type === 'agent');
  if (hasPeople) lastSeen.set(id, Date.now());
  const isNeeded = Date.now() - (lastSeen.get(id) ?? 0) < absenceLimit;
  const working = isNeeded ? present.find(isWorking) : undefined;
  // Agents in an empty room, agents without a connection, and agents of an earlier process.
  const others = present.filter((peer) => peer !== working);
  await Promise.all(others.map((peer) => remove(id, peer.id)));
  if (hasPeople && !working && !isStopping) await start(id);
}

function isWorking({ id, status }: Peer): boolean {
  const own = agents.get(id);
  return own !== undefined && (status === 'connected' || Date.now() - own.startedAt < timeout);
}

async function start(roomId: RoomId): Promise<void> {
  let peerId: PeerId | undefined;
  const onEnd = () => {
    // After a lost connection, the next check replaces the agent.
    if (!peerId || !agents.delete(peerId)) return;
    console.warn(`The agent in room ${roomId} lost its connection.`);
    startCheck();
  };
  // If the response is late, the next check deletes the agent's peer.
  const { agent, peer } = await withTimeout(fishjam.createAgent(roomId, {}, onEnd, onEnd));
  peerId = peer.id;
  agents.set(peerId, { roomId, startedAt: Date.now() });
  talk(agent);
  console.log(`Agent ${peerId} started in room ${roomId}.`);
}

async function remove(roomId: RoomId, peerId: PeerId): Promise<void> {
  agents.delete(peerId);
  try {
    // Deleting the peer closes the agent's connection. In this version, an agent has no method for disconnecting.
    await withTimeout(fishjam.deletePeer(roomId, peerId));
    console.log(`Agent ${peerId} left room ${roomId}.`);
  } catch (error) {
    if (!(error instanceof PeerNotFoundException)) console.error(`Could not delete the agent ${peerId}:`, error);
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

/** Peer type of a person; the peer type of an agent is 2. */
const clientPeer = 1;

function listen(): void {
  let hasEnded = false;
  const reconnect = () => {
    if (hasEnded) return;
    hasEnded = true;
    console.warn('The notification connection ended. Reconnecting in 3 seconds.');
    setTimeout(listen, 3000);
  };
  const onChange = ({ peerType }: { peerType: number }) => {
    if (peerType === clientPeer) startCheck();
  };
  const notifier = new FishjamWSNotifier(config, reconnect, reconnect);
  notifier.on('peerConnected', onChange);
  notifier.on('peerDisconnected', onChange);
}

function stop(): void {
  console.log('Stopping.');
  isStopping = true;
  startCheck();
  setTimeout(() => process.exit(1), exitTimeout);
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
listen();
while (!isStopping) {
  const change = new Promise<void>((resolve) => {
    startCheck = resolve;
  });
  await checkRooms().catch((error: unknown) => console.error('Could not check the rooms:', error));
  // Start at most one check per second.
  await sleep(1000);
  await Promise.race([change, sleep(checkInterval)]);
}
await Promise.all(Array.from(agents, ([peerId, { roomId }]) => remove(roomId, peerId)));
process.exit(0);
