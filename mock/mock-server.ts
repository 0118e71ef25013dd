import { createServer } from 'node:http';
import { answerBrokenRequests } from '@forgespec/templates/server/adapters/broken-request';
import { gracefulClose, type Closable } from '@forgespec/templates/shared/graceful-close';
import { logLine } from '@forgespec/generator/diagnostics/log-line';
import { problem, problemType } from './refusal.ts';
import { send } from './send.ts';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
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

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const { answer, operationId } = await guard(request);
    send(response, method, answer);
    log(logLine(method, url, answer, operationId));
  }

  server.on('request', (request, response) => {
    connections.admit(request, response);
    // The guard answers every failure of its own; what is left is a connection that is gone.
    serve(request, response).catch(() => response.destroy());
  });
  answerBrokenRequests(server, connections.responseOn, {
    write: ({ status, message }) => ({ contentType: problemType, text: problem(status, message).body ?? '' }),
    observe: ({ status, message }) => log(logLine('-', '-', problem(status, message), undefined)),
  });

  return { server, connections };
}
