import { describe, expect, test } from 'vitest';
import { ApiError, ConnectionError, createClient, TimeoutError } from '../../generated/client/index.ts';
import { hostileServer } from './hostile-server.ts';
import { json, loopback } from './loopback.ts';

const now = { 'retry-after': '0' };

test('a request that the description lacks has the headers, the credential and the address of the client', async () => {
  const server = await loopback(json({ id: 1 }));
  const client = createClient({
    baseUrl: server.origin,
    auth: { PrivateToken: 'private', JobToken: 'job' },
    headers: { 'x-app': 'test' },
  });
  const { data, error, response } = await client.http.POST('/projects/{id}/undescribed', {
    params: { path: { id: 'aurora/compass' }, query: { name: 'a+b', not: { labels: ['x'] } } },
    body: { name: 'é' },
    headers: { 'x-call': '1' },
  });
  expect([data, error, response.status]).toEqual([{ id: 1 }, undefined, 200]);
  expect(response.url).toBe(`${server.origin}/api/v4/projects/aurora%2Fcompass/undescribed?name=a%2Bb&not[labels][]=x`);
  expect(server.last()).toMatchObject({
    line: 'POST /api/v4/projects/aurora%2Fcompass/undescribed?name=a%2Bb&not[labels][]=x',
    body: '{"name":"é"}',
    headers: { 'private-token': 'private', 'x-app': 'test', 'x-call': '1', 'content-type': 'application/json' },
  });
  expect(server.last().headers['job-token']).toBeUndefined();
});

test('a request can be sent without the credential', async () => {
  const server = await loopback(json([]));
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'private' } });
  await client.http.GET('/namespaces', { headers: { 'PRIVATE-TOKEN': null } });
  expect(server.last().headers['private-token']).toBeUndefined();
});

test('another origin gets no credential', async () => {
  const [server, other] = [await loopback(json([])), await loopback(json([]))];
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'private' } });
  await client.http.GET('/namespaces', { baseUrl: other.origin });
  expect(other.last().headers['private-token']).toBeUndefined();
  const redirecting = await loopback({ status: 302, headers: { location: `${other.origin}/x` } });
  await createClient({ baseUrl: redirecting.origin, auth: { PrivateToken: 'private' } }).http.GET('/namespaces');
  expect(redirecting.last().headers['private-token']).toBe('private');
  expect(other.last().headers['private-token']).toBeUndefined();
});

test('a refused token is renewed', async () => {
  const server = await loopback(({ headers }) => (headers['private-token'] === 'new' ? json([]) : json({}, 401)));
  const auth = { PrivateToken: (refused: unknown) => (refused === 'old' ? 'new' : 'old') };
  const { response } = await createClient({ baseUrl: server.origin, auth }).http.GET('/namespaces');
  expect([response.status, server.received.length]).toEqual([200, 2]);
});

test('a failure is a value, after the same retries', async () => {
  const server = await loopback(json({ message: 'busy' }, 503, now));
  const client = createClient({ baseUrl: server.origin, retry: { times: 1 } });
  const { data, error, response } = await client.http.GET('/undescribed');
  expect([data, error, response.status]).toEqual([undefined, { message: 'busy' }, 503]);
  expect(server.received).toHaveLength(2);
  await client.http.GET('/undescribed', { retry: false });
  expect(server.received).toHaveLength(3);
  await client.http.POST('/undescribed', { body: {} });
  expect(server.received).toHaveLength(4);
});

test.each([
  ['text', { status: 400, body: 'no' }, 'no'],
  ['nothing', { status: 400 }, ''],
])('a failure with a body that is %s', async (_, answer, expected) => {
  const server = await loopback(answer);
  const { error, response } = await createClient({ baseUrl: server.origin }).http.GET('/undescribed');
  expect([error, response.status]).toEqual([expected, 400]);
});

describe('errors', () => {
  const drip = () =>
    hostileServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n[');
      const timer = setInterval(() => socket.write(' '), 10);
      socket.on('close', () => clearInterval(timer));
    });

  test('a body that arrives too slowly ends the request at the time limit', async () => {
    const server = await drip();
    const client = createClient({ baseUrl: server.origin, timeout: 100 });
    const error: unknown = await client.http.GET('/namespaces').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ method: 'GET', url: `${server.origin}/api/v4/namespaces` });
  });

  test('a request can set its own time limits', async () => {
    const server = await drip();
    const client = createClient({ baseUrl: server.origin });
    await expect(client.http.GET('/namespaces', { timeout: 100 })).rejects.toBeInstanceOf(TimeoutError);
    await expect(client.http.GET('/namespaces', { deadline: 100 })).rejects.toBeInstanceOf(TimeoutError);
  });

  test('a connection that fails is a ConnectionError', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1', retry: false });
    await expect(client.http.GET('/undescribed')).rejects.toBeInstanceOf(ConnectionError);
    const server = await hostileServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n[{');
      setTimeout(() => socket.resetAndDestroy(), 20);
    });
    await expect(createClient({ baseUrl: server.origin }).http.GET('/undescribed')).rejects.toBeInstanceOf(
      ConnectionError,
    );
  });

  test.each(['<h1>Log in</h1>', '{"a":'])('a success that is not JSON is an ApiError: %s', async (body) => {
    const server = await loopback({ body });
    const error: unknown = await createClient({ baseUrl: server.origin })
      .http.GET('/namespaces')
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `GET ${server.origin}/api/v4/namespaces: 200 OK, but the body is not JSON`,
    });
  });

  test('if a signal aborts, the error is the reason of the signal', async () => {
    const server = await drip();
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('enough')), 100);
    const call = createClient({ baseUrl: server.origin }).http.GET('/namespaces', { signal: controller.signal });
    await expect(call).rejects.toThrow('enough');
  });
});

test('parseAs selects the type of the body; the time limit of a stream applies to each chunk', async () => {
  const server = await hostileServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nab');
    setTimeout(() => socket.end('cd'), 400);
  });
  const stream = async (timeout: number): Promise<ReadableStream | null> => {
    const client = createClient({ baseUrl: server.origin, timeout });
    const { data } = await client.http.GET('/undescribed', { parseAs: 'stream' });
    return data instanceof ReadableStream ? data : null;
  };
  expect(await new Response(await stream(2000)).text()).toBe('abcd');
  await expect(new Response(await stream(200)).text()).rejects.toBeInstanceOf(TimeoutError);
  const text = await createClient({ baseUrl: server.origin }).http.GET('/undescribed', { parseAs: 'text' });
  expect(text.data).toBe('abcd');
});

test('middleware of openapi-fetch still works', async () => {
  const server = await loopback(json({ id: 1 }));
  const client = createClient({ baseUrl: server.origin });
  const seen: unknown[] = [];
  client.http.use({
    async onResponse({ response }) {
      seen.push(response.url, await response.clone().json());
    },
  });
  await client.http.GET('/undescribed');
  expect(seen).toEqual([`${server.origin}/api/v4/undescribed`, { id: 1 }]);
});

test('described paths have types; other paths are allowed', async () => {
  const server = await loopback(json([{ id: 3 }]));
  const { http } = createClient({ baseUrl: server.origin });
  const { data } = await http.GET('/projects/{id}/badges', { params: { path: { id: 24 } } });
  expect(data?.[0]?.id.toFixed()).toBe('3');
  // @ts-expect-error: a described path does not take this value
  await http.GET('/projects/{id}/badges', { params: { path: { id: true } } });
  const other: { data?: unknown; response: Response } = await http.request('put', '/projects/24/undescribed', {
    body: [1],
  });
  expect(other.response.status).toBe(200);
  expect(server.last()).toMatchObject({ line: 'PUT /api/v4/projects/24/undescribed', body: '[1]' });
});

test.each(['QUERY', 'COPY'])('a request can have the method %s of OpenAPI 3.2', async (method) => {
  const server = await loopback(json({ id: 1 }));
  const { http } = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'private' } });
  const options = { body: { name: 'a' } };
  const { data } = await (method === 'QUERY'
    ? http.QUERY('/undescribed', options)
    : http.request(method, '/undescribed', options));
  expect(data).toEqual({ id: 1 });
  const headers = { 'private-token': 'private', 'content-type': 'application/json' };
  expect(server.last()).toMatchObject({ line: `${method} /api/v4/undescribed`, body: '{"name":"a"}', headers });
});
