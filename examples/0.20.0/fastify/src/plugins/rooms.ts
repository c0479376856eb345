import { FishjamNotFoundException, type RoomId } from '@fishjam-cloud/js-server-sdk';
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

  async function addPeer(roomId: RoomId, displayName: string) {
    const { peerToken } = await fastify.fishjam.createPeer(roomId, { metadata: { displayName } });
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
        return await addPeer(await room, peerName);
      } catch (error) {
        if (!(error instanceof FishjamNotFoundException)) throw error;
        // The room no longer exists. Another caller may have already created a new one.
        if (rooms.get(roomName) === room) rooms.delete(roomName);
        return addPeer(await roomNamed(roomName), peerName);
      }
    },
  );
}
