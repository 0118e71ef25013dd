import { httpOrigin } from '@forgespec/templates/shared/origin';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respondToBrokenRequests } from '@forgespec/sdk/server/broken-request';
import { gracefulClose, type Closable } from '@forgespec/templates/shared/graceful-close';

/** A port that accepts connections. */
export interface BoundPort extends Closable {
  readonly server: Server;
  /** The origin, such as `http://127.0.0.1:4011`. */
  readonly url: string;
  /**
   * Sets the listener for further requests. Also calls the listener for the requests that arrived before the first call
   * of `respondWith`.
   */
  readonly respondWith: (listener: RequestListener) => void;
}

/**
 * The maximum size of a request head, in bytes. It is much larger than the limit for request targets. A request with a
 * long target therefore reaches the handler, which responds with 414.
 */
const largestHead = 64 * 1024;

/**
 * Binds a port. The sandbox opens its data later, so it changes no data if the port is in use. Requests wait until
 * `respondWith` is called.
 *
 * @param port the number of the port; 0 to use any free port.
 * @throws {Error} with the code `EADDRINUSE` if the port is in use.
 */
export async function bindPort(host: string, port: number): Promise<BoundPort> {
  const waiting: Parameters<RequestListener>[] = [];
  let current: RequestListener = (request, response) => void waiting.push([request, response]);
  const server = createServer({ maxHeaderSize: largestHead }, (request, response) => {
    connections.admit(request, response);
    current(request, response);
  });
  const connections = gracefulClose(server);
  respondToBrokenRequests(server, connections.responseOn);
  server.listen(port, host);
  await once(server, 'listening');
  // The cast is safe: the address of a server that listens on a port is an object.
  const address = server.address() as AddressInfo;
  return {
    server,
    url: httpOrigin(host, address.port),
    respondWith: (listener) => {
      current = listener;
      for (const [request, response] of waiting.splice(0)) listener(request, response);
    },
    unfinished: connections.unfinished,
    close: connections.close,
  };
}
