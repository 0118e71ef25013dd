import type { AddressInfo } from 'node:net';
import express from 'express';
import { expressMiddleware } from '../../generated/server/runtime/adapters/express.ts';
import { createBadgeServer } from './dispatch.ts';

/** Badges on express, beside a route of the application. */
export async function start(port: number) {
  const app = express();
  app.use(expressMiddleware(createBadgeServer('secret')));
  app.get('/health', (_, response) => void response.json({ status: 'ok' }));
  const server = app.listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
