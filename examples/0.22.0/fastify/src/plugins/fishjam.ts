import { FishjamBaseException, FishjamClient } from '@fishjam-cloud/js-server-sdk';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    fishjam: FishjamClient;
  }
}

/** Makes `fastify.fishjam` available to every route, and hides Fishjam errors from callers. */
export const fishjamPlugin = fastifyPlugin(async (fastify) => {
  const { FISHJAM_ID, FISHJAM_MANAGEMENT_TOKEN } = fastify.config;
  fastify.decorate('fishjam', new FishjamClient({ fishjamId: FISHJAM_ID, managementToken: FISHJAM_MANAGEMENT_TOKEN }));

  fastify.setErrorHandler((error, request, reply) => {
    if (!(error instanceof FishjamBaseException)) return reply.send(error);
    request.log.error({ status: error.statusCode, details: error.details }, 'A request to Fishjam failed');
    // A 401 from Fishjam is caused by our management token, not by the caller.
    return reply.code(502).send({ error: 'The call is currently unavailable. Try again later.' });
  });
});
