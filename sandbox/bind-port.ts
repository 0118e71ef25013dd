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
  /** Sets the listener for requests, and passes it the requests that have already arrived. */
  readonly respondWith: (listener: RequestListener) => void;
}

/**
 * The maximum size of a request head, in bytes. It is much larger than the limit for request targets, so that a request
 * with a long target reaches the handler and gets 414.
 */
const largestHead = 64 * 1024;

/**
 * Binds a port before the data is opened, so that a start fails early if the port is in use. Requests wait until
 * `respondWith` is called.
 *
 * @param port 0 for any free port.
 * @throws {Error} `EADDRINUSE` if the port is in use.
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
  // A listening server has an address with a port.
  const address = server.address() as AddressInfo;
  return {
    server,
    url: httpOrigin(host, address.port),
    respondWith: (listener) => {
      current = listener;
      for (const [request, response] of waiting) listener(request, response);
    },
    unfinished: connections.unfinished,
    close: connections.close,
  };
}
