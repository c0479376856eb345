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

/** Adds the routes for apps. Authenticate the callers here. */
export async function roomsPlugin(fastify: FastifyInstance) {
  const rooms = new Map<string, Promise<RoomId>>();
  const peers = new Map<string, PeerId>();
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

  /** Reuses the peer with the name, so that a page reload doesn't fill the room. */
  async function enter(roomId: RoomId, displayName: string) {
    const key = `${roomId}/${displayName}`;
    const known = peers.get(key);
    if (known) {
      try {
        return { roomId, peerToken: await fastify.fishjam.refreshPeerToken(roomId, known) };
      } catch (error) {
        // The peer or the room no longer exists.
        if (!(error instanceof PeerNotFoundException)) throw error;
        peers.delete(key);
      }
    }
    const { peer, peerToken } = await fastify.fishjam.createPeer(roomId, { metadata: { displayName } });
    peers.set(key, peer.id);
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
