import fastify from 'fastify';
import { fastifyPlugin } from '../../generated/server/runtime/adapters/fastify.ts';
import { createBadgeServer } from './dispatch.ts';

/** Badges on fastify, beside a route of the application. */
export async function start(port: number) {
  const app = fastify();
  await app.register(fastifyPlugin(createBadgeServer('secret')));
  app.get('/health', () => ({ status: 'ok' }));
  return { url: await app.listen({ port, host: '127.0.0.1' }), close: () => app.close() };
}
