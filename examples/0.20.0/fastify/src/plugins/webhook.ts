import { ServerMessage } from '@fishjam-cloud/js-server-sdk/proto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Receives notifications as HTTP requests. A plugin of its own, so that its parser is for this route only.
 *
 * The secret is part of the address: requests of Fishjam are not signed.
 */
export async function webhookPlugin(fastify: FastifyInstance) {
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

  // The address is a secret, so its requests are not logged.
  const options = { logLevel: 'warn' } as const;
  fastify.post<{ Body: ServerMessage; Params: { secret: string } }>(
    '/webhook/:secret',
    options,
    async (request, reply) => {
      if (request.params.secret !== fastify.config.WEBHOOK_SECRET) return reply.code(404).send();

      const { peerConnected, peerDisconnected } = request.body;
      if (peerConnected) fastify.log.info(peerConnected, 'peer connected');
      if (peerDisconnected) fastify.log.info(peerDisconnected, 'peer disconnected');

      // Every notification is answered, those that this server has no use for as well.
      return reply.code(204).send();
    },
  );
}
