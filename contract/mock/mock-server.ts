import { createServer } from 'node:http';
import { gracefulClose, type Closable } from '../../templates/server/adapters/graceful-close.ts';
import { answerBrokenRequest, giveUp } from './broken-request.ts';
import { logLine } from './log-line.ts';
import { send } from './send.ts';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Guard } from './guard.ts';

/** Much more than a target may be long, so that the guard refuses most long ones; less than arrives in one packet. */
const MAX_HEAD_BYTES = 32 * 1024;

const REQUEST_MILLISECONDS = 30_000;

/**
 * The HTTP side of the mock: connections, and nothing about their content.
 *
 * @param log Gets one line per request.
 */
export function createMockServer(
  guard: Guard,
  log: (line: string) => void,
): { readonly server: Server; readonly connections: Closable } {
  const server = createServer({ maxHeaderSize: MAX_HEAD_BYTES, requestTimeout: REQUEST_MILLISECONDS });
  const connections = gracefulClose(server);
  /** The response to the latest request of each connection. */
  const responses = new WeakMap<Duplex, ServerResponse>();
  const broken = new WeakSet<Duplex>();

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const { answer, operationId } = await guard(request);
    send(response, method, answer);
    log(logLine(method, url, answer, operationId));
  }

  server.on('request', (request, response) => {
    connections.admit(request, response);
    responses.set(request.socket, response);
    // The guard answers every failure of its own; what is left is a connection that is gone.
    serve(request, response).catch(() => response.destroy());
  });
  server.on('clientError', (error, socket) => {
    // Whatever arrives after the first error is reported as another one.
    if (broken.has(socket)) return;
    broken.add(socket);
    const response = responses.get(socket);
    const pending = response !== undefined && !response.writableFinished;
    if (pending && response.req.complete) {
      // Garbage behind a good request, which is answered first.
      response.on('finish', () => giveUp(socket as Socket));
      return;
    }
    const answer = answerBrokenRequest(error, socket as Socket);
    // A request that broke off in its body is logged by the one who reads it.
    if (answer !== undefined && !pending) log(logLine('-', '-', answer, undefined));
  });

  return { server, connections };
}
