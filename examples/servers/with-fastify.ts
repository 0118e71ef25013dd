import fastify from 'fastify';
import { fastifyPlugin } from '../../generated/server/runtime/adapters/fastify.ts';
import { createBadgeServer } from './badges.ts';

/** Badges on fastify, beside a route of the application. */
export function createApp() {
  const app = fastify();
  app.register(fastifyPlugin(createBadgeServer('secret')));
  app.get('/health', () => ({ status: 'ok' }));
  return app;
}
