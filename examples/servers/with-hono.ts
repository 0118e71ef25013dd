import { Hono } from 'hono';
import { fetchHandler } from '../../generated/server/runtime/adapters/fetch.ts';
import { createBadgeServer } from './badges.ts';

/** Returns a hono application with the badge operations and one route of its own. hono uses the web's `Request` and `Response`. */
export function createApp(): Hono {
  const api = fetchHandler(createBadgeServer('secret'));
  const app = new Hono();
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.all('/api/*', (context) => api(context.req.raw));
  return app;
}
