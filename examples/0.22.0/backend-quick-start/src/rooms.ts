import { FishjamNotFoundException, type Peer, type RoomId } from '@fishjam-cloud/js-server-sdk';
import { fishjam } from './fishjam';

const rooms = new Map<string, Promise<RoomId>>();

/** Finds or creates the room with the name. Concurrent callers get the same room. */
function roomNamed(name: string): Promise<RoomId> {
  const known = rooms.get(name);
  if (known) return known;

  const created = fishjam.createRoom({ maxPeers: 10 }).then(({ id }) => id);
  rooms.set(name, created);
  // Remove a failed attempt, so that the next caller can retry.
  created.catch(() => rooms.delete(name));
  return created;
}

/** Creates a peer in the room with the name. If the room no longer exists, creates a new one. */
export async function addPeer(
  roomName: string,
  displayName: string,
): Promise<{ roomId: RoomId; peer: Peer; peerToken: string }> {
  const options = { metadata: { displayName } };
  const room = roomNamed(roomName);
  const roomId = await room;
  try {
    return { roomId, ...(await fishjam.createPeer(roomId, options)) };
  } catch (error) {
    if (!(error instanceof FishjamNotFoundException)) throw error;
    // Remove only this room, because another caller may have already created a new one.
    if (rooms.get(roomName) === room) rooms.delete(roomName);
    const newRoomId = await roomNamed(roomName);
    return { roomId: newRoomId, ...(await fishjam.createPeer(newRoomId, options)) };
  }
}
