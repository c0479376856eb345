import { FishjamNotFoundException, type Peer, type RoomId } from '@fishjam-cloud/js-server-sdk';
import { fishjam } from './fishjam';

const rooms = new Map<string, Promise<RoomId>>();

/** Finds the room of a name, or creates it. Two callers at the same time get the same room. */
function roomNamed(name: string): Promise<RoomId> {
  const known = rooms.get(name);
  if (known) return known;

  const created = fishjam.createRoom({ maxPeers: 10 }).then(({ id }) => id);
  rooms.set(name, created);
  // A failed attempt is forgotten, so that the next caller tries again.
  created.catch(() => rooms.delete(name));
  return created;
}

/** Creates a peer in the room of a name. A room that Fishjam no longer has is created anew. */
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
    // Only this room is forgotten: another caller may have created the next one already.
    if (rooms.get(roomName) === room) rooms.delete(roomName);
    const newRoomId = await roomNamed(roomName);
    return { roomId: newRoomId, ...(await fishjam.createPeer(newRoomId, options)) };
  }
}
