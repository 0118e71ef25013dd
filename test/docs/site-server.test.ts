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
    {
      file: (path) => (path === 'openapi.json' ? '{}' : undefined),
      engine: async () => address,
      failed: () => undefined,
    },
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

/** Starts a site without an engine. It is closed at the end of the test. */
async function siteWith(file: (path: string) => string | undefined, failed: (error: unknown) => void): Promise<string> {
  const site = await startSiteServer(
    { host: '127.0.0.1', port: 0, hosts: [] },
    { file, engine: () => Promise.reject(new Error('no engine')), failed },
    createChangeFeed(),
  );
  onTestFinished(() => site.close(AbortSignal.abort()));
  return site.url;
}

test.each([
  ['br, gzip', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['identity', null],
])(
  'a page is compressed for Accept-Encoding: %s, and is not sent again if it has not changed',
  async (accepted, coding) => {
    const page = '<html><body>A page</body></html>';
    const url = await siteWith(
      () => page,
      () => undefined,
    );
    const first = await fetch(url, { headers: { 'accept-encoding': accepted } });
    expect(first.headers.get('content-encoding')).toBe(coding);
    expect(await first.text()).toContain('A page');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { 'accept-encoding': accepted, 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    const other = await fetch(url, { headers: { 'accept-encoding': accepted, 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  },
);

test('a page that cannot be built is named, and the other pages are still served', async () => {
  const errors: unknown[] = [];
  const url = await siteWith(
    (path) => {
      if (path === 'coverage.html') throw new Error('no records');
      return 'text';
    },
    (error) => errors.push(error),
  );
  const response = await fetch(`${url}/coverage.html`);
  expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('coverage.html')]);
  expect(String(errors[0])).toContain('The page coverage.html could not be built: no records');
  expect((await fetch(`${url}/llms.txt`)).status).toBe(200);
});
