import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteService } from '../../reference/serve/serve-site.ts';
import { connectBrowser } from './connect.ts';
import { openPage } from './open-page.ts';
import { serveDescription } from './serve-description.ts';

// The form of an operation obtains OAuth 2 tokens, shows streams as they arrive, and sends and saves files. The server of the test is an
// authorization server and the API.

let browser: Browser;
let service: SiteService;
let server: Server;
let folder: string;
let origin: string;
let challenge: string;
/** The requests for tokens, and the requests with their tokens. */
const log: string[] = [];
let stream: ServerResponse | undefined;
/** The decision of the user about the device code. Undefined while the user has not decided. */
let decision: string | undefined;

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'forgespec-tokens-'));
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description()));
  service = await serveDescription(join(folder, 'openapi.json'));
  browser = await connectBrowser();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await service.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

const description = (): object => {
  const ok = (content: object): object => ({ 200: { description: 'OK', content } });
  const scopes = { 'pets:read': 'Read pets' };
  const security = [{ Login: ['pets:read'] }];
  return {
    openapi: '3.2.0',
    info: { title: 'Pets', version: '1' },
    servers: [{ url: origin }],
    paths: {
      '/pets': {
        get: { operationId: 'listPets', tags: ['pets'], security, responses: ok({ 'application/json': {} }) },
      },
      '/events': { get: { operationId: 'watchPets', tags: ['pets'], responses: ok({ 'text/event-stream': {} }) } },
      '/photos': {
        post: {
          operationId: 'sendPhoto',
          tags: ['pets'],
          requestBody: { required: true, content: { 'image/png': {} } },
          responses: ok({ 'image/png': {} }),
        },
        get: { operationId: 'readPhoto', tags: ['pets'], responses: ok({ 'application/octet-stream': {} }) },
      },
    },
    components: {
      securitySchemes: {
        Login: {
          type: 'oauth2',
          flows: {
            authorizationCode: { authorizationUrl: `${origin}/authorize`, tokenUrl: `${origin}/token`, scopes },
            clientCredentials: { tokenUrl: `${origin}/token`, scopes },
            deviceAuthorization: { deviceAuthorizationUrl: `${origin}/device`, tokenUrl: `${origin}/token`, scopes },
          },
        },
      },
    },
  };
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', origin);
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'authorization, content-type, accept');
  response.setHeader('access-control-expose-headers', 'content-disposition');
  if (request.method === 'OPTIONS') response.end();
  else if (pathname === '/authorize') {
    challenge = searchParams.get('code_challenge') ?? '';
    log.push(`authorize ${searchParams.get('client_id')} ${searchParams.get('scope')}`);
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.search = String(new URLSearchParams({ code: 'the-code', state: searchParams.get('state') ?? '' }));
    response.writeHead(302, { location: back.href }).end();
  } else if (pathname === '/device' && request.method === 'POST') {
    const form = new URLSearchParams(await text(request));
    log.push(`device ${form.get('client_id')} ${form.get('scope')}`);
    const codes = { device_code: 'device-secret', user_code: 'WDJB-MJHT', verification_uri: `${origin}/verify` };
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ ...codes, expires_in: 600, interval: 1 }));
  } else if (pathname === '/verify') {
    decision = searchParams.get('decision') ?? undefined;
    response.setHeader('content-type', 'text/html');
    response.end(
      '<form><button name="decision" value="granted">Grant</button><button name="decision" value="refused">Refuse</button></form>',
    );
  } else if (pathname === '/token') {
    const form = new URLSearchParams(await text(request));
    if (form.has('device_code')) return answerDevice(form, response);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isProven = form.get('code') === 'the-code' && proof === challenge;
    const basic = request.headers.authorization;
    log.push(`token ${form.get('grant_type')} ${isProven ? 'proven' : basic}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ access_token: isProven ? 'user-token' : 'program-token', token_type: 'Bearer' }));
  } else if (pathname === '/events') {
    stream = response;
    response.setHeader('content-type', 'text/event-stream');
    response.write('event: born\ndata: {"name":"Rex"}\n\n');
  } else if (pathname === '/photos' && request.method === 'POST') {
    log.push(`photo ${request.headers['content-type']} ${await text(request)}`);
    response.end();
  } else if (pathname === '/photos') {
    response.setHeader('content-type', 'application/octet-stream');
    response.setHeader('content-disposition', 'attachment; filename="../rex.bin"');
    response.end('bytes');
  } else {
    log.push(`pets ${request.headers.authorization}`);
    response.setHeader('content-type', 'application/json').end('[]');
  }
}

/** Responds to a request for the token of a device, as RFC 8628 demands in section 3.5. */
function answerDevice(form: URLSearchParams, response: ServerResponse): void {
  log.push(`${form.get('grant_type')} ${form.get('device_code')} ${form.get('client_id')} ${decision}`);
  response.setHeader('content-type', 'application/json');
  if (decision === 'granted') response.end(JSON.stringify({ access_token: 'device-token', token_type: 'Bearer' }));
  else
    response
      .writeHead(400)
      .end(JSON.stringify({ error: decision === undefined ? 'authorization_pending' : 'access_denied' }));
}

async function openForm(name: string): Promise<Page> {
  const { page } = await openPage(browser, `${service.url}/operations/${name}.html`);
  await page.getByRole('combobox', { name: 'Server' }).selectOption(origin);
  return page;
}

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send', exact: true }).click();

test('a reader signs in at the authorization server, and the form sends the token', async () => {
  log.length = 0;
  const page = await openForm('pets/list');
  await page.getByText('Get a token with OAuth 2').click();
  await page.getByLabel('Client ID').fill('my-client');
  expect(await page.getByLabel('Scopes').inputValue()).toBe('pets:read');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Get a token' }).click();
  const popup = await opened;
  await page.getByText('The token is in the form.').waitFor();
  // The code does not stay in the address of the window.
  await expect.poll(() => popup.url()).toBe(`${service.url}/authorized.html`);
  await send(page);
  await page.getByText('200 OK').waitFor();
  expect(log).toEqual(['authorize my-client pets:read', 'token authorization_code proven', 'pets Bearer user-token']);
  expect(page.url()).not.toContain('token');
});

test('a reader gets a token with the secret of a program, and no page keeps the secret', async () => {
  log.length = 0;
  const page = await openForm('pets/list');
  await page.getByText('Get a token with OAuth 2').click();
  await page.getByLabel('Way').selectOption({ index: 1 });
  await page.getByText('a secret in a browser is not safe').waitFor();
  await page.getByLabel('Client ID').fill('program');
  await page.getByLabel('Client secret').fill('pass&word');
  await page.getByRole('button', { name: 'Get a token' }).click();
  await page.getByText('The token is in the form.').waitFor();
  await send(page);
  await page.getByText('200 OK').waitFor();
  expect(log).toEqual([`token client_credentials Basic ${btoa('program:pass%26word')}`, 'pets Bearer program-token']);
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
  expect(kept).toContain('program-token');
  expect(kept).not.toContain('pass&word');
});

/** Begins the device flow, and waits for the first request for the token. Returns the page on which the user enters the code. */
async function startDeviceFlow(page: Page): Promise<Page> {
  log.length = 0;
  decision = undefined;
  await page.getByText('Get a token with OAuth 2').click();
  await page.getByLabel('Way').selectOption({ label: 'Enter a code on another page (device authorization)' });
  await page.getByLabel('Client ID').fill('my-client');
  await page.getByRole('button', { name: 'Get a token' }).click();
  await page.getByText('Enter the code WDJB-MJHT on the page').waitFor();
  await expect.poll(() => log, { timeout: 30_000 }).toContain(`${deviceGrant} device-secret my-client undefined`);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: new URL(origin).host }).click();
  return opened;
}

const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

test('a reader enters a code on the page of the authorization server, and the form sends the token', async () => {
  const page = await openForm('pets/list');
  const other = await startDeviceFlow(page);
  await other.getByRole('button', { name: 'Grant' }).click();
  await page.getByText('The token is in the form.').waitFor();
  await send(page);
  await page.getByText('200 OK').waitFor();
  expect(log[0]).toBe('device my-client pets:read');
  expect(log.at(-2)).toBe(`${deviceGrant} device-secret my-client granted`);
  expect(log.at(-1)).toBe('pets Bearer device-token');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
  expect(kept).not.toContain('device-secret');
});

test('the form shows that the user has refused access to the device', async () => {
  const page = await openForm('pets/list');
  const other = await startDeviceFlow(page);
  await other.getByRole('button', { name: 'Refuse' }).click();
  await page.locator('.bad').getByText('access_denied').waitFor();
  expect(await page.getByText('The token is in the form.').count()).toBe(0);
});

test('the items of a stream are shown as they arrive, until the reader stops the stream', async () => {
  const page = await openForm('pets/watch');
  await send(page);
  await page.locator('.items').getByText('{"name":"Rex"}').waitFor();
  expect(await page.locator('.items li').allTextContents()).toEqual(['born {"name":"Rex"}']);
  stream?.write('data: second\n\n');
  await page.getByText('2 items').waitFor();
  const ended = stream && once(stream, 'close');
  await page.getByRole('button', { name: 'Stop' }).click();
  await ended;
  await page.locator('.outcome').getByText('ms').waitFor();
  expect(await page.locator('.items li').count()).toBe(2);
  expect(await page.getByRole('button', { name: 'Stop' }).count()).toBe(0);
});

test('a file is sent, and a file of a response is saved under the last part of its name', async () => {
  log.length = 0;
  const page = await openForm('pets-photos/send');
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'rex.png', mimeType: 'image/png', buffer: Buffer.from('pixels') });
  await send(page);
  await page.getByText('200 OK').waitFor();
  expect(log).toEqual(['photo image/png pixels']);
  const other = await openForm('pets-photos/read');
  await send(other);
  const download = other.waitForEvent('download');
  await other.getByText('Save the body').click();
  expect((await download).suggestedFilename()).toBe('rex.bin');
});
