import cors from '@fastify/cors';
import Fastify from 'fastify';
import { configPlugin } from './plugins/config';
import { fishjamPlugin } from './plugins/fishjam';
import { roomsPlugin } from './plugins/rooms';
import { webhookPlugin } from './plugins/webhook';

const fastify = Fastify({ logger: true });

// The order matters: a plugin can use only what earlier plugins add.
await fastify.register(configPlugin);
await fastify.register(fishjamPlugin);
await fastify.register(cors, { origin: 'http://localhost:5173' });
await fastify.register(webhookPlugin);
await fastify.register(roomsPlugin);

await fastify.listen({ port: 3000, host: '0.0.0.0' });
