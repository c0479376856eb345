import { FishjamClient } from '@fishjam-cloud/js-server-sdk';
import Fastify from 'fastify';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { roomsPlugin } from './plugins/rooms';

void test('a page reload reuses the peer', async () => {
  // Replace each method that the route calls, so that the client sends no requests.
  const fishjam = new FishjamClient({ fishjamId: 'test', managementToken: 'test' });
  mock.method(fishjam, 'createRoom', async () => ({ id: 'room-1' }));
  mock.method(fishjam, 'createPeer', async () => ({ peer: { id: 'peer-1' }, peerToken: 'first token' }));
  mock.method(fishjam, 'refreshPeerToken', async () => 'second token');

  const fastify = Fastify();
  fastify.decorate('fishjam', fishjam);
  fastify.decorate('config', {
    FISHJAM_ID: 'test',
    FISHJAM_MANAGEMENT_TOKEN: 'test',
    PUBLIC_URL: 'https://server.test',
    WEBHOOK_SECRET: 'test',
  });
  await fastify.register(roomsPlugin);

  for (const peerToken of ['first token', 'second token']) {
    const payload = { roomName: 'demo', peerName: 'Ada' };
    const response = await fastify.inject({ method: 'POST', url: '/join-room', payload });
    assert.deepEqual(response.json(), { roomId: 'room-1', peerToken });
  }
});
