import { createServer } from 'node:http';
import { join } from 'node:path';
import type * as GeneratedServer from '../../../generated/server/index.ts';
import { serve } from '../../../generated/server/runtime/adapters/serve.ts';
import type { Contestant } from '../contestant.ts';

/**
 * A server that forgespec has generated into a folder, from any description. All operations return the same response.
 */
export async function contestant(folder: string): Promise<Contestant> {
  // The cast is safe, because this function uses only exports that each generated server has.
  const server = (await import(join(folder, 'server/index.ts'))) as typeof GeneratedServer;
  const body = { message: 'a'.repeat(1000) };
  const answer = () => ({ status: 200, body });
  const handlers = new Proxy({}, { get: () => new Proxy({}, { get: () => answer }) });
  const authenticate = Object.fromEntries(Object.keys(server.securitySchemes).map((name) => [name, () => ({})]));
  const dispatch = server.createDispatcher(handlers, { authenticate: authenticate as never, checkResponses: 'off' });
  return serve(createServer, dispatch, { port: 0 });
}
