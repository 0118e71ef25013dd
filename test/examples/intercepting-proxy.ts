import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts a server that forwards requests to a service, until the end of the test.
 *
 * @param before is called before each request is forwarded, with its method.
 */
export async function interceptingProxy(
  service: string,
  before: (method: string) => Promise<unknown>,
): Promise<string> {
  const { hostname, port } = new URL(service);
  const server = createServer(async (request, response) => {
    const { method = '', url, headers } = request;
    await before(method);
    const forwarded = send({ hostname, port, path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forwarded);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The cast is safe: the address of a server that listens on a port is an object.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
