import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import {
  createDispatcher,
  logExchanges,
  withHealth,
  withObserver,
  type DispatcherOptions,
  type PartialHandlers,
} from '../../generated/server/index.ts';
import type { BasicCredential } from '../../generated/server/runtime/auth.ts';
import type { HeaderTexts } from '../../generated/shared/types.ts';
import { oneOperation, serving } from './one-operation.ts';

const authenticate: DispatcherOptions['authenticate'] = {
  PrivateToken: (token) => token,
  JobToken: () => undefined,
  RegistryBasic: () => undefined,
  RegistryToken: () => undefined,
};

test.each(['Basic', 'Basic !!!', `Basic ${btoa('mira')}`, 'basic'])(
  'rejects a malformed credential even if anonymous callers are allowed: %s',
  async (authorization) => {
    const everyone = oneOperation('GET', () => ({ status: 200 }), { security: [{}, { Basic: [] }] });
    await serving(everyone, async ({ url }) => {
      expect((await fetch(url)).status).toBe(200);
      expect((await fetch(url, { headers: { authorization: 'Digest a' } })).status).toBe(200);
      expect((await fetch(url, { headers: { authorization } })).status).toBe(401);
    });
  },
);

test('a second header Authorization is checked', async () => {
  const dispatch = oneOperation(
    'GET',
    () => ({ status: 200 }),
    { security: [{ Basic: [] }] },
    { authenticate: { Basic: ({ password }: BasicCredential) => (password === 'good' ? {} : undefined) } },
  );
  const basic = (password: string): string => `Basic ${btoa(`mira:${password}`)}`;
  await serving(dispatch, async ({ port }) => {
    const status = async (...values: string[]): Promise<number | undefined> => {
      const headers = values.flatMap((value) => ['Authorization', value]);
      const sent = request({ port, host: '127.0.0.1', headers: ['host', 'a', ...headers] }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    };
    expect(await status(basic('good'))).toBe(200);
    expect(await status(basic('good'), basic('bad'))).toBe(401);
    expect(await status(basic('good'), 'Bearer bad')).toBe(401);
  });
});

/** Returns a dispatcher that sends bytes without end, and a promise that resolves when the stream is cancelled. */
function endlessFile() {
  const cancelled = Promise.withResolvers<void>();
  const chunk = new Uint8Array(64 * 1024);
  const body: AsyncIterable<Uint8Array> = {
    [Symbol.asyncIterator]: () => ({
      next: async () => ({ done: false, value: chunk }),
      return: async () => {
        cancelled.resolve();
        return { done: true, value: undefined };
      },
    }),
  };
  const contentType = 'application/octet-stream';
  return { dispatch: oneOperation('GET', () => ({ status: 200, contentType, body })), cancelled: cancelled.promise };
}

test('if a client reads nothing, its connection and the stream of its response are closed', async () => {
  const { dispatch, cancelled } = endlessFile();
  await serving(
    dispatch,
    async ({ port }) => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => {});
      socket.write(`GET / HTTP/1.1\r\nHost: a\r\n\r\n`);
      await cancelled;
      socket.destroy();
    },
    { stallTimeout: 100 },
  );
});

test.each(['stream', 'whole'])(
  'a client that reads nothing, but sends bytes, does not keep its connection open: %s',
  async (kind) => {
    const whole = oneOperation('GET', () => ({ status: 200, body: new Uint8Array(50_000_000), contentType: 'a/b' }));
    await serving(
      kind === 'stream' ? endlessFile().dispatch : whole,
      async ({ port }) => {
        const socket = connect(port, '127.0.0.1').pause();
        const closed = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
        socket.write(`GET / HTTP/1.1\r\nHost: a\r\n\r\n`);
        // A server ignores empty lines before the next request. Writing fails after the server has closed the connection.
        const timer = setInterval(() => socket.write('\r\n'), 50);
        await closed;
        clearInterval(timer);
        socket.destroy();
      },
      { stallTimeout: 300 },
    );
  },
);

test('a HEAD request cancels the body', async () => {
  const { dispatch, cancelled } = endlessFile();
  await serving(dispatch, async ({ url }) => {
    const response = await fetch(url, { method: 'HEAD' });
    expect(response.status).toBe(200);
    await cancelled;
  });
});

test('a failing observer does not change a response', async () => {
  const error = vi.fn<(details: object, message: string) => void>();
  const fail = (): never => {
    throw new Error('Broken');
  };
  const log = { warn: error, error };
  const toConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
  const dispatch = withObserver(createDispatcher({}, { authenticate, log, writeRefusal: fail }), fail);
  const answer = await serving(dispatch, ({ url }) => fetch(`${url}/nothing`));
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'There is nothing at this path.' });
  expect(error.mock.calls.map(([, message]) => message)).toEqual(['A refusal could not be written']);
  expect(toConsole.mock.calls.map(([message]) => message)).toEqual(['A response could not be observed.']);
  toConsole.mockRestore();
});

test('a header with the name of a property of every object is undefined unless it is sent', async () => {
  const decoders = { headers: (headers: HeaderTexts) => ({ value: headers.get('constructor') ?? null }) };
  const handler = ({ headers }: { readonly headers: unknown }) => ({ status: 200, body: headers });
  await serving(oneOperation('GET', handler, { request: decoders }), async ({ url }) => {
    expect(await (await fetch(url)).json()).toBe(null);
    expect(await (await fetch(url, { headers: { constructor: 'a' } })).json()).toBe('a');
  });
});

test('the address of a request in absolute form contains the query', async () => {
  const list = vi.fn<NonNullable<NonNullable<PartialHandlers['namespaces']>['list']>>(() => ({
    status: 200,
    body: [],
  }));
  const dispatch = createDispatcher({ namespaces: { list } }, { authenticate, origin: 'https://forge.example.com' });
  await serving(dispatch, async ({ port }) => {
    const path = 'http://inner/api/v4/namespaces?page=2';
    const [response] = await once(request({ port, path, headers: { 'private-token': 'a' } }).end(), 'response');
    response.resume();
  });
  expect(list.mock.lastCall?.[1].url).toBe('https://forge.example.com/api/v4/namespaces?page=2');
});

test('pino logs each request and its failure with the same id, and without the query', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  const log = pino({}, stream);
  const handlers: PartialHandlers = {
    namespaces: {
      list: () => {
        throw new Error('The database is gone');
      },
    },
  };
  const dispatch = withObserver(createDispatcher(handlers, { authenticate, log }), logExchanges(log));
  const headers = { 'private-token': 'a', 'x-request-id': 'r-1' };
  const response = await serving(dispatch, ({ url }) => fetch(`${url}/api/v4/namespaces?search=secret`, { headers }));
  expect(await response.text()).not.toContain('database');
  expect(lines).toMatchObject([
    { level: 50, requestId: 'r-1', operation: 'listNamespaces', err: { message: 'The database is gone' } },
    {
      level: 30,
      requestId: 'r-1',
      operation: 'listNamespaces',
      method: 'GET',
      path: '/api/v4/namespaces',
      status: 500,
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('the path for health returns 503 if the check throws', async () => {
  const isHealthy = vi.fn<() => Promise<boolean>>(async () => true);
  const dispatch = withHealth(createDispatcher({}, { authenticate }), '/health', isHealthy);
  await serving(dispatch, async ({ url }) => {
    const ask = async (method = 'GET'): Promise<[number, string]> => {
      const response = await fetch(`${url}/health?verbose`, { method });
      return [response.status, await response.text()];
    };
    expect(await ask()).toEqual([200, '{"status":"ok"}']);
    expect(await ask('HEAD')).toEqual([200, '']);
    expect((await ask('POST'))[0]).toBe(404);
    isHealthy.mockRejectedValueOnce(new Error('No database'));
    expect(await ask()).toEqual([503, '{"status":"unavailable"}']);
    isHealthy.mockResolvedValueOnce(false);
    expect(await ask()).toEqual([503, '{"status":"unavailable"}']);
  });
});
