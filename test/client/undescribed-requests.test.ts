import { expect, test } from 'vitest';
import {
  ApiError,
  callUndescribed,
  ConnectionError,
  createClient,
  responseOf,
  resultOf,
  TimeoutError,
} from '../../generated/client/index.ts';
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
  const data: unknown = await callUndescribed(
    client,
    'POST',
    '/projects/{id}/undescribed',
    {
      path: { id: 'aurora/compass' },
      query: { name: 'a+b', not: { labels: ['x'] } },
      body: { name: 'é' },
    },
    { headers: { 'x-call': '1' } },
  );
  expect(data).toEqual({ id: 1 });
  expect(server.last()).toMatchObject({
    line: 'POST /api/v4/projects/aurora%2Fcompass/undescribed?name=a%2Bb&not[labels][]=x',
    body: '{"name":"é"}',
    headers: { 'private-token': 'private', 'x-app': 'test', 'x-call': '1', 'content-type': 'application/json' },
  });
  expect(server.last().headers['job-token']).toBeUndefined();
});

test('a body that `fetch` can send is sent unchanged', async () => {
  const server = await loopback({ status: 204 });
  const client = createClient({ baseUrl: server.origin });
  const body = new Blob(['abc'], { type: 'image/png' });
  expect(await callUndescribed(client, 'put', '/icon', { body })).toBeUndefined();
  expect(server.last()).toMatchObject({ body: 'abc', headers: { 'content-type': 'image/png' } });
});

test.each([
  ['application/problem+json', '{"id":1}', { id: 1 }],
  ['text/plain', 'abc', 'abc'],
  ['application/x-ndjson', '{}\n{}', '{}\n{}'],
])('the data of a body with the media type %s has its type', async (type, body, data) => {
  const server = await loopback({ headers: { 'content-type': type }, body });
  expect(await callUndescribed(createClient({ baseUrl: server.origin }), 'GET', '/undescribed')).toEqual(data);
});

test('a body with another media type is a Blob, and a response can be read as a stream', async () => {
  const server = await loopback({ headers: { 'content-type': 'image/png' }, body: 'abc' });
  const client = createClient({ baseUrl: server.origin });
  const data = await callUndescribed(client, 'GET', '/undescribed');
  expect(data instanceof Blob && (await data.text())).toBe('abc');
  const response = await responseOf(callUndescribed(client, 'GET', '/undescribed'));
  expect(await response.text()).toBe('abc');
});

test('a failure is an error or a value, after the same retries', async () => {
  const server = await loopback(json({ message: 'busy' }, 503, now));
  const client = createClient({ baseUrl: server.origin, retry: { times: 1 } });
  await expect(callUndescribed(client, 'GET', '/undescribed')).rejects.toMatchObject({
    name: 'ServerError',
    operation: '',
    body: { message: 'busy' },
  });
  expect(server.received).toHaveLength(2);
  const once = { retry: false } as const;
  const result = await resultOf(callUndescribed(client, 'GET', '/undescribed', {}, once));
  expect([result.ok, result.status, result.data]).toEqual([false, 503, { message: 'busy' }]);
  expect(server.received).toHaveLength(3);
  await expect(callUndescribed(client, 'POST', '/undescribed', { body: {} }, once)).rejects.toBeInstanceOf(ApiError);
  expect(server.received).toHaveLength(4);
});

test('a request can be sent without the credential', async () => {
  const server = await loopback(json([]));
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'private' } });
  await callUndescribed(client, 'GET', '/namespaces', {}, { headers: { 'PRIVATE-TOKEN': null } });
  expect(server.last().headers['private-token']).toBeUndefined();
});

test('a path cannot change the host of the address', async () => {
  const client = createClient({ baseUrl: 'https://forge.test', auth: { PrivateToken: 'private' } });
  // @ts-expect-error: a path begins with a slash
  const call = callUndescribed(client, 'GET', '@other.test/');
  await expect(call).rejects.toThrow('The path must begin with a slash');
});

test('a body that arrives too slowly ends the call at its time limit, and a broken connection is an error', async () => {
  const slow = await hostileServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n[');
    const timer = setInterval(() => socket.write(' '), 10);
    socket.on('close', () => clearInterval(timer));
  });
  const client = createClient({ baseUrl: slow.origin });
  for (const limit of [{ timeout: 100 }, { deadline: 100 }]) {
    await expect(callUndescribed(client, 'GET', '/namespaces', {}, limit)).rejects.toBeInstanceOf(TimeoutError);
  }
  const broken = createClient({ baseUrl: 'http://127.0.0.1:1', retry: false });
  await expect(callUndescribed(broken, 'GET', '/undescribed')).rejects.toBeInstanceOf(ConnectionError);
});

test('a request can have a method of OpenAPI 3.2', async () => {
  const server = await loopback(json({ id: 1 }));
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'private' } });
  expect(await callUndescribed(client, 'QUERY', '/undescribed', { body: { name: 'a' } })).toEqual({ id: 1 });
  expect(server.last()).toMatchObject({ line: 'QUERY /api/v4/undescribed', body: '{"name":"a"}' });
});
