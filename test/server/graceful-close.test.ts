import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { serve, type RunningServer, type ServeOptions } from '../../generated/server/runtime/adapters/serve.ts';
import type { Dispatch } from '../../generated/server/runtime/interfaces.ts';

/** Longer than a test may take, so a test fails if the server waits this long. */
const drainTimeout = 600_000;

async function start(dispatch: Dispatch, options: ServeOptions = {}): Promise<RunningServer> {
  const server = await serve(createServer, dispatch, { port: 0, drainTimeout, ...options });
  onTestFinished(() => server.close(AbortSignal.abort()));
  return server;
}

async function open(port: number, sent: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}

const answer: Dispatch = async () => ({ status: 200, headers: {}, body: 'done' });
const readBody: Dispatch = async (incoming) => {
  await incoming.readBody?.(1000);
  return { status: 200, headers: {}, body: 'done' };
};

test('the client gets the whole of a large response that is written but not completely sent when the server closes', async () => {
  const size = 50_000_000;
  const server = await start(async () => ({ status: 200, headers: {}, body: new Uint8Array(size) }));
  const [response] = (await once(get(server.url), 'response')) as [IncomingMessage];
  const closed = server.close();
  expect(await buffer(response)).toHaveLength(size);
  await closed;
});

test('connections without a request, or with an incomplete head, end at once', async () => {
  const server = await start(answer);
  const connections = await Promise.all([open(server.port, ''), open(server.port, 'GET / HTTP/1.1\r\nHost:')]);
  await (await fetch(server.url)).text();
  const ended = connections.map((socket) => once(socket.resume(), 'close'));
  await server.close();
  await Promise.all(ended);
});

test('pending requests of one connection get their responses, and the last response has `connection: close`', async () => {
  const began = Promise.withResolvers<void>();
  const resume = Promise.withResolvers<void>();
  const server = await start(async ({ target }) => {
    if (target === '/second') began.resolve();
    await resume.promise;
    return { status: 200, headers: {}, body: target };
  });
  const requests = ['/first', '/second'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const socket = await open(server.port, requests.join(''));
  await began.promise;
  const closed = server.close();
  resume.resolve();
  expect(await text(socket)).toMatch(/\/first.*connection: close\r\n.*\/second$/isu);
  await closed;
});

test('the server waits for an incomplete body until the deadline, and reports it', async () => {
  const began = Promise.withResolvers<void>();
  const server = await start((incoming) => {
    began.resolve();
    return readBody(incoming);
  });
  const head = 'POST /notes?private_token=secret HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf';
  const socket = await open(server.port, head);
  await began.promise;
  const deadline = new AbortController();
  const closed = server.close(deadline.signal);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(server.unfinished()).toEqual(['POST /notes']);
  deadline.abort();
  await closed;
  expect(server.unfinished()).toEqual([]);
  expect(await text(socket)).toBe('');
});

test('a deadline that is already over ends the requests at once', async () => {
  const began = Promise.withResolvers<void>();
  const server = await start((incoming) => {
    began.resolve();
    return readBody(incoming);
  });
  const socket = await open(server.port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf');
  await began.promise;
  await server.close(AbortSignal.abort());
  expect(await text(socket)).toBe('');
});

test('a body that ends before the deadline gets its response, and its connection ends', async () => {
  const began = Promise.withResolvers<void>();
  const server = await start((incoming) => {
    began.resolve();
    return readBody(incoming);
  });
  const socket = await open(server.port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\nhalf');
  await began.promise;
  const closed = server.close();
  socket.write('half');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*connection: close\r\n.*done$/isu);
  await closed;
});

test('a second call may set an earlier deadline', async () => {
  const began = Promise.withResolvers<void>();
  const server = await start(async () => {
    began.resolve();
    return new Promise<never>(() => {});
  });
  await open(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await began.promise;
  const closed = server.close();
  await server.close(AbortSignal.abort());
  await closed;
});

test('a response that never ends is cut off after the default time', async () => {
  const began = Promise.withResolvers<void>();
  const dispatch: Dispatch = async () => {
    began.resolve();
    return new Promise<never>(() => {});
  };
  const server = await start(dispatch, { drainTimeout: 50 });
  const socket = await open(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await began.promise;
  await server.close();
  expect(await text(socket)).toBe('');
});
