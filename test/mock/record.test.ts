import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startRecordingProxy, type RecordingProxy } from '../../mock/record/start-recording-proxy.ts';
import { folderWith } from '../folder-with.ts';
import { documentWith, json, mockOf } from './inline-mock.ts';

const paths = {
  '/pets': { get: { operationId: 'listPets', responses: { 200: json([]) } } },
  '/pets/{id}': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    get: { operationId: 'getPet', responses: { 200: { ...json({}), headers: { 'x-age': {} } }, 404: json({}) } },
  },
  '/file': { get: { responses: { 200: { description: 'Bytes.', content: { 'application/octet-stream': {} } } } } },
};
const rest = {
  servers: [{ url: 'https://shop.example/v1' }],
  components: { securitySchemes: { Key: { type: 'apiKey', in: 'query', name: 'key' } } },
};

/** A server whose responses depend on the number of the request, and a proxy that records them. */
async function recording(): Promise<{
  proxy: RecordingProxy;
  file: string;
  received: IncomingMessage[];
  origin: string;
}> {
  const received: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    received.push(request);
    const origin = `http://${request.headers.host}`;
    const { pathname } = new URL(request.url ?? '', origin);
    if (pathname === '/v1/file') return void response.end(Buffer.from([0, 255, 1]));
    response.setHeader('content-type', 'application/json');
    response.setHeader('set-cookie', 'session=secret');
    response.setHeader('x-age', '3');
    response.setHeader('x-internal', 'host-7');
    if (pathname === '/v1/pets') response.setHeader('link', `<${origin}/v1/pets?page=2>; rel="next"`);
    response.end(pathname === '/v1/pets' ? JSON.stringify([received.length]) : '{"id": 12345678901234567890}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const file = join(folderWith({}), 'recorded.yaml');
  const proxy = await startRecordingProxy({
    document: documentWith(paths, rest),
    upstream: new URL(origin),
    file,
    host: '127.0.0.1',
    port: 0,
    log: () => {},
  });
  return { proxy, file, received, origin };
}

test('a mock with the recording responds as the server did', async () => {
  const { proxy, file, origin } = await recording();
  const targets = ['/v1/pets', '/v1/pets', '/v1/pets/7', '/v1/file', '/v1/pets?page=2', '/v1/unknown'];
  const direct = await Promise.all(targets.map((target) => fetch(origin + target)));
  expect(direct.every(({ ok }) => ok)).toBe(true);
  const ask = async (url: string): Promise<[number, string, string | null]> => {
    const response = await fetch(url);
    return [response.status, Buffer.from(await response.arrayBuffer()).toString('hex'), response.headers.get('link')];
  };
  const proxied = [];
  for (const target of targets) proxied.push(await ask(proxy.url + target));
  await proxy.close();
  expect(proxy.recorded).toBe(5);

  const mock = await mockOf(paths, rest, { scenario: file });
  const mocked = [];
  for (const target of targets.slice(0, -1)) mocked.push(await ask(mock.url + target));
  expect(mocked).toEqual(proxied.slice(0, -1));
  // The address of the next page leads to the proxy or the mock, and not to the server.
  expect(proxied[0]?.[2]).toBe('</v1/pets?page=2>; rel="next"');
});

test('credentials reach the server, and are not recorded', async () => {
  const { proxy, file, received } = await recording();
  const response = await fetch(`${proxy.url}/v1/pets?key=query-secret&a=1`, {
    headers: { authorization: 'Bearer head-secret' },
  });
  expect(response.headers.getSetCookie()).toEqual(['session=secret']);
  await proxy.close();
  expect([received[0]?.url, received[0]?.headers.authorization]).toEqual([
    '/v1/pets?key=query-secret&a=1',
    'Bearer head-secret',
  ]);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('target: /pets?a=1');
  expect(text).not.toMatch(/secret|host-7/u);
});

test('pages of other sites cannot send requests through the proxy', async () => {
  const { proxy, received } = await recording();
  onTestFinished(() => proxy.close());
  const statuses = [
    await fetch(`${proxy.url}/v1/pets`, { headers: { origin: 'https://evil.example' } }),
    await fetch(`${proxy.url}/v1/pets`, { headers: { 'sec-fetch-site': 'cross-site' } }),
  ].map(({ status }) => status);
  expect([statuses, received.length]).toEqual([[403, 403], 0]);
});

test('an earlier recording is not overwritten', async () => {
  const { proxy, file, origin } = await recording();
  await fetch(`${proxy.url}/v1/pets`);
  await proxy.close();
  const before = readFileSync(file, 'utf8');
  const again = startRecordingProxy({
    document: documentWith(paths, rest),
    upstream: new URL(origin),
    file,
    host: '127.0.0.1',
    port: 0,
    log: () => {},
  });
  await expect(again).rejects.toThrow(/exists/u);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a server that cannot be reached gives a 502 with the reason', async () => {
  const file = join(folderWith({}), 'recorded.yaml');
  const document = documentWith(paths, rest);
  const upstream = new URL('http://127.0.0.1:1');
  const proxy = await startRecordingProxy({ document, upstream, file, host: '127.0.0.1', port: 0, log: () => {} });
  onTestFinished(() => proxy.close());
  const response = await fetch(`${proxy.url}/v1/pets`);
  expect([response.status, await response.text()]).toEqual([502, expect.stringMatching(/fetch failed: /u)]);
  expect(existsSync(file)).toBe(true);
});

test('an event stream reaches the client before it ends, and is recorded when it ends', async () => {
  let end = (): void => {};
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    end = () => response.end('data: 2\n\n');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const upstream = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const file = join(folderWith({}), 'recorded.yaml');
  const document = documentWith(paths);
  const proxy = await startRecordingProxy({ document, upstream, file, host: '127.0.0.1', port: 0, log: () => {} });
  const reader = (await fetch(`${proxy.url}/pets`)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: 1\n\n');
  end();
  expect((await reader?.read())?.value).toBe('data: 2\n\n');
  await proxy.close();
  expect(readFileSync(file, 'utf8')).toMatch(/data: 1\n\n.*data: 2/su);
});
