import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Dispatch, HandlerContext } from '../../generated/server/index.ts';
import { expressMiddleware } from '../../generated/server/runtime/adapters/express.ts';
import { fastifyPlugin } from '../../generated/server/runtime/adapters/fastify.ts';
import { fetchHandler } from '../../generated/server/runtime/adapters/fetch.ts';
import { nodeListener } from '../../generated/server/runtime/adapters/node.ts';
import { serve } from '../../generated/server/runtime/adapters/serve.ts';
import { oneOperation } from './one-operation.ts';
import { fetchServer } from './serve-fetch.ts';

interface Running {
  readonly port: number;
  close(): Promise<unknown>;
}

/** Longer than a test may take, so a test fails if the server waits this long. */
const drainTimeout = 600_000;

async function closable(create: (closing: AbortSignal) => Server): Promise<Running> {
  const closing = new AbortController();
  const server = create(closing.signal).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      closing.abort();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const adapters: Record<string, (dispatch: Dispatch) => Promise<Running>> = {
  serve: (dispatch) => serve(createServer, dispatch, { port: 0, drainTimeout }),
  node: (dispatch) => closable((closing) => createServer(nodeListener(dispatch, { closing }))),
  express: (dispatch) => closable((closing) => createServer(express().use(expressMiddleware(dispatch, { closing })))),
  fetch: (dispatch) => closable((closing) => fetchServer(fetchHandler(dispatch, { closing }))),
  fastify: async (dispatch) => {
    const app = fastify();
    app.register(fastifyPlugin(dispatch));
    await app.listen({ port: 0, host: '127.0.0.1' });
    return { port: (app.server.address() as AddressInfo).port, close: () => app.close() };
  },
};

type Items = (context: HandlerContext) => AsyncGenerator<string>;

const forever = (): Promise<never> => new Promise(() => {});
const aborted = ({ signal }: HandlerContext): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve());
  });

/** Sends a request, closes the server when the first part of the response has arrived, and returns the whole response. */
async function closeDuring(start: (dispatch: Dispatch) => Promise<Running>, contentType: string, items: Items) {
  const dispatch = oneOperation('GET', (_, context) => ({ status: 200, contentType, body: items(context) }));
  const { port, close } = await start(dispatch);
  const closed: Promise<unknown>[] = [];
  const closeOnce = (): void => void (closed[0] ??= close());
  onTestFinished(closeOnce);
  // The client of an event stream keeps its connection open, as most clients do. The server must close it.
  const agent = new Agent({ keepAlive: contentType.startsWith('text/event-stream') });
  onTestFinished(() => agent.destroy());
  const request = get({ port, agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.once('data', closeOnce);
  const received = await text(response).catch(() => 'broken');
  await closed[0];
  return received;
}

describe.each(Object.keys(adapters))('%s', (name) => {
  const start = adapters[name]!;

  test('an event stream ends when the server closes, because its handler uses the signal', async () => {
    const received = await closeDuring(start, 'text/event-stream', async function* (context) {
      yield 'data: 1\n\n';
      await aborted(context);
      yield 'data: bye\n\n';
    });
    expect(received).toBe('data: 1\n\ndata: bye\n\n');
  });

  test('an event stream whose handler throws the error of the signal ends', async () => {
    const received = await closeDuring(start, 'text/event-stream; charset=utf-8', async function* (context) {
      yield 'data: 1\n\n';
      await aborted(context);
      context.signal.throwIfAborted();
    });
    expect(received).toBe('data: 1\n\n');
  });

  test('an event stream whose handler ignores the signal is ended by the server', async () => {
    const received = await closeDuring(start, 'text/event-stream', async function* () {
      yield 'data: 1\n\n';
      await forever();
    });
    expect(received).toBe('data: 1\n\n');
  });

  test('the handler of another sequence of items gets the signal', async () => {
    const received = await closeDuring(start, 'application/jsonl', async function* (context) {
      yield '1\n';
      await aborted(context);
      yield '2\n';
    });
    expect(received).toBe('1\n2\n');
  });

  test('a file is sent to its end, and its signal does not abort', async () => {
    const received = await closeDuring(start, 'application/octet-stream', async function* ({ signal }) {
      yield 'a';
      await new Promise((resolve) => setTimeout(resolve, 100));
      yield String(signal.aborted);
    });
    expect(received).toBe('afalse');
  });
});

test('a request without a response continues when the server closes, and its signal does not abort', async () => {
  const began = Promise.withResolvers<void>();
  const resume = Promise.withResolvers<void>();
  const dispatch = oneOperation('GET', async (_, { signal }) => {
    began.resolve();
    await resume.promise;
    return { status: 200, contentType: 'text/plain', body: String(signal.aborted) };
  });
  const server = await serve(createServer, dispatch, { port: 0, drainTimeout });
  const answer = fetch(server.url);
  await began.promise;
  const closed = server.close();
  resume.resolve();
  expect(await (await answer).text()).toBe('false');
  await closed;
});
