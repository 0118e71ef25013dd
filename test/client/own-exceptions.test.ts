import { describe, expect, test } from 'vitest';
import {
  checkData,
  createClient,
  traceRequests,
  type ClientOptions,
  type Fetch,
  type Middleware,
} from '../../generated/client/index.ts';
import { createCore } from '../../generated/client/runtime/client.ts';
import { unencoded } from '../../generated/client/runtime/operations.ts';
import { json, loopback } from './loopback.ts';

// An exception that is not a network failure reaches the caller unchanged, and the request is not sent again.

const own = new Error('thrown by the program');
const path = { id: 24, badge_id: 3 };
const throwOwn = (): never => {
  throw own;
};

const afterAnswer =
  (then: (response: Response) => unknown): Middleware =>
  (send) =>
  async (request, context) => {
    const response = await send(request, context);
    await then(response);
    return response;
  };

const forward: Fetch = (request) => fetch(request);
const fetchThen =
  (then: () => unknown): Fetch =>
  async (request) => {
    const response = await forward(request);
    await then();
    return response;
  };

/**
 * The client with which a middleware calls another service. This call always fails, because no server has the address.
 */
const otherClient = createClient({ baseUrl: 'http://127.0.0.1:1', retry: false });

const readMissing = (): unknown => JSON.parse('{}').value.length;

const cases: readonly (readonly [string, Partial<ClientOptions>, expected: unknown])[] = [
  ['a middleware after the response', { middleware: [afterAnswer(throwOwn)] }, own],
  ['a middleware with a TypeError of the program', { middleware: [afterAnswer(readMissing)] }, expect.any(TypeError)],
  [
    'a middleware whose own request fails',
    { middleware: [afterAnswer(() => otherClient.namespaces.list())] },
    expect.objectContaining({ name: 'ConnectionError', url: 'http://127.0.0.1:1/api/v4/namespaces' }),
  ],
  [
    'a middleware with an error that is called TimeoutError',
    { middleware: [afterAnswer(() => Promise.reject(new DOMException('mine', 'TimeoutError')))] },
    expect.objectContaining({ message: 'mine' }),
  ],
  ['a listener of traces', { middleware: [traceRequests(({ kind }) => kind === 'response' && throwOwn())] }, own],
  ['a fetch of the program', { fetch: fetchThen(throwOwn) }, own],
  ['a fetch with a TypeError of the program', { fetch: fetchThen(readMissing) }, expect.any(TypeError)],
  [
    'a fetch with a DataCloneError',
    { fetch: fetchThen(() => structuredClone(() => 1)) },
    expect.objectContaining({ name: 'DataCloneError' }),
  ],
  ['a check of responses', { middleware: [checkData(throwOwn)] }, own],
];

test.each(cases)('%s: a PUT that got a response is not sent again', async (_, options, expected) => {
  const server = await loopback(json({ id: 3 }));
  const client = createClient({ baseUrl: server.origin, ...options });
  const error: unknown = await client.projectBadges.update(path, { name: 'a' }).catch((reason: unknown) => reason);
  expect(error).toEqual(expected);
  expect(server.received).toHaveLength(1);
});

test('a middleware that returns nothing fails after one request', async () => {
  const server = await loopback(json({ id: 3 }));
  const forgetful: Middleware = (send) => async (request, context) => {
    await send(request, context);
    return JSON.parse('null');
  };
  const client = createClient({ baseUrl: server.origin, middleware: [forgetful] });
  await expect(client.projectBadges.update(path, { name: 'a' })).rejects.toThrow(TypeError);
  expect(server.received).toHaveLength(1);
});

test('the exception of a credential provider reaches the caller, and nothing is sent', async () => {
  const server = await loopback(json({ id: 3 }));
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: throwOwn } });
  await expect(client.projectBadges.get(path)).rejects.toBe(own);
  expect(server.received).toEqual([]);
});

test('the reason of a signal reaches the caller unchanged, even if it looks like a network failure', async () => {
  const server = await loopback(json({ id: 3 }));
  const controller = new AbortController();
  const reason = new TypeError('fetch failed');
  const middleware = [afterAnswer(() => controller.abort(reason))];
  const client = createClient({ baseUrl: server.origin, middleware });
  const call = client.projectBadges.update(path, { name: 'a' }, { signal: controller.signal });
  await expect(call).rejects.toBe(reason);
  expect(server.received).toHaveLength(1);
});

describe('an invalid request is an error of the program', () => {
  test.each([
    ['a header name', { headers: { 'bad name': 'x' } }],
    ['a header value', { headers: { 'x-note': 'two\nlines' } }],
  ])('%s', async (_, options) => {
    const server = await loopback(json({ id: 3 }));
    const attempts: unknown[] = [];
    const middleware: Middleware[] = [(send) => (request, context) => (attempts.push(request), send(request, context))];
    const client = createClient({ baseUrl: server.origin, middleware });
    await expect(client.projectBadges.get(path, {}, options)).rejects.toThrow(TypeError);
    expect([attempts, server.received]).toEqual([[], []]);
  });

  test('a request that a middleware makes invalid is not sent again', async () => {
    const server = await loopback(json({ id: 3 }));
    let attempts = 0;
    const middleware: Middleware[] = [
      (send) => (request, context) => {
        attempts++;
        return send({ ...request, url: 'http://[' }, context);
      },
    ];
    const client = createClient({ baseUrl: server.origin, middleware });
    const error: unknown = await client.projectBadges.get(path).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(attempts).toBe(1);
  });
});

test.each([
  ['a stream', () => new ReadableStream({ pull: (controller) => controller.error(own) })],
  [
    'an iterator',
    async function* body() {
      yield new TextEncoder().encode('a');
      throw own;
    },
  ],
])('%s that throws is not sent again, because it is used up', async (_, body) => {
  const server = await loopback(json({}));
  const core = createCore(server.origin, {}, {}, {});
  const operation = { id: 'upload', method: 'put', path: '/a', bodyFormat: { write: unencoded } } as const;
  const error: unknown = await core.call(operation, { body: body() }).then(undefined, (reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'ConnectionError', cause: { cause: own } });
  expect(server.received.length).toBeLessThan(2);
});

test('a body from an iterator is sent only once, although the service is busy', async () => {
  const server = await loopback({ status: 503, headers: { 'retry-after': '0' } });
  const core = createCore(server.origin, {}, {}, {});
  async function* body() {
    yield new TextEncoder().encode('abc');
  }
  const operation = { id: 'upload', method: 'put', path: '/a', bodyFormat: { write: unencoded } } as const;
  await expect(core.call(operation, { body: body() })).rejects.toMatchObject({ status: 503 });
  expect(server.received.map((request) => request.body)).toEqual(['abc']);
});

test.each(['fetch failed', 'Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
  'after a network failure in the `fetch` of the options, the request is sent again: %s',
  async (message) => {
    const server = await loopback(json({ id: 3 }));
    let attempts = 0;
    const client = createClient({
      baseUrl: server.origin,
      retry: { longestWait: 1 },
      fetch: (request) => (attempts++ === 0 ? Promise.reject(new TypeError(message)) : forward(request)),
    });
    expect(await client.projectBadges.get(path)).toEqual({ id: 3 });
    expect(attempts).toBe(2);
  },
);
