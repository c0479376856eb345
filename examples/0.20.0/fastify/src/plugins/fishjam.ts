import { FishjamBaseException, FishjamClient } from '@fishjam-cloud/js-server-sdk';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    fishjam: FishjamClient;
  }
}

/** Gives every route `fastify.fishjam`, and turns what Fishjam answers into what a caller may know. */
export const fishjamPlugin = fastifyPlugin(async (fastify) => {
  const { FISHJAM_ID, FISHJAM_MANAGEMENT_TOKEN } = fastify.config;
  fastify.decorate('fishjam', new FishjamClient({ fishjamId: FISHJAM_ID, managementToken: FISHJAM_MANAGEMENT_TOKEN }));

  fastify.setErrorHandler((error, request, reply) => {
    if (!(error instanceof FishjamBaseException)) return reply.send(error);
    request.log.error({ status: error.statusCode, details: error.details }, 'Fishjam refused a call');
    // A 401 here is about our management token, not about the caller.
    return reply.code(502).send({ error: 'The call is not available at the moment.' });
  });
});
