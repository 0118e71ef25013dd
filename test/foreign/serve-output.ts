import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Starts the generated server of an output on loopback. The server stops at the end of the test.
 *
 * @param output the folder of the output, which has the adapter for Node.
 * @param handlers the handlers of all areas.
 * @param options the options of the generated dispatcher.
 * @returns the base URL of the server.
 */
export async function serveOutput(output: string, handlers: object, options: object): Promise<string> {
  const { createDispatcher } = await import(join(output, 'server/index.ts'));
  const { nodeListener } = await import(join(output, 'server/runtime/adapters/node.ts'));
  const server = createServer(nodeListener(createDispatcher(handlers, options))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The cast is safe: the address of a server that listens on a port is an object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
