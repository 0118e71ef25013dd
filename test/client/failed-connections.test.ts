import https from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { ConnectionError, createClient, type ConnectionFailure, type Fetch } from '../../generated/client/index.ts';
import { connectionFailureOf } from '../../generated/client/runtime/errors.ts';
import { certificate } from '../server/certificate.ts';
import { hostileServer } from './hostile-server.ts';

const failure = async (baseUrl: string, options: { fetch?: Fetch; timeout?: number; deadline?: number } = {}) => {
  const client = createClient({ baseUrl, retry: false, ...options });
  const error: unknown = await client.namespaces.list({}).catch((reason: unknown) => reason);
  if (!(error instanceof ConnectionError)) throw new Error(`not a ConnectionError: ${String(error)}`);
  return error;
};

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  // The cast is safe: the address of a server that listens on a port is an object.
  return (server.address() as AddressInfo).port;
}

test('a refused connection', async () => {
  const server = createServer();
  const origin = `http://127.0.0.1:${await portOf(server)}`;
  server.close();
  await once(server, 'close');
  expect(await failure(origin)).toMatchObject({
    code: 'connection-refused',
    message: `listNamespaces (GET ${origin}/api/v4/namespaces): connection refused`,
    cause: expect.any(TypeError),
  });
});

test('a host that does not exist', async () => {
  expect(await failure('https://forge.invalid')).toMatchObject({
    code: 'host-not-found',
    message: 'listNamespaces (GET https://forge.invalid/api/v4/namespaces): host not found',
  });
});

test('a server that closes the connection, before and within the response', async () => {
  const silent = await hostileServer((socket) => socket.end());
  expect(await failure(silent.origin)).toMatchObject({ code: 'connection-closed-early' });
  const brief = await hostileServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n['));
  expect(await failure(brief.origin)).toMatchObject({
    code: 'connection-closed-early',
    message: `listNamespaces (GET ${brief.origin}/api/v4/namespaces): connection closed early`,
  });
});

test('a server that resets the connection', async () => {
  const { origin } = await hostileServer((socket) => socket.resetAndDestroy());
  expect(await failure(origin)).toMatchObject({ code: 'connection-reset' });
});

test('a self-signed certificate, and a server without TLS', async () => {
  const port = await portOf(https.createServer(certificate));
  expect(await failure(`https://localhost:${port}`)).toMatchObject({
    code: 'certificate-not-trusted',
    message: `listNamespaces (GET https://localhost:${port}/api/v4/namespaces): certificate not trusted`,
  });
  const plain = createServer((socket) => socket.on('error', () => undefined).end('HTTP/1.1 400 No\r\n\r\n'));
  expect(await failure(`https://127.0.0.1:${await portOf(plain)}`)).toMatchObject({
    code: 'secure-connection-failed',
  });
});

test('a time limit is named, with its value and the missing part', async () => {
  const silent = await hostileServer(() => undefined);
  expect(await failure(silent.origin, { timeout: 30 })).toMatchObject({
    code: 'timeout',
    message: `listNamespaces (GET ${silent.origin}/api/v4/namespaces): no response within 30 ms (timeout)`,
  });
  expect(await failure(silent.origin, { deadline: 40 })).toMatchObject({
    code: 'deadline',
    message: `listNamespaces (GET ${silent.origin}/api/v4/namespaces): no response within 40 ms (deadline)`,
  });
  const slow = await hostileServer((socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n['));
  expect(await failure(slow.origin, { deadline: 300 })).toMatchObject({
    code: 'deadline',
    message: `listNamespaces (GET ${slow.origin}/api/v4/namespaces): the body was not complete within 300 ms (deadline)`,
  });
});

const withCause = (code: string, message = ''): unknown =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });

test.each<[string, unknown, ConnectionFailure]>([
  ['Node, an expired certificate', withCause('CERT_HAS_EXPIRED', 'certificate has expired'), 'certificate-expired'],
  ['Node, another host', withCause('ERR_TLS_CERT_ALTNAME_INVALID', 'a'), 'certificate-for-another-host'],
  ['Node, a private authority', withCause('UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'a'), 'certificate-not-trusted'],
  ['Node, no route', withCause('EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.1'), 'host-unreachable'],
  ['Node, no response to SYN', withCause('UND_ERR_CONNECT_TIMEOUT', 'Connect Timeout Error'), 'connection-timed-out'],
  [
    'Node, several addresses',
    new TypeError('fetch failed', {
      cause: new AggregateError([Object.assign(new Error('connect ECONNREFUSED ::1:1'), { code: 'ECONNREFUSED' })]),
    }),
    'connection-refused',
  ],
  [
    'Deno, refused',
    new TypeError(
      'error sending request for url (https://a/?k=s): client error (Connect): tcp connect error: Connection refused (os error 111)',
    ),
    'connection-refused',
  ],
  [
    'Deno, no host',
    new TypeError('client error (Connect): dns error: failed to lookup address information'),
    'host-not-found',
  ],
  ['Deno, expired', new TypeError('client error (Connect): invalid peer certificate: Expired'), 'certificate-expired'],
  [
    'Deno, another host',
    new TypeError('client error (Connect): invalid peer certificate: NotValidForName'),
    'certificate-for-another-host',
  ],
  [
    'Deno, unknown issuer',
    new TypeError('client error (Connect): invalid peer certificate: UnknownIssuer'),
    'certificate-not-trusted',
  ],
  [
    'Bun, refused',
    Object.assign(new Error('Unable to connect. Is the computer able to access the url?'), {
      code: 'ConnectionRefused',
    }),
    'connection-refused',
  ],
  [
    'Bun, closed',
    Object.assign(new Error('The socket connection was closed unexpectedly.'), { code: 'ConnectionClosed' }),
    'connection-closed-early',
  ],
  [
    'Bun, self-signed',
    Object.assign(new Error('self signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
    'certificate-not-trusted',
  ],
  ['workerd, closed', new Error('Network connection lost.'), 'connection-closed-early'],
  ['Chrome', new TypeError('Failed to fetch'), 'connection-failed'],
  ['Safari', new TypeError('Load failed'), 'connection-failed'],
  ['no error', undefined, 'connection-failed'],
])('the failure of a platform has a code: %s', (_, cause, code) => {
  expect(connectionFailureOf(cause)[0]).toBe(code);
});

test('the words of an unknown failure are shown without the address, in one line', async () => {
  const fetch: Fetch = () => Promise.reject(new TypeError('Failed to fetch\n(https://a.test/?token=secret)'));
  expect((await failure('https://forge.test', { fetch })).message).toBe(
    'listNamespaces (GET https://forge.test/api/v4/namespaces): connection failed (Failed to fetch (…))',
  );
  expect(connectionFailureOf(new TypeError('x'.repeat(1000)))[1].length).toBeLessThan(130);
});

test.each([
  new TypeError('fetch failed'),
  new TypeError('error sending request for url (https://a/)'),
  new TypeError('ECONNRESET: The socket connection was closed unexpectedly.'),
  new Error('Network connection lost.'),
])('a fetch of the program reports a broken connection as the platform does: %s', async (cause) => {
  expect(await failure('https://forge.test', { fetch: () => Promise.reject(cause) })).toBeInstanceOf(ConnectionError);
});

test('a body that breaks off on workerd is a broken connection', async () => {
  const body = () =>
    new ReadableStream({ pull: (controller) => controller.error(new Error('Network connection lost.')) });
  const fetch = () => Promise.resolve(new Response(body()));
  expect(await failure('https://forge.test', { fetch })).toMatchObject({
    code: 'connection-closed-early',
  });
});
