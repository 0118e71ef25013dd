import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server with the responses that the program expects. */
export interface Service {
  readonly origin: string;
  close(): void;
}

const text = 'The quick brown fox jumps over the lazy dog.';
const badge = { id: 7, name: 'Coverage', kind: 'project', link_url: '', image_url: '' };

type Answer = (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => unknown;

function json(response: ServerResponse, value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
}

/** A map from the method and the path of each request, after `/projects/`, to the function that responds. */
const answers: Readonly<Record<string, Answer>> = {
  'GET a%2Fb/labels': (_, response, query) => {
    const [search = '', page = '1'] = [query.get('search') ?? '', query.get('page') ?? '1'];
    const next = `<?search=${encodeURIComponent(search)}&page=2>; rel="next"`;
    json(response, [{ name: `${search} ${page}` }], 200, page === '1' ? { link: next } : {});
  },
  'GET 1/badges/404': (_, response) =>
    json(response, { message: 'There is no such badge' }, 404, { 'x-request-id': 'r1' }),
  'GET 1/badges/7': (_, response) => json(response, badge, 200, { 'x-request-id': 'r2' }),
  'GET 1/badges/8': () => undefined,
  'DELETE 1/badges/9': (request) => request.socket.destroy(),
  'POST 1/labels': (request, response) =>
    request.on('data', (body: Buffer) => json(response, JSON.parse(String(body)), 201)),
  'GET 1/repository/files/fox.txt/raw': (request, response) => {
    const start = Number(/^bytes=(\d+)-$/u.exec(request.headers.range ?? '')?.[1] ?? 0);
    const range = start > 0 ? { 'content-range': `bytes ${start}-${text.length - 1}/${text.length}` } : {};
    response.writeHead(start > 0 ? 206 : 200, { etag: '"1"', 'content-length': text.length - start, ...range });
    if (start > 0) response.end(text.slice(start));
    else response.write(text.slice(0, 10), () => setTimeout(() => request.socket.destroy(), 50));
  },
};

/**
 * Starts the server. The first part of a path is the name of a platform. The first request of each platform to a badge gets the status 503.
 */
export async function startService(): Promise<Service> {
  const repeated = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const [, , path = ''] = /^\/([^/]+)\/api\/v4\/projects\/(.*)$/u.exec(pathname) ?? [];
    const route = `${request.method} ${path}`;
    if (route === 'GET 1/badges/7' && !repeated.has(pathname)) {
      repeated.add(pathname);
      return json(response, {}, 503, { 'retry-after': '0' });
    }
    const answer = answers[route];
    if (answer === undefined) json(response, { message: `no ${route}` }, 501);
    else answer(request, response, searchParams);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast is safe: the address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
