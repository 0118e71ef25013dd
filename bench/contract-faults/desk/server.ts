import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Desk, deskProblem, type DeskAnswer } from './desk.ts';

/** The tokens of an agent, who may write, and of a viewer. */
export const deskTokens = { agent: 'desk-agent', viewer: 'desk-viewer' } as const;

const methods: readonly (readonly [path: RegExp, methods: readonly string[]])[] = [
  [/^\/api\/tickets$/u, ['GET', 'POST']],
  [/^\/api\/tickets\/[^/]+$/u, ['GET', 'PUT', 'PATCH', 'DELETE']],
  [/^\/api\/tickets\/[^/]+\/close$/u, ['POST']],
  [/^\/api\/tickets\/[^/]+\/tags\/[^/]+$/u, ['PUT']],
  [/^\/api\/tickets\/[^/]+\/comments$/u, ['GET', 'POST']],
  [/^\/api\/comments$/u, ['GET']],
  [/^\/api\/comments\/[^/]+$/u, ['GET', 'DELETE']],
  [/^\/api\/preferences$/u, ['GET', 'PUT']],
];

async function respond(desk: Desk, request: IncomingMessage): Promise<DeskAnswer> {
  const { headers } = request;
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  const sent = await text(request);
  const url = new URL(request.url ?? '/', `http://${headers.host ?? 'localhost'}`);
  const [, allowed] = methods.find(([path]) => path.test(url.pathname)) ?? [];
  if (allowed === undefined) return deskProblem(404, 'There is no such address');
  if (!allowed.includes(method))
    return { ...deskProblem(405, 'There is no such method'), headers: { allow: ['HEAD', ...allowed].join(', ') } };
  const token = /^Bearer (\S+)$/u.exec(headers.authorization ?? '')?.[1];
  if (token !== deskTokens.agent && token !== deskTokens.viewer)
    return { ...deskProblem(401, 'Sign in'), headers: { 'www-authenticate': 'Bearer' } };
  if (method !== 'GET' && token === deskTokens.viewer) return deskProblem(403, 'Viewers can only read');
  const mediaType = (headers['content-type'] ?? '').split(';')[0] ?? '';
  const wanted = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  try {
    for (const [, value] of url.searchParams) if (value.includes('\ufffd')) return deskProblem(400, 'Not UTF-8');
    decodeURIComponent(url.search);
    if (sent !== '' && mediaType !== wanted) return deskProblem(400, `The body must be ${wanted}`);
    const body: unknown = sent === '' ? undefined : JSON.parse(sent);
    return desk.answer({ method, url, body, mediaType, headers });
  } catch {
    return deskProblem(400, 'The request is malformed');
  }
}

function send(response: ServerResponse, isHead: boolean, { status, body, headers = {} }: DeskAnswer): void {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const type = status >= 400 ? 'application/problem+json' : 'application/json';
  const length = text === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(text) };
  response.writeHead(status, { ...length, ...headers });
  response.end(isHead ? undefined : text);
}

/** Starts a server that conforms to `openapi.yaml`. Its data is in memory. */
export async function startDesk(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const desk = new Desk();
  const server = createServer((request, response) => {
    void respond(desk, request).then((answer) => send(response, request.method === 'HEAD', answer));
  });
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
