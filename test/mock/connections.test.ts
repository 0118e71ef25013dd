import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { json, mockOf, taking } from './inline-mock.ts';
import { openConnection, sendRaw, sendRequestLine } from './raw-connection.ts';

const paths = {
  '/notes': {
    get: { responses: { 200: json(['first']) } },
    post: taking({ requestBody: { content: { 'text/plain': { schema: { type: 'string' } } } } }),
  },
};

describe('requests that HTTP clients do not send', () => {
  test.each([
    ['GET /%E0%A4%A HTTP/1.1', 400],
    ['GET /notes?%=1 HTTP/1.1', 400],
    ['GET /n\u00f6tes HTTP/1.1', 400],
    ['OPTIONS * HTTP/1.1', 400],
    ['GET http://localhost/notes HTTP/1.1', 200],
    ['GET /notes HTTP/1.0', 200],
    ['BREW /notes HTTP/1.1', 400],
    ['GET notes HTTP/1.1', 400],
    ['hello', 400],
  ])('%s → %i', async (line, status) => {
    const { port } = await mockOf(paths);
    expect(await sendRequestLine(port, line)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(await sendRequestLine(port, 'GET /notes HTTP/1.1')).toMatch(/^HTTP\/1.1 200 /);
  });

  test('a target gets 414 if it is too long for the request handler or for the parser', async () => {
    const { port } = await mockOf(paths);
    for (const length of [10_000, 40_000, 70_000, 200_000]) {
      const answer = await sendRequestLine(port, `GET /notes?q=${'x'.repeat(length)} HTTP/1.1`);
      expect(answer).toMatch(/^HTTP\/1.1 414 /);
      expect(answer).toContain('application/problem+json');
    }
  });

  test.each([
    ['many', Array.from({ length: 100 }, (_, index) => `x-${index}: ${'y'.repeat(1000)}\r\n`).join('')],
    ['one', `x: ${'y'.repeat(200_000)}\r\n`],
  ])('headers that are too long get 431: %s', async (_, headers) => {
    const { port } = await mockOf(paths);
    expect(await sendRaw(port, `GET /notes HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`)).toMatch(/^HTTP\/1.1 431 /);
  });

  test('a body with two lengths gets 400', async () => {
    const { port } = await mockOf(paths);
    const head = 'POST /notes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await sendRaw(port, `${head}0\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
  });

  test('a valid request that is followed by garbage gets its response', async () => {
    const { port, url } = await mockOf(paths);
    const answer = await sendRaw(port, `GET /notes HTTP/1.1\r\nHost: localhost\r\n\r\n${'garbage'.repeat(20_000)}`);
    expect(answer).toMatch(/^HTTP\/1.1 200 .*\["first"\]$/s);
    expect((await fetch(`${url}/notes`)).status).toBe(200);
  });

  test('a body with invalid chunks gets 400', async () => {
    const { port } = await mockOf(paths);
    const head = 'POST /notes HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await sendRaw(port, `${head}zz\r\n`)).toMatch(/^HTTP\/1.1 400 .*The request is not HTTP/s);
  });

  test('a client that disconnects before the end of its body is logged with 400', async () => {
    const lines: string[] = [];
    const logged = Promise.withResolvers<void>();
    const { port, url } = await mockOf(
      paths,
      {},
      {
        log: (line) => {
          lines.push(line);
          logged.resolve();
        },
      },
    );
    const socket = await openConnection(port);
    socket.write('POST /notes HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc', () => socket.destroy());
    await logged.promise;
    expect(lines).toEqual(['POST /notes 400: The connection closed before the body ended.']);
    expect((await fetch(`${url}/notes`)).status).toBe(200);
  });
});

test('every response has nosniff, so that browsers do not guess its media type', async () => {
  const { url } = await mockOf(paths);
  for (const path of ['/notes', '/nothing']) {
    expect((await fetch(url + path)).headers.get('x-content-type-options')).toBe('nosniff');
  }
});

describe('close', () => {
  test('waits for an open request, then closes its connection', async () => {
    const mock = await mockOf(paths);
    const socket = await openConnection(mock.port);
    const answer = text(socket);
    socket.write(
      'POST /notes HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n',
    );
    await once(socket, 'readable'); // The server has sent "100 Continue", so the request has begun.
    const closed = mock.close();
    socket.write('body');
    expect(await answer).toMatch(/HTTP\/1.1 200 .*connection: close.*true$/is);
    await closed;
  });

  test('does not wait for connections without a request', async () => {
    const mock = await mockOf(paths);
    const [unused, begun] = await Promise.all([openConnection(mock.port), openConnection(mock.port)]);
    begun.write('GET /notes HTTP/1.1\r\nHost:');
    await fetch(`${mock.url}/notes`); // Its connection stays open (keep-alive).
    await mock.close();
    unused.destroy();
    begun.destroy();
  });

  test('rejects new connections, and can be called twice', async () => {
    const mock = await mockOf(paths);
    await mock.close();
    await mock.close();
    await expect(fetch(`${mock.url}/notes`)).rejects.toThrow('fetch failed');
  });
});
