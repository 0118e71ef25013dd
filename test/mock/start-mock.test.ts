import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startMock } from '../../mock/index.ts';
import { startStubMock } from '../../mock/stubs/start-stub-mock.ts';
import { folderWith } from '../folder-with.ts';
import { documentWith, json } from './inline-mock.ts';

const document = documentWith({ '/pets': { get: { responses: { 200: json(['Rex']) } } } });
const swagger = {
  swagger: '2.0',
  info: { title: 'Pets', version: '1' },
  paths: {
    '/pets': { get: { responses: { 200: { description: 'Pets.', examples: { 'application/json': ['Rex'] } } } } },
  },
};
const generated = join(import.meta.dirname, '../../generated');

async function petsOf(spec: string | URL | object): Promise<unknown> {
  const mock = await startMock({ spec, port: 0 });
  try {
    return await (await fetch(`${mock.url}/pets`)).json();
  } finally {
    await mock.close();
  }
}

describe('startMock reads a description from', () => {
  const files = { 'openapi.json': JSON.stringify(document), 'swagger.json': JSON.stringify(swagger) };

  test('an object', async () => {
    expect(await petsOf(document)).toEqual(['Rex']);
  });

  test('an object of Swagger 2.0', async () => {
    expect(await petsOf(swagger)).toEqual(['Rex']);
  });

  test('a path and a file URL', async () => {
    const file = join(folderWith(files), 'openapi.json');
    expect(await petsOf(file)).toEqual(['Rex']);
    expect(await petsOf(pathToFileURL(file))).toEqual(['Rex']);
  });

  test('a URL', async () => {
    const server = createServer((_, response) => response.end(files['openapi.json']));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    expect(await petsOf(new URL(`http://127.0.0.1:${port}/openapi.json`))).toEqual(['Rex']);
  });
});

test('startMock rejects a description with errors, and names their locations', async () => {
  const folder = folderWith({ 'openapi.yaml': 'openapi: 3.1.0\ninfo: [\n' });
  await expect(startMock({ spec: join(folder, 'openapi.yaml'), port: 0 })).rejects.toThrow(/openapi\.yaml:\d+:\d+: /u);
  await expect(startMock({ spec: join(folder, 'missing.yaml'), port: 0 })).rejects.toThrow(/missing\.yaml/u);
});

describe.each([
  ['prism', () => startMock({ spec: join(generated, 'openapi.json'), port: 0 })],
  ['stubs', () => startStubMock({ generated, port: 0 })],
])('the engine %s', (_, start) => {
  test('follows the preference delay, and names the preferences that it does not know', async () => {
    const mock = await start();
    onTestFinished(() => mock.close());
    const get = (prefer: string, query = ''): Promise<Response> =>
      fetch(`${mock.url}/api/v4/projects/24/badges${query}`, { headers: { 'private-token': 'any', prefer } });
    const order: string[] = [];
    const [slow, quick, failed, byQuery] = await Promise.all([
      get('delay=400, respond-async').finally(() => order.push('slow')),
      get('wait=10; handling=lenient').finally(() => order.push('quick')),
      get('delay=forever'),
      get('', '?__code=401'),
    ]);
    expect(order).toEqual(['quick', 'slow']);
    expect([slow.status, slow.headers.get('ignored-preferences')]).toEqual([200, 'respond-async']);
    expect([quick.status, quick.headers.get('ignored-preferences')]).toEqual([200, 'wait, handling']);
    expect([failed.status, await failed.text()]).toEqual([400, expect.stringContaining('delay=forever')]);
    expect([byQuery.status, byQuery.headers.get('ignored-preferences')]).toEqual([401, null]);
  });
});
