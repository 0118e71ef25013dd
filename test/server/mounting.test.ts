import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { withHealth, withObserver, type Dispatch, type HandlerContext } from '../../generated/server/index.ts';
import { expressMiddleware } from '../../generated/server/runtime/adapters/express.ts';
import { fastifyPlugin } from '../../generated/server/runtime/adapters/fastify.ts';
import { fetchHandler } from '../../generated/server/runtime/adapters/fetch.ts';
import { nodeListener } from '../../generated/server/runtime/adapters/node.ts';
import { createDispatch } from '../../generated/server/runtime/dispatch.ts';
import { decodeParameters } from '../../generated/server/runtime/dispatch.ts';
import { mixedValues } from '../../templates/server/mixed-segment.ts';
import { isValue, type FindRoute, type Route } from '../../generated/server/runtime/interfaces.ts';
import { createBadgeServer } from '../../examples/servers/badges.ts';

// An application with an API in it, and with routes of its own.

/** Returns an API with `GET /{name}s/{id}`, `GET /{name}s/{from}...{to}`, `POST /{name}s` and `GET /`. Each handler returns its URL. */
function shop(name: string): Dispatch {
  const route = (operation: string, method: string, path: string): Route => ({
    operation,
    area: 'all',
    handler: operation,
    method,
    path,
    request: {},
    responses: { 200: ['application/json'] },
  });
  const item = route('item', 'GET', `/${name}s/{id}`);
  const range = route('range', 'GET', `/${name}s/{from}...{to}`);
  const create = route('create', 'POST', `/${name}s`);
  const root = route('root', 'GET', '/');
  const findRoute: FindRoute = (method, path) => {
    if (path.length === 1 && path[0] === '' && method === 'GET') return { route: root, values: [] };
    if (path[0] !== `${name}s`) return undefined;
    if (path.length === 1) return method === 'POST' ? { route: create, values: [] } : undefined;
    if (path.length !== 2 || method !== 'GET') return undefined;
    const values = mixedValues(['', '...', ''], path[1]);
    if (values !== undefined) return { route: range, values };
    return isValue(path[1]) ? { route: item, values: [path[1]] } : undefined;
  };
  const handle =
    (operation: string) =>
    (_: unknown, { url }: HandlerContext) => ({
      status: 200,
      body: { name, operation, path: new URL(url).pathname },
    });
  const handlers = { all: Object.fromEntries(['item', 'range', 'create', 'root'].map((key) => [key, handle(key)])) };
  return createDispatch({ findRoute, routes: [item, range, create, root], steps: [decodeParameters] }, handlers, {});
}

interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
  readonly headers: IncomingMessage['headers'];
}

type Send = (method: string, path: string, headers?: Record<string, string>) => Promise<Answer>;

async function sender(port: number): Promise<Send> {
  return async (method, path, headers = {}) => {
    const [response] = (await once(request({ port, method, path, headers }).end(), 'response')) as [IncomingMessage];
    const body = await text(response);
    const isJson = response.headers['content-type']?.includes('json') === true && body !== '';
    return { status: response.statusCode, body: isJson ? JSON.parse(body) : body, headers: response.headers };
  };
}

async function withFastify(build: (app: FastifyInstance) => unknown, options = {}): Promise<Send> {
  const app = fastify(options);
  onTestFinished(() => app.close());
  await build(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return sender((app.server.address() as AddressInfo).port);
}

async function withExpress(build: (app: express.Express) => unknown): Promise<Send> {
  const app = express();
  build(app);
  const server = createServer(app).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return sender((server.address() as AddressInfo).port);
}

const statusAndBody = ({ status, body }: Answer) => ({ status, body });

describe('fastify', () => {
  test('the application has a route for OPTIONS, as a plugin for CORS registers it, and a route for all other paths', async () => {
    const send = await withFastify((app) => {
      app.addHook('onRequest', async (_request, reply) => void reply.header('access-control-allow-origin', '*'));
      app.options('*', async (_request, reply) => reply.code(204).send());
      app.get('/*', async () => 'own page');
      app.register(fastifyPlugin(shop('pet')));
    });
    expect((await send('OPTIONS', '/pets/1')).status).toBe(204);
    const item = await send('GET', '/pets/1');
    expect(item.body).toEqual({ name: 'pet', operation: 'item', path: '/pets/1' });
    expect(item.headers['access-control-allow-origin']).toBe('*');
    expect((await send('GET', '/about/us')).body).toBe('own page');
    expect((await send('GET', '/')).body).toMatchObject({ operation: 'root' });
  });

  test('two APIs, and the same API at two prefixes', async () => {
    const send = await withFastify((app) => {
      app.register(fastifyPlugin(shop('pet')), { prefix: '/v1' });
      app.register(fastifyPlugin(shop('pet')), { prefix: '/tenants/:tenant' });
      app.register(fastifyPlugin(shop('toy')));
    });
    expect((await send('GET', '/v1/pets/1')).body).toEqual({ name: 'pet', operation: 'item', path: '/v1/pets/1' });
    expect((await send('GET', '/v1')).body).toMatchObject({ name: 'pet', operation: 'root' });
    expect((await send('GET', '/v1/')).body).toMatchObject({ name: 'pet', operation: 'root' });
    expect((await send('GET', '/tenants/a%2Fb/pets/1')).body).toMatchObject({ path: '/tenants/a%2Fb/pets/1' });
    expect((await send('GET', '/toys/1')).body).toMatchObject({ name: 'toy' });
    expect((await send('GET', '/pets/1')).status).toBe(404);
  });

  test('two APIs have different operations at the same path', async () => {
    const only = (method: string): Dispatch => {
      const route = { operation: 'a', area: 'a', handler: 'a', method, path: '/a/{b}', request: {}, responses: {} };
      const findRoute: FindRoute = (other, path) =>
        other === method && path[0] === 'a' && path.length === 2 ? { route, values: [path[1]] } : undefined;
      const handlers = { a: { a: () => ({ status: 200, body: method }) } };
      return createDispatch({ findRoute, routes: [route], steps: [] }, handlers, {});
    };
    const send = await withFastify((app) => {
      app.register(fastifyPlugin(only('GET')));
      app.register(fastifyPlugin(only('POST')));
    });
    expect((await send('GET', '/a/1')).body).toBe('GET');
    expect((await send('POST', '/a/1')).body).toBe('POST');
    expect((await send('HEAD', '/a/1')).status).toBe(200);
    expect((await send('DELETE', '/a/1')).status).toBe(405);
  });

  test.each([
    '/pets/1',
    `/pets/${'a'.repeat(3000)}`,
    '/pets/a%2Fb',
    '/p%65ts/1',
    '/pets/a.b',
    '/pets/a%3Ab',
    '/pets/%F0%9F%98%80',
  ])('a value of a path parameter: %.40s', async (path) => {
    const send = await withFastify((app) => void app.register(fastifyPlugin(shop('pet'))));
    expect(statusAndBody(await send('GET', path))).toMatchObject({ status: 200, body: { operation: 'item' } });
  });

  test('segments with several values, HEAD, and a method that a path does not have', async () => {
    const send = await withFastify((app) => void app.register(fastifyPlugin(shop('pet'))));
    expect((await send('GET', '/pets/a...b')).body).toMatchObject({ operation: 'range' });
    expect(await send('HEAD', '/pets/1')).toMatchObject({ status: 200, body: '' });
    expect(await send('DELETE', '/pets/1')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(await send('GET', '/pets')).toMatchObject({ status: 405, headers: { allow: 'POST' } });
    expect((await send('OPTIONS', '/pets/1')).status).toBe(404);
    expect((await send('GET', '/pets/%')).status).toBe(400);
  });

  test('routes of the application take precedence, and content types are parsed outside of the plugin', async () => {
    const send = await withFastify((app) => {
      app.register(fastifyPlugin(shop('pet')));
      app.get('/pets/best', async () => 'best');
      app.post('/own', async ({ body }) => body);
      app.setNotFoundHandler((_request, reply) => reply.code(404).send('no such page'));
    });
    expect((await send('GET', '/pets/best')).body).toBe('best');
    expect((await send('GET', '/pets/a/b')).body).toBe('no such page');
    expect((await send('POST', '/own', { 'content-type': 'text/plain' })).status).toBe(200);
    expect((await send('POST', '/own', { 'content-type': 'application/x-other', 'content-length': '0' })).status).toBe(
      415,
    );
  });

  test('a dispatcher with an observer and a path for health has routes', async () => {
    const observed: number[] = [];
    const dispatch = withHealth(
      withObserver(shop('pet'), ({ status }) => observed.push(status)),
      '/health',
    );
    const send = await withFastify((app) => {
      app.options('*', async (_request, reply) => reply.code(204).send());
      app.register(fastifyPlugin(dispatch), { prefix: '/v1' });
    });
    expect((await send('GET', '/v1/health')).body).toEqual({ status: 'ok' });
    expect((await send('GET', '/v1/pets/1')).status).toBe(200);
    expect(observed).toEqual([200]);
  });

  test('a function that wraps a dispatcher gets all requests, unless its routes are set', async () => {
    const { routes } = shop('pet');
    const wrapped: Dispatch = (incoming) => shop('pet')(incoming);
    const all = await withFastify((app) => void app.register(fastifyPlugin(wrapped)));
    expect((await all('GET', '/pets/1')).status).toBe(200);
    const send = await withFastify((app) => {
      app.get('/*', async () => 'own page');
      app.register(fastifyPlugin(wrapped, routes));
    });
    expect((await send('GET', '/pets/1')).body).toMatchObject({ operation: 'item' });
    expect((await send('GET', '/about')).body).toBe('own page');
  });

  test.each(['/v1', '/api', '/api/v4'])('our API at the prefix %s has the prefix in its links', async (prefix) => {
    const send = await withFastify((app) => void app.register(fastifyPlugin(createBadgeServer('secret')), { prefix }));
    const path = `${prefix === '/v1' ? '/v1' : ''}/api/v4/projects/a%2Fb/badges`;
    const headers = { 'private-token': 'secret' };
    expect((await send('GET', path, headers)).headers['link']).toContain(`${path}?`);
  });
});

test('fetch: a request for a path that the first API does not have goes to the second API', async () => {
  const handler = fetchHandler(shop('pet'), { otherwise: fetchHandler(shop('toy')) });
  const nameOf = async (path: string): Promise<unknown> => (await handler(new Request(`http://a${path}`))).json();
  expect(await nameOf('/pets/1')).toMatchObject({ name: 'pet' });
  expect(await nameOf('/toys/1')).toMatchObject({ name: 'toy' });
  expect((await handler(new Request('http://a/nothing'))).status).toBe(404);
});

test('node: a request for a path that the first API does not have goes to the second API, then to the application', async () => {
  const own = (_: IncomingMessage, response: ServerResponse): void => void response.end('own page');
  const listener = nodeListener(shop('pet'), { otherwise: nodeListener(shop('toy'), { otherwise: own }) });
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const send = await sender((server.address() as AddressInfo).port);
  expect((await send('GET', '/pets/1')).body).toMatchObject({ name: 'pet' });
  expect((await send('GET', '/toys/1')).body).toMatchObject({ name: 'toy' });
  expect((await send('GET', '/nothing')).body).toBe('own page');
});

describe('express', () => {
  test.each(['/v1', '/api', '/api/v4'])('our API at the path %s has the path in its links', async (mount) => {
    const send = await withExpress((app) => app.use(mount, expressMiddleware(createBadgeServer('secret'))));
    const path = `${mount === '/v1' ? '/v1' : ''}/api/v4/projects/a%2Fb/badges`;
    expect((await send('GET', path, { 'private-token': 'secret' })).headers['link']).toContain(`${path}?`);
  });

  test('two APIs at the same path, then a route of the application', async () => {
    const send = await withExpress((app) => {
      app.use('/v1', expressMiddleware(shop('pet')));
      app.use('/v1', expressMiddleware(shop('toy')));
      app.use(expressMiddleware(createBadgeServer('secret')));
      app.get('/v1/own', (_request, response) => void response.send('own'));
    });
    expect((await send('GET', '/v1/pets/1')).body).toMatchObject({ name: 'pet', path: '/v1/pets/1' });
    expect((await send('GET', '/v1/toys/1')).body).toMatchObject({ name: 'toy' });
    expect((await send('GET', '/v1/own')).body).toBe('own');
    expect((await send('GET', '/api/v4/projects/1/badges')).status).toBe(401);
    expect((await send('GET', '/v1/nothing')).status).toBe(404);
    expect(await send('DELETE', '/v1/pets/1')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});
