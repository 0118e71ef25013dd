import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { Refusal, type HandlerContext } from '../../generated/server/index.ts';
import { withObserver } from '../../generated/server/runtime/dispatch.ts';
import { oneOperation } from './one-operation.ts';
import { adapters, type Before, type StartedAdapter } from './start-adapter.ts';

type Handler = (input: never, context: HandlerContext) => unknown;
type Name = keyof typeof adapters;
const names = Object.keys(adapters) as Name[];

interface Served extends StartedAdapter {
  /** The errors that were logged. */
  readonly logged: unknown[];
}

async function serving<Result>(
  name: Name,
  handler: Handler,
  use: (server: Served) => Promise<Result>,
  before?: Before,
): Promise<Result> {
  const logged: unknown[] = [];
  const note = (details: object): void => void logged.push(Reflect.get(details, 'err'));
  const log = { warn: note, error: note };
  const dispatch = oneOperation('GET', handler, {}, { log });
  const server = await adapters[name](dispatch, before);
  try {
    return await use({ ...server, logged });
  } finally {
    await server.close();
  }
}

/** Sends a request over a new connection. Returns all received text when the server closes the connection. */
async function exchange(port: number, method = 'GET'): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => {});
  socket.write(`${method} / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

const contentType = 'application/octet-stream';
const bytes = (length: number): Uint8Array => new Uint8Array(length).fill(97);

async function* failing(before: number): AsyncGenerator<Uint8Array> {
  for (let chunk = 0; chunk < before; chunk++) yield bytes(1000);
  throw new Error('The disk is broken');
}

const circular: Record<string, unknown> = {};
circular['self'] = circular;

describe.each(names)('%s', (name) => {
  test.each<[string, Handler]>([
    ['a stream that fails before its first chunk', () => ({ status: 200, contentType, body: failing(0) })],
    ['a file that does not exist', () => ({ status: 200, contentType, body: createReadStream('/does/not/exist') })],
    [
      'a stream of the web that fails',
      () => ({
        status: 200,
        contentType,
        body: new ReadableStream({ pull: (controller) => controller.error(new Error('Broken')) }),
      }),
    ],
    [
      'a stream that is read elsewhere',
      () => {
        const body = new ReadableStream();
        body.getReader();
        return { status: 200, contentType, body };
      },
    ],
    [
      'a chunk that is not bytes',
      () => ({
        status: 200,
        contentType,
        body: (async function* () {
          yield 5;
        })(),
      }),
    ],
    ['an invalid header name', () => ({ status: 200, headers: { 'x y': '1' }, body: [] })],
    ['an empty header name', () => ({ status: 200, headers: { '': '1' }, body: [] })],
    ['a line break in a header', () => ({ status: 200, headers: { 'x-a': 'a\r\nset-cookie: b' }, body: [] })],
    ['a header that is not Latin-1', () => ({ status: 200, headers: { 'x-a': '\u{1f600}' }, body: [] })],
    ['a line break in a content type', () => ({ status: 200, contentType: 'text/plain\r\nx: y', body: 'a' })],
    ['a content-length that is not a number', () => ({ status: 200, headers: { 'content-length': 'x' }, body: [] })],
    ['a transfer-encoding', () => ({ status: 200, headers: { 'Transfer-Encoding': 'chunked' }, body: [] })],
    ['a status that is too large', () => ({ status: 99_999, body: [] })],
    ['a status of a response that is not final', () => ({ status: 101, body: [] })],
    ['a status that is not a number', () => ({ status: 'ok', body: [] })],
    ['a status with a fraction', () => ({ status: 200.5, body: [] })],
    ['no result', () => undefined],
    ['a BigInt in a body', () => ({ status: 200, body: [1n] })],
    ['a body that contains itself', () => ({ status: 200, body: circular })],
    [
      'a toJSON that throws',
      () => ({
        status: 200,
        body: {
          toJSON() {
            throw new Error('No');
          },
        },
      }),
    ],
    ['a function as a body', () => ({ status: 200, body: () => 1 })],
    ['an object as a body of bytes', () => ({ status: 200, contentType, body: { a: 1 } })],
    [
      'a refusal with status 99999',
      () => {
        throw new Refusal(99_999, 'No.');
      },
    ],
    [
      'a refusal with status 101',
      () => {
        throw new Refusal(101, 'No.');
      },
    ],
    [
      'a refusal with an invalid header',
      () => {
        throw new Refusal(400, 'No.', { 'x-a': 'a\nb' });
      },
    ],
  ])('%s is reported once, and gets 500', async (_, handler) => {
    await serving(name, handler, async ({ port, logged, escaped }) => {
      const text = await exchange(port);
      expect(text).toMatch(/^HTTP\/1.1 500 /u);
      expect(text).toContain('{"message":"The server failed."}');
      expect(logged).toEqual([expect.any(Error)]);
      expect(escaped).toEqual([]);
    });
  });

  test('a stream that fails after its first chunk is reported, and the client notices that the response is not complete', async () => {
    await serving(
      name,
      () => ({ status: 200, contentType, body: failing(3) }),
      async ({ port, url, logged }) => {
        expect(await exchange(port)).not.toMatch(/\r\n0\r\n\r\n$/u);
        await expect(fetch(url).then((response) => response.arrayBuffer())).rejects.toThrow(TypeError);
        expect(logged).toEqual([new Error('The disk is broken'), new Error('The disk is broken')]);
      },
    );
  });

  test.each([500, 2000])(
    'a body of 1000 bytes with a content-length of %i is reported, and not sent to its end',
    async (length) => {
      const handler: Handler = () => ({
        status: 200,
        contentType,
        headers: { 'content-length': length },
        body: (async function* () {
          yield bytes(400);
          yield bytes(600);
        })(),
      });
      await serving(name, handler, async ({ url, port, logged }) => {
        await expect(fetch(url).then((response) => response.arrayBuffer())).rejects.toThrow(TypeError);
        expect(logged).toEqual([expect.objectContaining({ message: expect.stringContaining('content-length') })]);
        // No byte of the body is parsed as the next response.
        expect((await exchange(port)).split('\r\n\r\n')[1]?.length ?? 0).toBeLessThanOrEqual(length);
      });
    },
  );

  test.each([204, 304])('a %i has no body, and its stream is cancelled', async (status) => {
    const body = new PassThrough();
    const handler: Handler = () => ({ status, contentType, headers: { 'content-length': 5 }, body });
    await serving(name, handler, async ({ port, logged }) => {
      const text = await exchange(port);
      expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
      expect(text).toMatch(/\r\n\r\n$/u);
      await expect.poll(() => body.destroyed).toBe(true);
      expect(logged).toEqual([]);
    });
  });

  test('a content-length without a body does not make the client wait', async () => {
    await serving(
      name,
      () => ({ status: 200, headers: { 'content-length': 5 } }),
      async ({ url }) => {
        expect(await (await fetch(url)).text()).toBe('');
      },
    );
  });

  test('a HEAD request cancels the stream, even a stream that fails', async () => {
    const body = new PassThrough();
    await serving(
      name,
      () => ({ status: 200, contentType, body }),
      async ({ port }) => {
        expect(await exchange(port, 'HEAD')).toMatch(/^HTTP\/1.1 200 /u);
        await expect.poll(() => body.destroyed).toBe(true);
      },
    );
    const missing: Handler = () => ({ status: 200, contentType, body: createReadStream('/does/not/exist') });
    await serving(name, missing, async ({ port }) => {
      expect(await exchange(port, 'HEAD')).toMatch(/^HTTP\/1.1 200 /u);
    });
  });

  test('a stream is cancelled if the client closes the connection while the stream has nothing to send', async () => {
    for (const first of [[], [bytes(10)]]) {
      const body = new PassThrough();
      const cancelled = Promise.withResolvers<void>();
      const started = Promise.withResolvers<void>();
      const web = new ReadableStream({
        pull(controller) {
          for (const chunk of first.splice(0)) controller.enqueue(chunk);
          started.resolve();
          return new Promise(() => {});
        },
        cancel: () => cancelled.resolve(),
      });
      for (const chunk of first) body.write(chunk);
      const bodies: unknown[] = [body, web];
      const handler: Handler = () => {
        const one = bodies.shift();
        if (one === body) started.resolve();
        return { status: 200, contentType, body: one };
      };
      await serving(name, handler, async ({ port, logged, escaped }) => {
        for (const isGone of [once(body, 'close'), cancelled.promise]) {
          const socket = connect(port, '127.0.0.1');
          socket.on('error', () => {});
          socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
          await started.promise;
          if (first.length > 0) await once(socket, 'data');
          else await new Promise((resolve) => setTimeout(resolve, 50));
          socket.destroy();
          await isGone;
        }
        expect(logged).toEqual([]);
        expect(escaped).toEqual([]);
      });
    }
  });

  test('a client that closes the connection during the handler is not a failure of the server', async () => {
    const done = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const handler: Handler = async (_, { signal }) => {
      arrived.resolve();
      try {
        await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      } finally {
        setTimeout(done.resolve, 50);
      }
    };
    await serving(name, handler, async ({ port, logged, escaped }) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
      await arrived.promise;
      socket.destroy();
      await done.promise;
      expect(logged).toEqual([]);
      expect(escaped).toEqual([]);
    });
  });

  test('a client that closes the connection during its body is not a failure of the server', async () => {
    const logged: unknown[] = [];
    const observed = Promise.withResolvers<number>();
    const note = (details: object): void => void logged.push(details);
    const route = { requestBody: { required: true, mediaTypes: ['application/json'] } };
    const log = { warn: note, error: note };
    const arrived = Promise.withResolvers<void>();
    const authorize = async (): Promise<boolean> => {
      arrived.resolve();
      return true;
    };
    const dispatch = withObserver(
      oneOperation('POST', () => ({ status: 200 }), route, { log, authorize }),
      ({ status }) => observed.resolve(status),
    );
    const server = await adapters[name](dispatch);
    try {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a":');
      await arrived.promise;
      socket.destroy();
      expect(await observed.promise).toBe(400);
      expect(logged).toEqual([]);
      expect(server.escaped).toEqual([]);
    } finally {
      await server.close();
    }
  });

  test('errors of a logger, and of the function that writes refusals, do not change a response', async () => {
    // If a function of `log` throws an error, the server writes this error to the console.
    const errors = vi.spyOn(console, 'error').mockReturnValue();
    const fail = (): never => {
      throw new Error('Full');
    };
    const dispatch = oneOperation('GET', fail, {}, { log: { warn: fail, error: fail } });
    const odd = oneOperation('GET', fail, {}, { writeRefusal: () => ({ contentType: 'a\nb', text: 5 as never }) });
    for (const one of [dispatch, odd]) {
      const server = await adapters[name](one);
      try {
        expect(await exchange(server.port)).toMatch(/^HTTP\/1.1 500 [\s\S]*"The server failed."/u);
      } finally {
        await server.close();
      }
    }
    expect(errors).toHaveBeenCalled();
    errors.mockRestore();
  });
});

const frameworks = ['express', 'fastify'] as const;

test.each(frameworks)('%s: a streamed response has the headers that the application has set', async (name) => {
  const streamed: Handler = () => ({ status: 200, contentType, headers: { 'x-own': '1' }, body: one() });
  async function* one() {
    yield bytes(3);
  }
  await serving(
    name,
    streamed,
    async ({ url }) => {
      const response = await fetch(url);
      expect(await response.text()).toBe('aaa');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('x-own')).toBe('1');
      if (name === 'fastify') expect(response.headers.get('x-on-send')).toBe('yes');
    },
    (setHeader) => setHeader('access-control-allow-origin', '*'),
  );
});

test.each(frameworks)('%s: a response that was sent before the API responds is not replaced', async (name) => {
  const body = new PassThrough();
  const handler: Handler = async () => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return { status: 200, contentType, body };
  };
  await serving(
    name,
    handler,
    async ({ url, logged, escaped }) => {
      expect(await (await fetch(url)).text()).toBe('early');
      await expect.poll(() => body.destroyed).toBe(true);
      expect(logged).toEqual([]);
      expect(escaped).toEqual([]);
    },
    (_setHeader, reply) => reply('early'),
  );
});
