import {
  FishjamNotFoundException,
  PeerNotFoundException,
  type PeerId,
  type RoomId,
} from '@fishjam-cloud/js-server-sdk';
import { fishjam } from './fishjam';

const rooms = new Map<string, Promise<RoomId>>();
/** Each person's peer, by room ID and name. */
const peers = new Map<string, Promise<PeerId>>();

/** Finds or creates the room with this name. Concurrent callers get the same room. */
function roomNamed(name: string): Promise<RoomId> {
  const known = rooms.get(name);
  if (known) return known;

  const created = fishjam.createRoom({ maxPeers: 10 }).then(({ id }) => id);
  rooms.set(name, created);
  // Remove a failed attempt, so that the next caller can retry.
  created.catch(() => rooms.delete(name));
  return created;
}

/** Returns a token for the person's peer. A page reload or a second click doesn't add another peer. */
async function tokenFor(roomId: RoomId, displayName: string): Promise<string> {
  const key = `${roomId}/${displayName}`;
  const known = peers.get(key);
  if (known) {
    try {
      return await fishjam.refreshPeerToken(roomId, await known);
    } catch (error) {
      if (!(error instanceof PeerNotFoundException)) throw error;
      // The peer or the room no longer exists. Another caller may have already created a new peer.
      if (peers.get(key) === known) peers.delete(key);
      return tokenFor(roomId, displayName);
    }
  }
  const created = fishjam.createPeer(roomId, { metadata: { displayName } });
  const peerId = created.then(({ peer }) => peer.id);
  peers.set(key, peerId);
  // Remove a failed attempt, so that the next caller can retry.
  peerId.catch(() => peers.delete(key));
  return (await created).peerToken;
}

/** Returns a token for the room with this name. If the room no longer exists, creates a new one. */
export async function enterRoom(roomName: string, displayName: string): Promise<{ roomId: RoomId; peerToken: string }> {
  const room = roomNamed(roomName);
  const roomId = await room;
  try {
    return { roomId, peerToken: await tokenFor(roomId, displayName) };
  } catch (error) {
    if (!(error instanceof FishjamNotFoundException)) throw error;
    // Remove only this room, because another caller may have already created a new one.
    if (rooms.get(roomName) === room) rooms.delete(roomName);
    const newRoomId = await roomNamed(roomName);
    return { roomId: newRoomId, peerToken: await tokenFor(newRoomId, displayName) };
  }
}
