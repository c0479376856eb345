import fastifyEnv from '@fastify/env';
import fastifyPlugin from 'fastify-plugin';

export type Config = {
  FISHJAM_ID: string;
  FISHJAM_MANAGEMENT_TOKEN: string;
  PUBLIC_URL: string;
  WEBHOOK_SECRET: string;
};

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
  }
}

const names = ['FISHJAM_ID', 'FISHJAM_MANAGEMENT_TOKEN', 'PUBLIC_URL', 'WEBHOOK_SECRET'] as const;

/** Loads the environment. The server does not start if a value is missing. */
export const configPlugin = fastifyPlugin(async (fastify) => {
  await fastify.register(fastifyEnv, {
    dotenv: true,
    schema: {
      type: 'object',
      required: [...names],
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string', minLength: 1 }])),
    },
  });
});
