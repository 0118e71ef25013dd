import express, { type Express } from 'express';
import { expressMiddleware } from '../../generated/server/runtime/adapters/express.ts';
import { createBadgeServer } from './badges.ts';

/** Returns an express application with the badge operations and one route of its own. */
export function createApp(): Express {
  const app = express();
  app.use(expressMiddleware(createBadgeServer('secret')));
  return app.get('/health', (_, response) => void response.json({ status: 'ok' }));
}
