import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { fetchHandler } from '../../generated/server/runtime/adapters/fetch.ts';
import { isAuthority } from '../../generated/shared/addresses.ts';
import type { FindRoute } from '../../generated/server/runtime/interfaces.ts';
import { createDispatch } from '../../generated/server/runtime/dispatch.ts';
import { oneOperation, serving } from './one-operation.ts';

// A handler that returns the address of its request, from each property that contains it.
const echo = oneOperation('GET', (_, { url, request }) => ({
  status: 200,
  headers: { 'x-url': url, 'x-request-url': request.url },
}));

/** Sends the head of a request unchanged, and returns the status line and the headers of the response. */
async function send(head: string, dispatch = echo): Promise<string> {
  return await serving(dispatch, async ({ port }) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let text = '';
    socket.on('data', (chunk: string) => (text += chunk));
    socket.write(Buffer.from(`${head}\r\nConnection: close\r\n\r\n`, 'latin1'));
    await once(socket, 'close');
    return text;
  });
}

test.each([
  ['/?a=b', 'http://host.example/?a=b'],
  ['http://other.example:81/?a=b', 'http://other.example:81/?a=b'],
  ['HTTPS://other.example?a=b', 'http://other.example/?a=b'],
  ['http://other.example', 'http://other.example/'],
  ['http://[::1]:81/', 'http://[::1]:81/'],
])('the target %s has the address %s', async (target, url) => {
  const answer = await send(`GET ${target} HTTP/1.1\r\nHost: host.example`);
  expect(answer).toMatch(/^HTTP\/1.1 200 /u);
  expect(answer).toContain(`x-url: ${url}\r\n`);
  expect(answer).toContain(`x-request-url: ${url}\r\n`);
});

test.each([
  'http://%/',
  'http://a:b/',
  'http://a:99999/',
  'http:///',
  'http://',
  'http://user:password@other.example/',
  'http://[::1/',
  'http://999.999.999.999/',
  'ftp://other.example/',
  '*',
  '/#fragment',
  '/?a#fragment',
  '/%',
  '/%c0%af',
  '/?a=%00',
])('the target %s gets 400', async (target) => {
  expect(await send(`GET ${target} HTTP/1.1\r\nHost: host.example`)).toMatch(/^HTTP\/1.1 400 /u);
});

test('a target without a leading slash, or with characters that are not ASCII, gets 400', async () => {
  for (const target of ['a/b', 'host.example:80', '/\u00e9', '/?\u00e9'])
    expect(await send(`GET ${target} HTTP/1.1\r\nHost: host.example`)).toMatch(/^HTTP\/1.1 400 /u);
});

test('`OPTIONS *`, which addresses the whole server, gets 404, because the API has no such operation', async () => {
  expect(await send('OPTIONS * HTTP/1.1\r\nHost: host.example')).toMatch(/^HTTP\/1.1 404 /u);
});

test.each(['a b', '%', 'a:b', 'user@a', 'a:99999', 'http://a', 'a/b', '[::1', '1.2.3.4.5', '\u00e9', 'a, b'])(
  'the header `Host: %s` gets 400',
  async (host) => {
    expect(isAuthority(host)).toBe(false);
    expect(await send(`GET / HTTP/1.1\r\nHost: ${host}`)).toMatch(/^HTTP\/1.1 400 /u);
  },
);

test.each(['a', 'A.example:8080', '127.0.0.1', '[::1]', '[::1]:80', 'a_b', 'a.', 'xn--bcher-kva.example:'])(
  'the header `Host: %s` is accepted',
  async (host) => {
    expect(await send(`GET / HTTP/1.1\r\nHost: ${host}`)).toMatch(/^HTTP\/1.1 200 /u);
  },
);

test('a client of HTTP/1.0 may leave out the header Host', async () => {
  const answer = await send('GET / HTTP/1.0');
  expect(answer).toMatch(/^HTTP\/1.1 200 /u);
  expect(answer).toContain('x-url: http://localhost/\r\n');
});

test('fetch: credentials and the fragment of a URL are not part of the address', async () => {
  const seen: string[] = [];
  const findRoute: FindRoute = (_, path) => {
    seen.push(path.join('/'));
    return undefined;
  };
  const answer = fetchHandler(createDispatch({ findRoute, steps: [] }, {}, {}));
  // The class `Request` of Node rejects such a URL. Other platforms create a request with any URL that a client sends.
  const request = (url: string): Request =>
    Object.defineProperty(new Request('http://a/'), 'url', { value: url, configurable: true });
  expect((await answer(request('https://user:password@host/'))).status).toBe(404);
  expect((await answer(request('https://host/a@b/c#d'))).status).toBe(404);
  expect(new Set(seen)).toEqual(new Set(['', 'a@b/c']));
  const one = fetchHandler(echo);
  const response = await one(request('https://user:password@host/?a=@b'));
  expect(response.headers.get('x-url')).toBe('https://host/?a=@b');
});
