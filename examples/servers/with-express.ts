import express, { type Express } from 'express';
import { expressMiddleware } from '../../generated/server/runtime/adapters/express.ts';
import { createBadgeServer } from './badges.ts';

/** Badges on express, beside a route of the application. */
export function createApp(): Express {
  const app = express();
  app.use(expressMiddleware(createBadgeServer('secret')));
  return app.get('/health', (_, response) => void response.json({ status: 'ok' }));
}
