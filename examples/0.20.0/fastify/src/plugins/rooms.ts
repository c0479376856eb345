import {
  FishjamNotFoundException,
  PeerNotFoundException,
  type PeerId,
  type RoomId,
} from '@fishjam-cloud/js-server-sdk';
import type { FastifyInstance } from 'fastify';

const joinSchema = {
  body: {
    type: 'object',
    required: ['roomName', 'peerName'],
    properties: {
      roomName: { type: 'string', minLength: 1, maxLength: 100 },
      peerName: { type: 'string', minLength: 1, maxLength: 50 },
    },
  },
};

/** Adds the routes that apps call. Authenticate the callers here. */
export async function roomsPlugin(fastify: FastifyInstance) {
  const rooms = new Map<string, Promise<RoomId>>();
  const peers = new Map<string, Promise<PeerId>>();
  const { PUBLIC_URL, WEBHOOK_SECRET } = fastify.config;

  function roomNamed(name: string): Promise<RoomId> {
    const known = rooms.get(name);
    if (known) return known;
    const webhookUrl = new URL(`/webhook/${WEBHOOK_SECRET}`, PUBLIC_URL).href;
    const created = fastify.fishjam.createRoom({ webhookUrl }).then(({ id }) => id);
    rooms.set(name, created);
    created.catch(() => rooms.delete(name));
    return created;
  }

  /** Reuses the peer that has this name, so that a page reload or a second click doesn't add another one. */
  async function enter(roomId: RoomId, displayName: string): Promise<{ roomId: RoomId; peerToken: string }> {
    const key = `${roomId}/${displayName}`;
    const known = peers.get(key);
    if (known) {
      try {
        return { roomId, peerToken: await fastify.fishjam.refreshPeerToken(roomId, await known) };
      } catch (error) {
        if (!(error instanceof PeerNotFoundException)) throw error;
        // The peer or the room no longer exists. Another caller may have already created a new peer.
        if (peers.get(key) === known) peers.delete(key);
        return enter(roomId, displayName);
      }
    }
    const created = fastify.fishjam.createPeer(roomId, { metadata: { displayName } });
    const peerId = created.then(({ peer }) => peer.id);
    peers.set(key, peerId);
    peerId.catch(() => peers.delete(key));
    const { peerToken } = await created;
    return { roomId, peerToken };
  }

  fastify.get('/rooms', async () => {
    const all = await fastify.fishjam.getAllRooms();
    return all.map(({ id, peers }) => ({ id, peers: peers.length }));
  });

  fastify.post<{ Body: { roomName: string; peerName: string } }>(
    '/join-room',
    { schema: joinSchema },
    async (request) => {
      const { roomName, peerName } = request.body;
      const room = roomNamed(roomName);
      try {
        return await enter(await room, peerName);
      } catch (error) {
        if (!(error instanceof FishjamNotFoundException)) throw error;
        // The room no longer exists. Another caller may have already created a new one.
        if (rooms.get(roomName) === room) rooms.delete(roomName);
        return enter(await roomNamed(roomName), peerName);
      }
    },
  );
}
