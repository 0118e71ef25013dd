import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import express from 'express';
import { expect, test } from 'vitest';
import { expressMiddleware } from '../../generated/server/runtime/adapters/express.ts';
import type { Dispatch } from '../../generated/server/index.ts';
import { withObserver } from '../../generated/server/runtime/dispatch.ts';
import { oneOperation, serving } from './one-operation.ts';

const caller = new AsyncLocalStorage<string>();

const echo = oneOperation(
  'POST',
  ({ body }: { readonly body: object }) => ({ status: 200, body: { ...body, caller: caller.getStore() } }),
  { requestBody: { required: true, mediaTypes: ['application/json'] } },
);

const head = (framing: string): string =>
  `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;
const body = '{"title":"Grüße"}';
const bytes = Buffer.byteLength(body);
const whole = head(`Content-Length: ${bytes}`) + body;
const long = JSON.stringify({ title: 'a'.repeat(90_000) });

/** Sends pieces over one connection, one after the other. Returns the bodies of the given number of responses. */
async function bodiesOfAnswers(port: number, pieces: readonly string[], answers: number): Promise<string[]> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8').setNoDelay();
  let text = '';
  socket.on('data', (chunk: string) => (text += chunk));
  for (const piece of pieces) {
    socket.write(piece);
    await wait(10);
  }
  const bodies = (): string[] => [...text.matchAll(/\{.*?\}/gu)].map(([found]) => found);
  while (bodies().length < answers) await once(socket, 'data');
  socket.destroy();
  return bodies();
}

const called: Dispatch = (request) => caller.run('ada', () => echo(request));
const answer = '{"title":"Grüße","caller":"ada"}';

test.each([
  ['with its head', [whole], [answer]],
  ['after its head', [head(`Content-Length: ${bytes}`), body], [answer]],
  ['in pieces', [whole.slice(0, -9), whole.slice(-9, -4), whole.slice(-4)], [answer]],
  ['with a length that has zeros in front', [head(`Content-Length: 000${bytes}`) + body], [answer]],
  ['in chunks', [`${head('Transfer-Encoding: chunked')}${bytes.toString(16)}\r\n${body}\r\n0\r\n\r\n`], [answer]],
  ['one after the other', [whole, whole, whole], [answer, answer, answer]],
  ['all at once', [whole + whole + whole], [answer, answer, answer]],
  ['with the beginning of the next one', [whole + whole.slice(0, 30), whole.slice(30)], [answer, answer]],
  ['that is long', [head(`Content-Length: ${long.length}`) + long], [`${long.slice(0, -1)},"caller":"ada"}`]],
])('a body that comes %s reaches its handler unchanged', async (_, pieces, expected) => {
  await serving(called, async ({ port }) => {
    expect(await bodiesOfAnswers(port, pieces, expected.length)).toEqual(expected);
  });
});

test('a request gets a response if the client closes the connection before its body is read', async () => {
  const arrived = Promise.withResolvers<void>();
  const observed = Promise.withResolvers<number>();
  const operation = oneOperation(
    'POST',
    () => ({ status: 200 }),
    { requestBody: { required: true, mediaTypes: ['application/json'] } },
    {
      authorize: async ({ signal }) => {
        arrived.resolve();
        await once(signal, 'abort');
        return true;
      },
    },
  );
  const dispatch = withObserver(operation, ({ status }) => observed.resolve(status));
  await serving(dispatch, async ({ port }) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(whole.slice(0, -5));
    await arrived.promise;
    socket.destroy();
    expect(await observed.promise).toBe(400);
  });
});

test('other listeners for the end of a request are called', async () => {
  const app = express();
  const heard: string[] = [];
  app.use((request, _response, next) => {
    request.on('end', () => heard.push('end'));
    request.on('close', () => heard.push('close'));
    next();
  });
  app.use(expressMiddleware(called));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    expect(await bodiesOfAnswers(port, [whole, whole], 2)).toEqual([answer, answer]);
    expect(heard).toEqual(['end', 'close', 'end', 'close']);
  } finally {
    server.close();
  }
});
