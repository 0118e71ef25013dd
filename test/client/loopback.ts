import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A request as it arrived. */
export interface Received {
  /** Method and target, as on the request line: `GET /api/v4/projects/24`. */
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface SentResponse {
  readonly status?: number;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Uint8Array | string;
}

/** A server on the loopback interface that records the requests. */
export interface Loopback {
  readonly origin: string;
  readonly received: Received[];
  /** The last request that arrived. */
  last(): Received;
}

type SentResponses = SentResponse | ((request: Received) => SentResponse);

/**
 * Starts a server that stops at the end of the test. `answer` is the response to every request, or a function that returns the response.
 */
export async function loopback(answer: SentResponses = {}): Promise<Loopback> {
  const server = await startLoopback(answer);
  onTestFinished(() => server.close());
  return server;
}

/** Starts a server that runs until the caller closes it. */
export async function startLoopback(answer: SentResponses): Promise<Loopback & { close(): void }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const arrived = await receive(request);
    received.push(arrived);
    const { status = 200, headers = {}, body = '' } = typeof answer === 'function' ? answer(arrived) : answer;
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast is safe: the address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
    last() {
      const request = received.at(-1);
      if (request === undefined) throw new Error('nothing arrived');
      return request;
    },
  };
}

async function receive(request: IncomingMessage): Promise<Received> {
  return { line: `${request.method} ${request.url}`, headers: request.headers, body: await text(request) };
}

/** Returns a response with a JSON body. */
export const json = (value: unknown, status = 200, headers: OutgoingHttpHeaders = {}): SentResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});
