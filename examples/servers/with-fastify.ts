import fastify from 'fastify';
import { fastifyPlugin } from '../../generated/server/runtime/adapters/fastify.ts';
import { createBadgeServer } from './badges.ts';

/** Returns a fastify application with the badge operations and one route of its own. */
export function createApp() {
  const app = fastify();
  app.register(fastifyPlugin(createBadgeServer('secret')));
  app.get('/health', () => ({ status: 'ok' }));
  return app;
}
