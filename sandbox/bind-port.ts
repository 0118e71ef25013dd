import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerBrokenRequests } from '../generated/server/runtime/adapters/broken-request.ts';

/** A port that accepts connections. */
export interface BoundPort {
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
  const wait: RequestListener = (request, response) => void waiting.push([request, response]);
  const server = createServer({ maxHeaderSize: largestHead }, wait);
  const responses = new WeakMap<object, ServerResponse>();
  server.on('request', ({ socket }, response) => responses.set(socket, response));
  answerBrokenRequests(server, (socket) => responses.get(socket));
  server.listen(port, host);
  await once(server, 'listening');
  return {
    server,
    url: urlOf(server, host),
    answer: (listener) => {
      server.off('request', wait);
      server.on('request', listener);
      for (const [request, response] of waiting) listener(request, response);
    },
  };
}

function urlOf(server: Server, host: string): string {
  // The address of a server on a port is an object.
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
