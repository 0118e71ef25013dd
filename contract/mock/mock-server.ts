import { createServer } from 'node:http';
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

/** A server that can stop without breaking off an answer. */
export interface DrainingServer {
  readonly server: Server;
  /** Takes no new connection, and resolves when the requests in flight are answered. */
  drain(): Promise<void>;
}

/**
 * The HTTP side of the mock: connections, and nothing about their content.
 *
 * @param log Gets one line per request.
 */
export function createMockServer(guard: Guard, log: (line: string) => void): DrainingServer {
  const server = createServer({ maxHeaderSize: MAX_HEAD_BYTES, requestTimeout: REQUEST_MILLISECONDS });
  /** Each open connection with its latest response, if it has had a request yet. */
  const connections = new Map<Duplex, ServerResponse | undefined>();
  const broken = new WeakSet<Duplex>();
  let drained: Promise<void> | undefined;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const { answer, operationId } = await guard(request);
    send(response, method, answer, drained !== undefined);
    log(logLine(method, url, answer, operationId));
  }

  server.on('connection', (socket) => {
    connections.set(socket, undefined);
    socket.on('close', () => connections.delete(socket));
  });
  server.on('request', (request, response) => {
    connections.set(request.socket, response);
    // The guard answers every failure of its own; what is left is a connection that is gone.
    serve(request, response).catch(() => response.destroy());
  });
  server.on('clientError', (error, socket) => {
    // Whatever arrives after the first error is reported as another one.
    if (broken.has(socket)) return;
    broken.add(socket);
    const response = connections.get(socket);
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

  return {
    server,
    drain() {
      drained ??= new Promise((resolve) => {
        server.close(() => resolve());
        // Node waits for connections that were opened and never used, which browsers like to keep.
        for (const [socket, response] of connections) if (response?.writableFinished !== false) socket.destroy();
      });
      return drained;
    },
  };
}
