import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { Library } from './library.ts';
import { problem, type LibraryAnswer } from './values.ts';

async function respond(library: Library, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers } = request;
  const origin = `http://${headers.host ?? 'localhost'}`;
  const sent = await text(request);
  const send = ({ status, body, headers: own = {} }: LibraryAnswer): void => {
    const type = status >= 400 ? 'application/problem+json' : 'application/json';
    response.writeHead(status, { ...(body !== undefined && { 'content-type': type }), ...own });
    response.end(
      body === undefined || method === 'HEAD' ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    );
  };
  const url = new URL(request.url ?? '/', origin);
  if (!url.pathname.startsWith('/v1/')) return send(problem(404, 'unknown'));
  const contentType = headers['content-type'] ?? '';
  try {
    decodeURIComponent(url.search);
    const isText = url.pathname.endsWith('/sample');
    if (sent !== '' && !(isText ? /^text\/plain/u : /^application\/json/u).test(contentType))
      return send(problem(422, 'type'));
    const body: unknown = sent === '' ? undefined : isText ? sent : JSON.parse(sent);
    const facts = { origin, ifMatch: headers['if-match'], ifNoneMatch: headers['if-none-match'] };
    send(library.answer(method === 'HEAD' ? 'GET' : method, url, body, facts));
  } catch {
    send(problem(422, 'malformed'));
  }
}

/** Starts a server that conforms to `openapi.yaml`. Its data is in memory. */
export async function startLibrary(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const library = new Library();
  const server = createServer((request, response) => void respond(library, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
