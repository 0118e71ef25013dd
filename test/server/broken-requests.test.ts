import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import * as net from 'node:net';
import * as tls from 'node:tls';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type CreateServer, type RunningServer } from '../../generated/server/runtime/adapters/serve.ts';
import { certificate } from './certificate.ts';
import { oneOperation } from './one-operation.ts';

// Requests that Node's parser rejects. They do not reach the dispatcher, but the clients still get a response.

interface Transport {
  readonly createServer: CreateServer;
  readonly connect: (port: number) => net.Socket;
}

const transports: Readonly<Record<string, Transport>> = {
  http: { createServer: http.createServer, connect: (port) => net.connect(port, '127.0.0.1') },
  https: {
    createServer: (options, listener) => https.createServer({ ...options, ...certificate }, listener),
    connect: (port) => tls.connect({ port, host: '127.0.0.1', rejectUnauthorized: false }),
  },
};

describe.each(Object.entries(transports))('over %s', (_, { createServer, connect }) => {
  let server: RunningServer;
  beforeAll(async () => {
    const dispatch = oneOperation('POST', () => ({ status: 200, headers: { 'x-name': 'first' } }));
    server = await serve(createServer, dispatch, { port: 0 });
  });
  afterAll(async () => server.close());

  /** Sends packets, and returns everything that the server sends until it closes the connection. */
  async function send(...packets: string[]): Promise<string> {
    const socket = connect(server.port);
    const received = text(socket);
    for (const packet of packets) {
      socket.write(packet, 'latin1');
      // Sends the packets separately.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return received;
  }

  const body = (message: string): RegExp =>
    new RegExp(`\\r\\ncontent-type: application/json\\r\\n.*\\r\\n\\r\\n\\{"message":"${message}`, 'su');

  test.each([9000, 66_000, 200_000, 5_000_000])('a target of %i characters gets 414', async (length) => {
    const target = `/?q=${'x'.repeat(length)}`;
    const answer = await send(`GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 414 /u);
    expect(answer).toMatch(body('The request target is'));
  });

  test('a long target gets 414 also if it arrives in several packets', async () => {
    const answer = await send(`GET /?q=${'x'.repeat(30_000)}`, 'y'.repeat(30_000), 'z'.repeat(30_000));
    expect(answer).toMatch(/^HTTP\/1.1 414 /u);
  });

  test.each([
    ['one long header', ['GET / HTTP/1.1\r\nhost: a\r\nx: ', 'y '.repeat(40_000), '\r\n\r\n']],
    ['many headers', [`GET / HTTP/1.1\r\nhost: a\r\n${`x: ${'y'.repeat(1000)}\r\n`.repeat(100)}\r\n`]],
  ])('%s: 431', async (_name, packets) => {
    const answer = await send(...packets);
    expect(answer).toMatch(/^HTTP\/1.1 431 /u);
    expect(answer).toMatch(body('The headers are too long'));
  });

  test.each(['hello\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n'])(
    'bytes that are not HTTP get 400: %j',
    async (bytes) => {
      const answer = await send(bytes);
      expect(answer).toMatch(/^HTTP\/1.1 400 /u);
      expect(answer).toMatch(body('The request is not HTTP'));
    },
  );

  test('a chunked body with an invalid chunk gets 400, and the connection is closed', async () => {
    const answer = await send('POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 (400|200) /u);
  });

  test('a valid request gets its response before the garbage after it', async () => {
    const answer = await send(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n${'garbage'.repeat(20_000)}`);
    expect(answer).toMatch(/^HTTP\/1.1 200 .*\r\nx-name: first\r\n/su);
  });

  test('a client that never stops sending is cut off', { timeout: 60_000 }, async () => {
    const socket = connect(server.port);
    socket.allowHalfOpen = true;
    socket.on('error', () => {});
    socket.write('GET /');
    const interval = setInterval(() => socket.write('x'.repeat(50_000)), 5);
    socket.resume();
    // The client may get an error, because it is still sending when the connection is closed.
    await once(socket, 'close').catch(() => {});
    clearInterval(interval);
    expect(socket.destroyed).toBe(true);
  });
});
