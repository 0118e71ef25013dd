import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import {
  callUndescribed,
  createClient,
  responseOf,
  resultOf,
  TimeoutError,
  type Client,
} from '../../generated/client/index.ts';
import { hostileServer } from './hostile-server.ts';
import { json, loopback, type SentResponse } from './loopback.ts';
import { outputOf } from './output-of.ts';

// After a call, no listener of the caller's signal and no timer may be left.

const path = { id: 24, badge_id: 3 };
const file = { id: 24, file_path: 'a' };
const listenersOf = (signal: AbortSignal): number => getEventListeners(signal, 'abort').length;
const ignored = (): undefined => undefined;

async function collect(items: AsyncIterable<unknown>): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const item of items) all.push(item);
  return all;
}

type Call = (client: Client, signal: AbortSignal) => PromiseLike<unknown>;

const calls: Readonly<Record<string, Call>> = {
  'the data of a call': (client, signal) => client.projectBadges.get(path, {}, { signal }),
  'no data': (client, signal) => client.projectBadges.delete(path, {}, { signal }),
  'the headers of a response': (client, signal) =>
    client.repositoryFiles.getMetadata({ ...file }, { ref: 'main' }, { signal }),
  'a text': (client, signal) => client.repositoryFiles.getRaw(file, {}, { signal }),
  'a result': (client, signal) => resultOf(client.projectBadges.get(path, {}, { signal })),
  'all pages': (client, signal) => collect(client.projectBadges.list({ id: 24 }, {}, { signal })),
  'a response': async (client, signal) => (await responseOf(client.projectBadges.get(path, {}, { signal }))).text(),
  'the first chunk of a response': async (client, signal) => {
    const response = await responseOf(client.projectBadges.get(path, {}, { signal }));
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
  },
  'a dropped response': async (client, signal) =>
    (await responseOf(client.projectBadges.get(path, {}, { signal }))).body?.cancel(),
  'an unread response': (client, signal) => responseOf(client.projectBadges.get(path, {}, { signal })),
  'a response of which the rest is not read': async (client, signal) =>
    (await responseOf(client.projectBadges.get(path, {}, { signal }))).body?.getReader().read(),
  'an undescribed path': (client, signal) => callUndescribed(client, 'GET', '/undescribed', {}, { signal }),
  'a stream of an undescribed path': async (client, signal) =>
    (await responseOf(callUndescribed(client, 'GET', '/undescribed', {}, { signal }))).text(),
};

const clients = {
  'the default time limits': {},
  'a deadline': { deadline: 5000 },
  'no time limits': { timeout: Infinity, retry: false },
  'a fetch of the caller': { fetch: (request: Request) => fetch(request) },
} as const;

const answers: Readonly<Record<string, SentResponse>> = {
  'a success': json([{ id: 3 }]),
  'a failure': json({ message: 'no' }, 404),
  'failed attempts': json({ message: 'busy' }, 503, { 'retry-after': '0' }),
  'a body that is not JSON': { body: '<h1>' },
  'an empty body': { status: 204 },
};

describe.each(Object.entries(clients))('with %s', (_, options) => {
  describe.each(Object.entries(calls))('%s', (__, call) => {
    test.each(Object.entries(answers))('leaves no listener after %s', async (___, answer) => {
      const server = await loopback(answer);
      const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: async () => 'a' }, ...options });
      const { signal } = new AbortController();
      await Promise.resolve(call(client, signal)).catch(ignored);
      expect(server.received).not.toEqual([]);
      expect(listenersOf(signal)).toBe(0);
    });

    test.each([
      ['a broken connection', (socket: { resetAndDestroy(): void }) => socket.resetAndDestroy()],
      [
        'a body that breaks',
        (socket: { resetAndDestroy(): void; write(text: string): void }) => {
          socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n[');
          setTimeout(() => socket.resetAndDestroy(), 20);
        },
      ],
    ])('leaves no listener after %s', async (___, answer) => {
      const server = await hostileServer(answer as never);
      const client = createClient({ baseUrl: server.origin, ...options, retry: { times: 1, longestWait: 1 } });
      const { signal } = new AbortController();
      await Promise.resolve(call(client, signal)).catch(ignored);
      expect(listenersOf(signal)).toBe(0);
    });

    test.each(['', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n['])(
      'leaves no listener after an abort: %j',
      async (head) => {
        const server = await hostileServer((socket) => socket.write(head));
        const client = createClient({ baseUrl: server.origin, ...options });
        const controller = new AbortController();
        const result = Promise.resolve(call(client, controller.signal)).catch(ignored);
        setTimeout(() => controller.abort(new Error('enough')), 50);
        await result;
        expect(listenersOf(controller.signal)).toBe(0);
      },
    );
  });
});

describe('a description without time limits', () => {
  const content = (type: string) => ({ 200: { description: 'Good.', content: { [type]: { schema: {} } } } });
  const operation = (operationId: string, type: string) => ({
    get: { operationId, tags: ['things'], responses: content(type) },
  });
  const output = outputOf({
    paths: {
      '/json': operation('getJson', 'application/json'),
      '/events': operation('getEvents', 'text/event-stream'),
      '/lines': operation('getLines', 'application/jsonl'),
      '/file': operation('getFile', 'image/png'),
      '/text': operation('getText', 'text/plain'),
    },
  });
  const bodies: Readonly<Record<string, SentResponse>> = {
    '/events': { headers: { 'content-type': 'text/event-stream' }, body: 'data: 1\n\ndata: 2\n\n' },
    '/lines': { headers: { 'content-type': 'application/jsonl' }, body: '1\n2\n' },
  };
  const kinds = ['getJson', 'getFile', 'getText', 'listEvents', 'listLines'] as const;

  test.each(kinds)('%s leaves no listener', async (name) => {
    const server = await loopback(({ line }) => bodies[line.split(' ')[1] ?? ''] ?? json([1]));
    const client = (await import(`${await output}/client/index.ts`)).createClient({ baseUrl: server.origin });
    const { signal } = new AbortController();
    const data = await client.things[name]({ signal });
    if (name === 'listEvents' || name === 'listLines') expect(await collect(data)).toHaveLength(2);
    expect(listenersOf(signal)).toBe(0);
  });

  test.each(['listEvents', 'listLines'])(
    '%s leaves no listener if the program stops at the first item',
    async (name) => {
      const server = await loopback(({ line }) => bodies[line.split(' ')[1] ?? ''] ?? {});
      const client = (await import(`${await output}/client/index.ts`)).createClient({ baseUrl: server.origin });
      const { signal } = new AbortController();
      for await (const _ of await client.things[name]({ signal })) break;
      expect(listenersOf(signal)).toBe(0);
    },
  );

  test('listEvents leaves no listener if the body is not an event stream', async () => {
    const server = await loopback(json([1]));
    const client = (await import(`${await output}/client/index.ts`)).createClient({ baseUrl: server.origin });
    const { signal } = new AbortController();
    const events = await client.things.listEvents({ signal });
    await expect(collect(events)).rejects.toThrow('not an event stream');
    expect(listenersOf(signal)).toBe(0);
  });
});

test('a header that middleware appends is sent once in each attempt', async () => {
  const server = await loopback({ status: 503, headers: { 'retry-after': '0' } });
  const client = createClient({
    baseUrl: server.origin,
    auth: { PrivateToken: 'a' },
    middleware: [
      (send) => (request, context) => {
        request.headers.append('x-trace', 'a');
        return send(request, context);
      },
    ],
  });
  await expect(client.projectBadges.get(path)).rejects.toMatchObject({ status: 503 });
  expect(server.received.map(({ headers }) => headers['x-trace'])).toEqual(['a', 'a', 'a']);
});

test('a header that middleware appends is sent once after a refused credential', async () => {
  const server = await loopback({ status: 401 });
  let count = 0;
  const client = createClient({
    baseUrl: server.origin,
    retry: false,
    auth: { PrivateToken: () => `token-${++count}` },
    middleware: [
      (send) => (request, context) => {
        request.headers.append('x-trace', 'a');
        return send(request, context);
      },
    ],
  });
  await expect(client.projectBadges.get(path)).rejects.toMatchObject({ status: 401 });
  expect(server.received.map(({ headers }) => headers['x-trace'])).toEqual(['a', 'a']);
  expect(server.received.map(({ headers }) => headers['private-token'])).toEqual(['token-1', 'token-2']);
});

test('a deadline limits the reading of all pages', async () => {
  let page = 1;
  const server = await loopback(() => json([{ id: page }], 200, { link: `</api/v4/next/${++page}>; rel="next"` }));
  const client = createClient({ baseUrl: server.origin });
  const badges = client.projectBadges.list({ id: 24 }, {}, { deadline: 300 });
  await expect(collect(badges)).rejects.toBeInstanceOf(TimeoutError);
});

test('a deadline also limits pages from a fetch that never waits', async () => {
  let page = 1;
  const fetch = () =>
    Promise.resolve(Response.json([{ id: page }], { headers: { link: `<https://forge.test/${++page}>; rel="next"` } }));
  const client = createClient({ baseUrl: 'https://forge.test', fetch, deadline: 200 });
  await expect(collect(client.projectBadges.list({ id: 24 }))).rejects.toBeInstanceOf(TimeoutError);
});

/** A body of which only the first chunk arrives. */
const stalled = () => new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('[')) });

describe.each([
  ['the fetch of the platform', undefined],
  ['a fetch whose bodies ignore the signal', () => Promise.resolve(new Response(stalled()))],
])('%s', (_, own) => {
  const setup = async (options: object) => {
    const server = await hostileServer((socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n['));
    return createClient({ baseUrl: server.origin, fetch: own, ...options });
  };

  test.each([{ timeout: 100 }, { deadline: 100 }])(
    'a stream that stalls ends with the error of the time limit: %j',
    async (limit) => {
      const client = await setup(limit);
      const { signal } = new AbortController();
      const response = await responseOf(client.projectBadges.get(path, {}, { signal }));
      await expect(response.text()).rejects.toBeInstanceOf(TimeoutError);
      expect(listenersOf(signal)).toBe(0);
    },
  );

  test('a body that stalls ends with the error of the time limit', async () => {
    const client = await setup({ timeout: 100 });
    await expect(client.projectBadges.get(path)).rejects.toBeInstanceOf(TimeoutError);
    await expect(client.repositoryFiles.getRaw(file)).rejects.toBeInstanceOf(TimeoutError);
  });

  test('an abort ends a stream that stalls, with the reason of the caller', async () => {
    const client = await setup({});
    const controller = new AbortController();
    const response = await responseOf(client.projectBadges.get(path, {}, { signal: controller.signal }));
    setTimeout(() => controller.abort(new Error('enough')), 50);
    await expect(response.text()).rejects.toThrow('enough');
    expect(listenersOf(controller.signal)).toBe(0);
  });
});

test('the time limit of a chunk does not include the time in which the program does other work', async () => {
  const server = await loopback(json([1, 2]));
  const client = createClient({ baseUrl: server.origin, timeout: 150 });
  const response = await responseOf(client.projectBadges.list({ id: 24 }));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await response.json()).toEqual([1, 2]);
});

test('the response of responseOf has the properties of the received response', async () => {
  const server = await loopback({ ...json([1], 201, { 'x-a': 'b', 'set-cookie': ['a=1', 'b=2'] }) });
  const client = createClient({ baseUrl: server.origin, longestBody: 2 });
  const response = await responseOf(client.projectBadges.list({ id: 24 }));
  expect([response.status, response.ok, response.statusText, response.type]).toEqual([201, true, 'Created', 'basic']);
  expect([response.url, response.redirected]).toEqual([`${server.origin}/api/v4/projects/24/badges`, false]);
  expect([response.headers.get('x-a'), response.headers.getSetCookie()]).toEqual(['b', ['a=1', 'b=2']]);
  await expect(response.text()).rejects.toThrow('longestBody');
});

describe('an event stream', () => {
  const responses = {
    200: { description: 'Events.', content: { 'text/event-stream': { schema: { type: 'object' } } } },
  };
  const output = outputOf({
    paths: { '/events': { get: { operationId: 'watch', tags: ['events'], responses } } },
  });
  const head =
    'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\nretry: 1\nid: 7\ndata: {}\n\n';
  const clientOf = async (onRequest: (write: (text: string) => void, end: () => void) => void, options: object) => {
    const server = await hostileServer((socket) =>
      onRequest(
        (text) => socket.write(text),
        () => socket.end(),
      ),
    );
    const { createClient: create, TimeoutError: Timeout } = await import(`${await output}/client/index.ts`);
    return { server, client: create({ baseUrl: server.origin, ...options }), Timeout };
  };

  test('that stalls ends with the error of the time limit', async () => {
    const { client, Timeout } = await clientOf((write) => write(head), { timeout: 100 });
    const { signal } = new AbortController();
    const events = await client.events.watch({}, { signal, reconnect: 'never' });
    await expect(collect(events)).rejects.toBeInstanceOf(Timeout);
    expect(listenersOf(signal)).toBe(0);
  });

  test('that stalls is requested again if its events have ids', async () => {
    const { client, server } = await clientOf((write) => write(head), { timeout: 100 });
    let count = 0;
    for await (const _ of await client.events.watch()) if (++count === 3) break;
    expect(server.requests).toHaveLength(3);
  });

  test.each(['always', 'broken'])('ends at its deadline, even with reconnect: %s', async (reconnect) => {
    const { client, Timeout } = await clientOf((write, end) => (write(head), end()), { deadline: 300 });
    const { signal } = new AbortController();
    if (reconnect === 'always')
      await expect(collect(await client.events.watch({}, { signal, reconnect }))).rejects.toBeInstanceOf(Timeout);
    const stalling = await clientOf((write) => write(head), { deadline: 300 });
    await expect(collect(await stalling.client.events.watch({}, { signal, reconnect }))).rejects.toBeInstanceOf(
      Timeout,
    );
    expect(listenersOf(signal)).toBe(0);
  });

  test('that is read only later is not ended by the time limit of the attempt', async () => {
    const { client } = await clientOf((write, end) => (write(head), end()), { timeout: 150 });
    const events = await client.events.watch();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await collect(events.events)).toEqual([{ data: {}, id: '7', retry: 1 }]);
  });
});

test('a platform without streams returns its response unchanged', async () => {
  const received = Object.defineProperty(new Response('[1]'), 'body', { value: undefined });
  const client = createClient({ baseUrl: 'https://forge.test', fetch: () => Promise.resolve(received) });
  expect(await (await responseOf(client.projectBadges.list({ id: 24 }))).text()).toBe('[1]');
});

test('an abort also ends a stream that was not read at that time', async () => {
  const server = await loopback(json([1, 2]));
  const client = createClient({ baseUrl: server.origin });
  const controller = new AbortController();
  const response = await responseOf(client.projectBadges.list({ id: 24 }, {}, { signal: controller.signal }));
  controller.abort(new Error('enough'));
  await expect(response.text()).rejects.toThrow('enough');
  expect(listenersOf(controller.signal)).toBe(0);
});
