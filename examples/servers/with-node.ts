import { createServer } from 'node:http';
import { serve } from '../../generated/server/runtime/adapters/serve.ts';
import { createBadgeServer } from './badges.ts';

/**
 * Serves the badge operations with `node:http`. Returns the address, and a function that closes the server after the
 * responses to all pending requests.
 */
export const start = (port: number) => serve(createServer, createBadgeServer('secret'), { port });
