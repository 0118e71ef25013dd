import { httpOrigin } from '@forgespec/templates/shared/origin';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respondToBrokenRequests } from '@forgespec/sdk/server/broken-request';
import { gracefulClose, type Closable } from '@forgespec/templates/shared/graceful-close';

/** A port that accepts connections. */
export interface BoundPort extends Closable {
  readonly server: Server;
  /** `http://127.0.0.1:4011` */
  readonly url: string;
  /** Answers requests from now on, beginning with those that have arrived already. */
  readonly answer: (listener: RequestListener) => void;
}

/** The largest head of a request, in bytes: much more than its target may have, so that a target that is too long is answered with 414. */
const largestHead = 64 * 1024;

/**
 * Binds a port before anybody can answer requests there: so it is known to be free before any data is opened. Requests wait.
 *
 * @param port 0 for any free one.
 * @throws {Error} `EADDRINUSE` if the port is in use.
 */
export async function bindPort(host: string, port: number): Promise<BoundPort> {
  const waiting: Parameters<RequestListener>[] = [];
  let answer: RequestListener = (request, response) => void waiting.push([request, response]);
  const server = createServer({ maxHeaderSize: largestHead }, (request, response) => {
    connections.admit(request, response);
    answer(request, response);
  });
  const connections = gracefulClose(server);
  respondToBrokenRequests(server, connections.responseOn);
  server.listen(port, host);
  await once(server, 'listening');
  // The address of a server on a port is an object.
  const address = server.address() as AddressInfo;
  return {
    server,
    url: httpOrigin(host, address.port),
    answer: (listener) => {
      answer = listener;
      for (const [request, response] of waiting) listener(request, response);
    },
    unfinished: connections.unfinished,
    close: connections.close,
  };
}
