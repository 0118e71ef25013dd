import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** A fetch handler, as Deno, Bun and similar platforms call it. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** Creates a server of Node that calls a fetch handler for each request, as the servers of Deno, Bun and workers do. */
export const fetchServer = (handler: FetchHandler, onFailure: (error: unknown) => void = () => {}) =>
  createServer((incoming, outgoing) => {
    answer(handler, incoming, outgoing).catch((error: unknown) => {
      // Some platforms end the connection after such a failure, others send a 500.
      if (!outgoing.destroyed) onFailure(error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    });
  });

async function answer(handler: FetchHandler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = requestOf(incoming, outgoing);
  if (request === undefined) return void outgoing.writeHead(400, { 'content-length': '0' }).end();
  const response = await handler(request);
  outgoing.writeHead(response.status, [...response.headers].flat());
  if (response.body === null || incoming.method === 'HEAD') return void outgoing.end();
  const reader = response.body.getReader();
  outgoing.once('close', () => void reader.cancel().catch(() => {}));
  for (let next = await reader.read(); !next.done; next = await reader.read()) outgoing.write(next.value);
  outgoing.end();
}

/** Returns a request of Node.js as a `Request`. Returns undefined if the class `Request` does not allow the request. */
function requestOf(incoming: IncomingMessage, outgoing: ServerResponse): Request | undefined {
  const abort = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) abort.abort();
  });
  const { method = '', headers, url = '' } = incoming;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  try {
    return new Request(url.startsWith('/') ? `http://${headers.host}${url}` : url, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((one): [string, string] => [name, one]),
      ),
      signal: abort.signal,
      ...(hasBody &&
        method !== 'GET' &&
        method !== 'HEAD' && { body: Readable.toWeb(incoming) as never, duplex: 'half' }),
    });
  } catch {
    return undefined;
  }
}
