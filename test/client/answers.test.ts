import { expect, test } from 'vitest';
import {
  ApiError,
  ConnectionError,
  createClient,
  NotFoundError,
  responseOf,
  resultOf,
} from '../../generated/client/index.ts';
import { json, loopback, type SentResponse } from './loopback.ts';

async function clientOf(answer: SentResponse) {
  const server = await loopback(answer);
  return { server, client: createClient({ baseUrl: server.origin, registryUrl: server.origin, retry: false }) };
}

const caught = (call: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(call).then(
    () => undefined,
    (error: unknown) => error,
  );

test('a call returns its data each time it is awaited', async () => {
  const { client, server } = await clientOf(json([{ id: 3 }]));
  const call = client.projectBadges.list({ id: 24 });
  expect(await call).toEqual([{ id: 3 }]);
  expect(await Promise.all([call, call])).toEqual([[{ id: 3 }], [{ id: 3 }]]);
  expect(server.received).toHaveLength(1);
});

test('a success with an undocumented status is accepted, because the documents do not state every status', async () => {
  const { client } = await clientOf(json({ id: 3 }, 200));
  expect(await client.projectBadges.create({ id: 24 }, { link_url: 'a', image_url: 'b' })).toEqual({ id: 3 });
});

test.each([
  ['JSON', json({ message: '404 Not Found' }, 404), { message: '404 Not Found' }],
  ['a list', json([1], 404), [1]],
  ['text', { status: 404, headers: { 'content-type': 'text/html' }, body: '<h1>No</h1>' }, '<h1>No</h1>'],
  [
    'JSON that is cut off',
    { status: 404, headers: { 'content-type': 'application/json' }, body: '{"a":' },
    '{"a":',
    ': {"a":',
  ],
  ['nothing', { status: 404 }, undefined],
])('a failure is thrown, with the unchanged body if it is %s', async (_, answer, body, reason = '') => {
  const { client, server } = await clientOf(answer);
  const error = await caught(client.projectBadges.list({ id: 24 }, { name: 'x' }));
  expect(error).toBeInstanceOf(NotFoundError);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    name: 'NotFoundError',
    operation: 'listProjectBadges',
    status: 404,
    statusText: 'Not Found',
    method: 'GET',
    url: `${server.origin}/api/v4/projects/24/badges`,
    message: `listProjectBadges (GET /projects/{id}/badges): 404 Not Found${reason}`,
    body,
  });
});

test('an error has the headers of the response', async () => {
  const { client } = await clientOf(json({}, 429, { 'retry-after': '30' }));
  const error = await caught(client.namespaces.list());
  expect(error instanceof ApiError && error.headers.get('retry-after')).toBe('30');
});

test('a success with invalid JSON is an error that contains the text', async () => {
  const { client } = await clientOf({ headers: { 'content-type': 'text/html' }, body: '<h1>Log in</h1>' });
  const error = await caught(client.projectBadges.list({ id: 24 }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 200,
    body: '<h1>Log in</h1>',
    message: 'listProjectBadges (GET /projects/{id}/badges): 200 OK, but the body is not JSON',
    cause: expect.any(SyntaxError),
  });
});

test('a missing response is a ConnectionError, whose cause is the error of fetch', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', retry: false });
  const error = await caught(client.projectBadges.list({ id: 24 }, { name: 'x' }));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({
    name: 'ConnectionError',
    message: 'listProjectBadges (GET http://127.0.0.1:1/api/v4/projects/24/badges): connection failed (bad port)',
    cause: expect.any(TypeError),
  });
});

test('a response without a body has no data', async () => {
  const gone = await clientOf({ status: 204 });
  expect(await gone.client.projectBadges.delete({ id: 24, badge_id: 3 })).toBeUndefined();
  const changed = await clientOf({ status: 204 });
  expect(await changed.client.projectBadges.update({ id: 24, badge_id: 3 })).toBeUndefined();
  const empty = await clientOf({ status: 200 });
  await expect(empty.client.projectBadges.list({ id: 24 })).rejects.toThrow('200 OK, but the body is not JSON');
});

test('a body that is not described is dropped', async () => {
  const { client } = await clientOf({ status: 202, body: 'Accepted' });
  expect(await client.containerRegistry.deleteRepository({ id: 24, repository_id: 5 })).toBeUndefined();
});

test('text stays a string even if it looks like JSON', async () => {
  const { client } = await clientOf({ headers: { 'content-type': 'application/json' }, body: '{"a": 1}' });
  expect(await client.repositoryFiles.getRaw({ id: 24, file_path: 'package.json' })).toBe('{"a": 1}');
});

const metadata = { 'X-Service-Size': '1476', 'X-Service-Execute-Filemode': 'false', 'X-Service-Ref': '12' };

test('HEAD returns the headers with their types', async () => {
  const { client } = await clientOf({ headers: metadata });
  const headers = await client.repositoryFiles.getMetadata({ id: 24, file_path: 'a' }, { ref: '12' });
  expect(headers).toMatchObject({
    'x-service-size': 1476,
    'x-service-execute-filemode': false,
    'x-service-ref': '12',
  });
});

test('resultOf returns every response as a value', async () => {
  const found = await clientOf(json([{ id: 3 }], 200, { 'x-total': '1', 'x-next-page': '' }));
  expect(await resultOf(found.client.projectBadges.list({ id: 24 }))).toMatchObject({
    ok: true,
    status: 200,
    data: [{ id: 3 }],
    headers: { 'x-total': 1, 'x-next-page': '' },
  });
  const missing = await clientOf(json({ message: 'no' }, 404));
  expect(await resultOf(missing.client.projectBadges.list({ id: 24 }))).toMatchObject({
    ok: false,
    status: 404,
    data: { message: 'no' },
  });
  const same = await clientOf({ status: 304 });
  expect(await resultOf(same.client.projectLabels.subscribe({ id: 24, label_id: 101 }))).toMatchObject({
    ok: false,
    status: 304,
    data: undefined,
  });
});

test('the result of HEAD has headers and no data', async () => {
  const { client } = await clientOf({ headers: metadata });
  const result = await resultOf(client.repositoryFiles.getMetadata({ id: 24, file_path: 'a' }, { ref: '12' }));
  expect(result).toMatchObject({ status: 200, data: undefined, headers: { 'x-service-size': 1476 } });
});

test('responseOf returns the response with its body unread, and throws the errors of the call', async () => {
  const { client } = await clientOf({ body: 'ÿ' });
  const response = await responseOf(client.repositoryFiles.getRaw({ id: 24, file_path: 'logo.png' }));
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from('ÿ'));
  const missing = await clientOf({ status: 404 });
  const error = await caught(responseOf(missing.client.repositoryFiles.getRaw({ id: 24, file_path: 'x' })));
  expect(error).toMatchObject({ status: 404 });
});

test('a failed call is not an unhandled rejection if only its result is read', async () => {
  const { client } = await clientOf({ status: 500 });
  const rejections: unknown[] = [];
  const listen = (reason: unknown): unknown => rejections.push(reason);
  process.on('unhandledRejection', listen);
  const result = await resultOf(client.namespaces.list());
  await new Promise((resolve) => setTimeout(resolve, 10));
  process.off('unhandledRejection', listen);
  expect([result.status, rejections]).toEqual([500, []]);
});

test('catch and finally of a call work as those of a promise', async () => {
  const { client } = await clientOf({ status: 500 });
  let isDone = false;
  const call = client.namespaces.list();
  expect(await call.finally(() => (isDone = true)).catch(() => 'caught')).toBe('caught');
  expect(isDone).toBe(true);
});

test('methods work without their area, for example after destructuring', async () => {
  const { client } = await clientOf(json([]));
  const { list } = client.projectBadges;
  expect(await list({ id: 24 })).toEqual([]);
});

test('the client uses the fetch of its options; otherwise it looks up the global fetch for each call', async () => {
  const { server } = await clientOf(json([]));
  const seen: string[] = [];
  const client = createClient({
    baseUrl: server.origin,
    fetch: (request) => {
      seen.push(request.url);
      return fetch(request);
    },
  });
  await client.namespaces.list();
  expect(seen).toEqual([`${server.origin}/api/v4/namespaces`]);
});
