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
   * Sets the listener for all later requests. The first call also passes the requests that already wait to the
   * listener.
   */
  readonly respondWith: (listener: RequestListener) => void;
}

/**
 * The maximum size of a request head, in bytes. It is much larger than the limit of the dispatcher for request targets.
 * The dispatcher can therefore respond with 414 if a target is too long.
 */
const largestHead = 64 * 1024;

/**
 * Binds a port, before the sandbox opens its data. If the port is in use, the sandbox therefore changes no data.
 * Requests wait until `respondWith` is called.
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
