import createFetchClient from 'openapi-fetch';
import { expect, test } from 'vitest';
import {
  type ClientOptions,
  ConnectionError,
  createClient,
  fetchOf,
  TimeoutError,
} from '../../generated/client/index.ts';
import type { paths } from '../../generated/types/openapi.ts';
import { hostileServer } from './hostile-server.ts';
import { json, loopback } from './loopback.ts';

/** Returns a client of openapi-fetch that sends its requests through a client of the SDK. */
function fetchClient(options: ClientOptions) {
  const client = createClient(options);
  return createFetchClient<paths>({ baseUrl: client.address, fetch: fetchOf(client) });
}

test('openapi-fetch sends requests with the headers and the credential of the client', async () => {
  const server = await loopback(json([{ id: 3 }]));
  const http = fetchClient({ baseUrl: server.origin, auth: { PrivateToken: 'private' }, headers: { 'x-app': 'test' } });
  const { data, response } = await http.GET('/projects/{id}/badges', {
    params: { path: { id: 'aurora/compass' }, query: { name: 'a+b' } },
    headers: { 'x-call': '1' },
  });
  expect(data?.[0]?.id.toFixed()).toBe('3');
  expect(response.url).toBe(`${server.origin}/api/v4/projects/aurora%2Fcompass/badges?name=a%2Bb`);
  expect(server.last()).toMatchObject({
    line: 'GET /api/v4/projects/aurora%2Fcompass/badges?name=a%2Bb',
    headers: { 'private-token': 'private', 'x-app': 'test', 'x-call': '1' },
  });
  // @ts-expect-error: the path does not take this value
  await http.GET('/projects/{id}/badges', { params: { path: { id: true } } });
});

test('a body is sent unchanged', async () => {
  const server = await loopback(json({ id: 1 }));
  const send = fetchOf(createClient({ baseUrl: server.origin }));
  const headers = { 'content-type': 'application/json' };
  const request = new Request(`${server.origin}/api/v4/undescribed`, { method: 'POST', body: '{"a":"é"}', headers });
  expect(await (await send(request)).json()).toEqual({ id: 1 });
  expect(server.last()).toMatchObject({ line: 'POST /api/v4/undescribed', body: '{"a":"é"}', headers });
});

test('another origin gets no credential', async () => {
  const [server, other] = [await loopback(json([])), await loopback(json([]))];
  const send = fetchOf(createClient({ baseUrl: server.origin, auth: { PrivateToken: 'private' } }));
  await send(new Request(`${other.origin}/api/v4/namespaces`));
  expect(other.last().headers['private-token']).toBeUndefined();
  const redirecting = await loopback({ status: 302, headers: { location: `${other.origin}/x` } });
  const redirected = fetchOf(createClient({ baseUrl: redirecting.origin, auth: { PrivateToken: 'private' } }));
  await redirected(new Request(`${redirecting.origin}/api/v4/namespaces`));
  expect(redirecting.last().headers['private-token']).toBe('private');
  expect(other.last().headers['private-token']).toBeUndefined();
});

test('a refused token is renewed', async () => {
  const server = await loopback(({ headers }) => (headers['private-token'] === 'new' ? json([]) : json({}, 401)));
  const auth = { PrivateToken: (refused: unknown) => (refused === 'old' ? 'new' : 'old') };
  const { response } = await fetchClient({ baseUrl: server.origin, auth }).GET('/namespaces');
  expect([response.status, server.received.length]).toEqual([200, 2]);
});

test('a failure is a response, after the same retries', async () => {
  const server = await loopback(json({ message: 'busy' }, 503, { 'retry-after': '0' }));
  const { error, response } = await fetchClient({ baseUrl: server.origin, retry: { times: 1 } }).GET('/namespaces');
  expect([error, response.status, server.received.length]).toEqual([{ message: 'busy' }, 503, 2]);
});

test.each([
  ['text', { status: 400, body: 'no' }, 'no'],
  ['nothing', { status: 400 }, ''],
])('a failure with a body that is %s', async (_, answer, text) => {
  const server = await loopback(answer);
  const response = await fetchOf(createClient({ baseUrl: server.origin }))(new Request(`${server.origin}/x`));
  expect([await response.text(), response.status]).toEqual([text, 400]);
});

test('a request can be aborted', async () => {
  const server = await loopback(json([]));
  const send = fetchOf(createClient({ baseUrl: server.origin }), { timeout: 1000 });
  const request = new Request(`${server.origin}/api/v4/namespaces`, { signal: AbortSignal.abort(new Error('enough')) });
  await expect(send(request)).rejects.toThrow('enough');
  // @ts-expect-error: a signal belongs to each request
  fetchOf(createClient({ baseUrl: server.origin }), { signal: AbortSignal.timeout(1) });
});

test('time limits, signals and network failures are the same as for calls', async () => {
  const slow = await hostileServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n[');
    const timer = setInterval(() => socket.write(' '), 10);
    socket.on('close', () => clearInterval(timer));
  });
  await expect(fetchClient({ baseUrl: slow.origin, deadline: 100 }).GET('/namespaces')).rejects.toBeInstanceOf(
    TimeoutError,
  );
  const signal = AbortSignal.timeout(100);
  await expect(fetchClient({ baseUrl: slow.origin }).GET('/namespaces', { signal })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  const broken = fetchClient({ baseUrl: 'http://127.0.0.1:1', retry: false });
  await expect(broken.GET('/namespaces')).rejects.toBeInstanceOf(ConnectionError);
});
