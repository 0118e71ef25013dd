import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createChangeFeed } from '../../reference/serve/change-feed.ts';
import { startSiteServer } from '../../reference/serve/site-server.ts';

test('GET and HEAD read the files of the site, and other requests go to the engine', async () => {
  const engine = createServer((request, response) => response.end(`${request.method} ${request.url}`));
  engine.listen(0, '127.0.0.1');
  await once(engine, 'listening');
  const address = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
  const site = await startSiteServer(
    { host: '127.0.0.1', port: 0, hosts: [] },
    { file: (path) => (path === 'openapi.json' ? '{}' : undefined), engine: async () => address },
    createChangeFeed(),
  );
  onTestFinished(async () => {
    await site.close(AbortSignal.abort());
    engine.close();
  });
  const send = async (method: string, path: string) => {
    const response = await fetch(site.url + path, { method });
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  expect(await send('GET', '/openapi.json')).toEqual([200, 'application/json', '{}']);
  expect(await send('HEAD', '/openapi.json')).toEqual([200, 'application/json', '']);
  expect(await send('PUT', '/openapi.json')).toEqual([200, null, 'PUT /openapi.json']);
  expect(await send('GET', '/pets')).toEqual([200, null, 'GET /pets']);
});
