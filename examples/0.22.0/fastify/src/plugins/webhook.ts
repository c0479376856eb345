import { ServerMessage } from '@fishjam-cloud/js-server-sdk';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';

const hash = (text: string) => createHash('sha256').update(text).digest();

/**
 * Receives notifications as HTTP requests. The parser applies only to the route in this plugin.
 *
 * Fishjam does not sign its requests, so the URL contains a secret.
 */
export async function webhookPlugin(fastify: FastifyInstance) {
  const expected = hash(fastify.config.WEBHOOK_SECRET);

  // Reject JSON and text, which would reach the route without being decoded.
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/x-protobuf',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => {
      try {
        return ServerMessage.decode(body);
      } catch (cause) {
        throw Object.assign(new Error('The body is not a Fishjam notification.', { cause }), { statusCode: 400 });
      }
    },
  );

  fastify.post<{ Body: ServerMessage; Params: { secret: string } }>(
    '/webhook/:secret',
    {
      // The URL contains a secret, so do not log the requests.
      logLevel: 'warn',
      // Reject a request without a body.
      schema: { body: { type: 'object' } },
      // Check the secret before the body is parsed. The comparison takes the same time for every secret.
      onRequest: async (request, reply) => {
        if (!timingSafeEqual(hash(request.params.secret), expected)) await reply.code(404).send();
      },
    },
    async (request, reply) => {
      const { peerConnected, peerDisconnected } = request.body;
      if (peerConnected) fastify.log.info(peerConnected, 'peer connected');
      if (peerDisconnected) fastify.log.info(peerDisconnected, 'peer disconnected');

      // Respond to every notification, even if this server does not handle it.
      return reply.code(204).send();
    },
  );
}
