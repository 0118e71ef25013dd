import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPrismMock, type Mock } from '../../mock/start-prism-mock.ts';
import type * as sdk from '../../generated/client/index.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import { connectBrowser } from './connect.ts';

// A page of one origin sends requests to a mock of another origin, like a program in a browser. The browser sends
// preflight requests, exposes only the headers that CORS allows, and hides redirects.

declare global {
  // The client module. The page stores the module in a global variable.
  var forge: typeof sdk;
}

let browser: Browser;
let mock: Mock;
let site: Server;
let page: Page;

beforeAll(async () => {
  [browser, mock, site] = await Promise.all([connectBrowser(), startPrismMock({ document, port: 0 }), startSite()]);
  page = await browser.newPage();
  await page.goto(addressOf(site));
  await page.waitForFunction(() => globalThis.forge !== undefined);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await mock.close();
  site.close();
});

/** Starts a server with a page that imports the client. The server redirects all requests below `/api/`. */
async function startSite(): Promise<Server> {
  const client = join(import.meta.dirname, '..', '..', 'generated', 'client', 'index.ts');
  const build = await rolldown({ input: client, platform: 'browser' });
  const { output } = await build.generate({ minify: true });
  const [{ code }] = output;
  const server = createServer(({ url = '' }, response) => {
    if (url === '/client.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
    else if (url.startsWith('/api/')) response.writeHead(302, { location: '/' }).end();
    else {
      const script = `<script type="module">import * as forge from './client.js'; globalThis.forge = forge;</script>`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(script);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

// A server that listens on a port has an address of the type `AddressInfo`.
const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('the client reads lists, and the headers that CORS exposes', async () => {
  const result = await page.evaluate(async (baseUrl) => {
    const client = forge.createClient({ baseUrl, auth: { PrivateToken: 'token' } });
    const names: unknown[] = [];
    for await (const { name } of client.projectBadges.list({ id: 'aurora/compass' })) names.push(name);
    const listed = await forge.resultOf(client.projectBadges.list({ id: 24 }, { name: 'Coverage' }));
    return { names, status: listed.status, total: listed.status === 200 ? listed.headers['x-total'] : undefined };
  }, mock.url);
  expect(result).toEqual({ names: ['Coverage', 'Aurora'], status: 200, total: expect.any(Number) });
});

test('the client creates and deletes a resource with preflight requests', async () => {
  const result = await page.evaluate(async (baseUrl) => {
    const client = forge.createClient({ baseUrl, auth: { PrivateToken: 'token' } });
    const { id } = await client.projectBadges.create({ id: 24 }, { link_url: 'https://a', image_url: 'https://b' });
    const deleted = await client.projectBadges.delete({ id: 24, badge_id: id });
    return { id, deleted };
  }, mock.url);
  expect(result).toEqual({ id: expect.any(Number), deleted: undefined });
});

test('the client reads the headers of HEAD, a text, and the error for a missing credential', async () => {
  const result = await page.evaluate(async (baseUrl) => {
    const client = forge.createClient({ baseUrl });
    const path = { id: 24, file_path: 'src/router.ts' };
    const headers = await client.repositoryFiles.getMetadata(path, { ref: 'main' });
    const text = await client.repositoryFiles.getRaw(path);
    const error: unknown = await client.projectBadges.list({ id: 24 }).catch((reason: unknown) => reason);
    return {
      size: headers['x-service-size'],
      text: typeof text,
      isUnauthorized: error instanceof forge.UnauthorizedError,
      message: String(error),
    };
  }, mock.url);
  expect(result).toMatchObject({ size: 241, text: 'string', isUnauthorized: true });
  expect(result.message).toMatch(
    /^UnauthorizedError: listProjectBadges \(GET \/projects\/\{id\}\/badges\): 401 Unauthorized/u,
  );
});

test('the errors of redirects and failed connections explain the details that a browser hides', async () => {
  const messages = await page.evaluate(async (baseUrl) => {
    const failure = (address: string): Promise<string> =>
      forge
        .createClient({ baseUrl: address, retry: false })
        .projectBadges.list({ id: 24 })
        .then(() => 'no error', String);
    return Promise.all([failure(baseUrl), failure('http://127.0.0.1:1')]);
  }, addressOf(site));
  expect(messages).toEqual([
    expect.stringMatching(
      /^ConnectionError: listProjectBadges \(GET http.*badges\): the browser hides the address of a redirect$/u,
    ),
    'ConnectionError: listProjectBadges (GET http://127.0.0.1:1/api/v4/projects/24/badges): connection failed (Failed to fetch)',
  ]);
});

test('a call can be aborted', async () => {
  const message = await page.evaluate(async (baseUrl) => {
    const client = forge.createClient({ baseUrl, retry: false });
    return client.projectBadges
      .list({ id: 24 }, {}, { signal: AbortSignal.abort(new Error('enough')) })
      .then(() => 'no error', String);
  }, mock.url);
  expect(message).toBe('Error: enough');
});
