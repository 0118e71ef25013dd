import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { respondToBrokenRequests } from '@forgespec/templates/server';
import { hasNoBody } from '@forgespec/templates/shared/responses';
import { gracefulClose, type Closable } from '@forgespec/templates/shared/graceful-close';
import { logLine } from '@forgespec/description/diagnostics';
import { problemResponse, problemType } from './rejected-request.ts';
import type { MockedResponse } from './mocked-response.ts';
import type { RequestHandler } from './request-handler.ts';

/**
 * The maximum size of a request head, in bytes. It is larger than the limit for targets, so that most long targets
 * reach the handler. The handler rejects them with a 414. Node.js itself rejects a larger head, and closes the
 * connection. The maximum is also small enough that a head usually arrives in one packet. This matters because the
 * server chooses between 414 and 431 by the last packet alone.
 */
const MAX_HEAD_BYTES = 32 * 1024;

const REQUEST_MILLISECONDS = 30_000;

/** The interval at which Node compares connections with the time limits. A limit takes effect only at the end of an interval. */
const CHECK_MILLISECONDS = 5000;

/**
 * Creates the HTTP server of the mock. The server manages the connections, and the handler processes the requests.
 *
 * @param log receives one line per request.
 */
export function createMockServer(
  handle: RequestHandler,
  log: (line: string) => void,
): { readonly server: Server; readonly connections: Closable } {
  const server = createServer({
    maxHeaderSize: MAX_HEAD_BYTES,
    requestTimeout: REQUEST_MILLISECONDS,
    connectionsCheckingInterval: CHECK_MILLISECONDS,
  });
  const connections = gracefulClose(server);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const { mockResponse, operationId } = await handle(request);
    send(response, method, mockResponse);
    log(logLine(method, url, mockResponse, operationId));
  }

  server.on('request', (request, response) => {
    connections.admit(request, response);
    // The promise of the handler never rejects. An error here means that the response could not be sent, so the
    // connection is closed.
    serve(request, response).catch(() => response.destroy());
  });
  respondToBrokenRequests(server, connections.responseOn, {
    write: ({ status, message }) => ({ contentType: problemType, text: problemResponse(status, message).body }),
    observe: ({ status, message }) => log(logLine('-', '-', problemResponse(status, message), undefined)),
  });

  return { server, connections };
}

/**
 * Sends a response. A response to HEAD has no body, but the same content type as the response to GET. A response with a status that allows
 * no body has neither.
 */
function send(response: ServerResponse, method: string, mockResponse: MockedResponse): void {
  const mayHaveBody = !hasNoBody(mockResponse.status);
  const { 'content-type': contentType, ...headers } = mockResponse.headers;
  response.statusCode = mockResponse.status;
  // A response may contain text from requests and descriptions. Browsers must not interpret this text as HTML.
  response.setHeader('x-content-type-options', 'nosniff');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (contentType !== undefined && mayHaveBody) response.setHeader('content-type', contentType);
  if (!mayHaveBody || method === 'HEAD') {
    response.end();
    return;
  }
  const { body: content = '' } = mockResponse;
  const body = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  response.setHeader('content-length', body.length);
  response.end(body);
}
