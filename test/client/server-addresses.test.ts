import { expect, test } from 'vitest';
import { callUndescribed, createClient, createCoreClient, traceRequests } from '../../generated/client/index.ts';
import { serverAddress } from '../../generated/client/runtime/sending.ts';
import { hostileServer } from './hostile-server.ts';
import { json, loopback } from './loopback.ts';

const refused = /^The address of a server must be like https:\/\/host, with no credential, query or fragment: /u;

test.each([
  '',
  ' ',
  '/',
  'forge.test',
  'forge.test/api',
  'localhost:4010',
  '//forge.test',
  '/api/v4',
  'ftp://forge.test',
  'ws://forge.test',
  'file:///etc',
  'javascript:0',
  'data:,x',
  'blob:https://forge.test/1',
  'https://',
  'https:',
  'https:\\\\',
  'https://forge test',
  'https://forge.test:99999',
  'https://forge.test?token=secret-password',
  'https://forge.test/#secret-password',
  'https://mira:secret-password@forge.test',
  'https:\\\\mira:secret-password@forge.test',
  'https:mira:secret-password@forge.test',
  'https:/\\mira:secret-password@forge.test',
  ' https://mira:secret-password@forge.test',
  'ht\ttps://mira:secret-password@forge.test',
  'https://secret-password@forge.test',
  'https://:secret-password@forge.test',
])('baseUrl %j is refused when the client is created, without being shown', (baseUrl) => {
  for (const create of [createClient, createCoreClient]) {
    expect(() => create({ baseUrl })).toThrow(refused);
    expect(() => create({ baseUrl })).not.toThrow('secret-password');
  }
});

test('an invalid address for another server of the description is refused in the same way', async () => {
  const client = createClient({ baseUrl: 'https://forge.test', registryUrl: 'registry.test' });
  await expect(client.containerRegistry.listCatalog()).rejects.toThrow(refused);
});

test.each([
  ['{base}/v1', 'https://a/v1', 'https://a/v1'],
  ['{base}/v1', 'https://a/v1/v1', 'https://a/v1/v1'],
  ['{base}/v1/', 'https://a/v1/', 'https://a/v1'],
  ['{base}/v1', 'https://a/xv1', 'https://a/xv1/v1'],
  ['{base}', 'https://a/v1/v1', 'https://a/v1/v1'],
  ['{base}/', 'https://a/', 'https://a'],
])('in %s, %s stands for %s', (template, base, address) => {
  expect(serverAddress(template, { base })).toBe(address);
});

test.each([
  ['a slash at the end', (origin: string) => `${origin}/`],
  ['several', (origin: string) => `${origin}///`],
  ['whitespace around it', (origin: string) => ` ${origin}/ \n`],
  ['capitals', (origin: string) => origin.replace('http', 'HTTP')],
  ['backslashes', (origin: string) => origin.replace('//', '\\\\')],
  ['a path', (origin: string) => `${origin}/forge/`],
  ['the path of the server', (origin: string) => `${origin}/api/v4`],
  ['the path of the server and a slash', (origin: string) => `${origin}/api/v4/`],
])('baseUrl may have %s', async (what, write) => {
  const server = await loopback(json([]));
  await createClient({ baseUrl: write(server.origin) }).namespaces.list();
  expect(server.last().line).toBe(`GET ${what === 'a path' ? '/forge' : ''}/api/v4/namespaces`);
});

test('a program without types may pass a URL object as the address', async () => {
  const server = await loopback(json([]));
  const options = Object.assign(JSON.parse('{}'), { baseUrl: new URL(server.origin) });
  await createClient(options).namespaces.list();
  expect(server.last().line).toBe('GET /api/v4/namespaces');
});

test('no message, trace or property of an error shows a query, a header or a credential', async () => {
  const shown: string[] = [];
  const show = (value: unknown): void => {
    for (let current = value; current instanceof Error; current = current.cause) {
      shown.push(String(current.stack), JSON.stringify(current));
    }
  };
  const middleware = [traceRequests((event) => shown.push(JSON.stringify(event)))];
  const answers = [
    'HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n',
    'HTTP/1.1 302 Found\r\nlocation: http://mira:hidden@127.0.0.1:1/?token=hidden\r\ncontent-length: 0\r\n\r\n',
    'HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n{',
    'nonsense\r\n\r\n',
  ];
  for (const answer of answers) {
    const server = await hostileServer((socket) => socket.end(answer));
    const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: 'hidden' }, middleware, retry: false });
    await client.namespaces.list({ search: 'hidden' }).catch(show);
    await callUndescribed(client, 'GET', '/namespaces', { query: { search: 'hidden' } }).catch(show);
  }
  const client = createClient({ baseUrl: 'https://forge.test', middleware });
  await client.namespaces.list({}, { headers: { authorization: 'Bearer hidden\nx' } }).catch(show);
  await client.namespaces.list({}, { headers: { authorization: 'Bearer hidden’' } }).catch(show);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((text) => text.includes('hidden'))).toEqual([]);
});

test('a reason phrase of the server cannot write control characters to a terminal or a log', async () => {
  const server = await hostileServer((socket) =>
    socket.end('HTTP/1.1 418 \u001b[31mowned\u0007\r\ncontent-length: 0\r\n\r\n'),
  );
  const client = createClient({ baseUrl: server.origin });
  await expect(client.namespaces.list()).rejects.toMatchObject({
    message: 'listNamespaces (GET /namespaces): 418 [31mowned',
    statusText: '[31mowned',
  });
});
