import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteService } from '../../reference/serve/serve-site.ts';
import { connectBrowser } from './connect.ts';
import { openPage } from './open-page.ts';
import { serveDescription } from './serve-description.ts';

// The form that tries an operation, on a served page.

let browser: Browser;
let service: SiteService;
let foreign: Server;
const requests: string[] = [];
/** The requests that a server of another origin has received. */
const received: IncomingMessage[] = [];

beforeAll(async () => {
  service = await serveDescription('spec/openapi.yaml', (line) => requests.push(line));
  foreign = createServer((request, response) => {
    received.push(request);
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*').end('{}');
  });
  foreign.listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  browser = await connectBrowser();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await service.close();
  foreign.close();
});

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Send', exact: true }).click();

test('the first request goes to the mock on the same port, and the response is shown', async () => {
  requests.length = 0;
  const { page, troubles } = await openPage(browser, `${service.url}/operations/project-badges/list.html`);
  await send(page);
  await page.getByText('200 OK').waitFor();
  await page.locator('.json').getByText('"Coverage"').waitFor();
  await page.getByText(/Headers \(\d+\)/u).waitFor();
  expect(requests).toEqual(['GET /api/v4/projects/24/badges 200 listProjectBadges']);
  await page.locator('.samples').getByText(`${service.url}/api/v4/projects/24/badges`).waitFor();
  expect(troubles).toEqual([]);
});

test('requests for operations with their own servers reach the mock too', async () => {
  requests.length = 0;
  for (const name of ['get-token', 'list-catalog']) {
    const { page, troubles } = await openPage(browser, `${service.url}/operations/container-registry/${name}.html`);
    await send(page);
    await page.getByText('200 OK').waitFor();
    expect(troubles).toEqual([]);
  }
  expect(requests).toEqual([
    expect.stringContaining('GET /jwt/auth 200'),
    expect.stringContaining('GET /v2/_catalog 200'),
  ]);
});

test('texts that the reader has entered stay after an edit of the description loads the page again', async () => {
  const { page } = await openPage(browser, `${service.url}/operations/project-badges/create.html`);
  const body = page.getByRole('textbox', { name: 'Body as application/json' });
  await body.fill('{"mine":1}');
  await page.getByLabel('id', { exact: true }).fill('aurora/compass');
  await page.reload();
  await expect.poll(() => body.inputValue()).toBe('{"mine":1}');
  expect(await page.getByLabel('id', { exact: true }).inputValue()).toBe('aurora/compass');
});

test('a reader chooses optional parameters, and finds the request again after the page is loaded again', async () => {
  const { page } = await openPage(browser, `${service.url}/operations/project-badges/list.html`);
  const request = page.waitForRequest(/\/badges/u);
  await page.getByText('Optional parameters').click();
  await page.getByLabel('name', { exact: true }).fill('a & b');
  await send(page);
  expect(new URL((await request).url()).searchParams.get('name')).toBe('a & b');
  await page.getByText('200 OK').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('name', { exact: true }).inputValue()).toBe('a & b');
  await page.getByText('History').click();
  await page.getByRole('button', { name: /^200 GET/u }).waitFor();
});

test('a credential is masked, is not in the address, and is sent only to the server for which it was entered', async () => {
  const { page } = await openPage(browser, `${service.url}/operations/project-badges/list.html`);
  const secret = page.getByLabel('PRIVATE-TOKEN');
  await secret.fill('my-secret');
  await secret.blur();
  expect(await secret.getAttribute('type')).toBe('password');
  const { port } = foreign.address() as AddressInfo;
  const server = page.getByRole('textbox', { name: 'URL of the server' });
  await server.fill(`http://127.0.0.1:${port}`);
  await server.blur();
  expect(await secret.inputValue()).toBe('');
  await send(page);
  await page.getByText('200 OK').waitFor();
  expect(received.length).toBeGreaterThan(0);
  expect(JSON.stringify(received.map(({ headers, url }) => [headers, url]))).not.toContain('my-secret');
  expect(received.some(({ headers }) => headers.cookie !== undefined)).toBe(false);
  await page.getByRole('combobox', { name: 'Server' }).selectOption({ index: 0 });
  expect(await secret.inputValue()).toBe('my-secret');
  expect(page.url()).not.toContain('my-secret');
  expect(await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage }))).not.toContain('my-secret');
});

test('an error of the server and a failed connection are shown', async () => {
  const { page } = await openPage(browser, `${service.url}/operations/project-badges/list.html`);
  await page.getByLabel('PRIVATE-TOKEN').fill('');
  await send(page);
  await page.locator('.response .bad').getByText('401').waitFor();
  await page.getByRole('textbox', { name: 'URL of the server' }).fill('http://127.0.0.1:1');
  await send(page);
  await page.locator('.response').getByText('The request failed').waitFor();
});

test('the values of a response that do not fit the description are marked', async () => {
  const { page } = await openPage(browser, `${service.url}/operations/project-badges/list.html`);
  await send(page);
  await page.getByText('The body fits the description.').waitFor();
  await page.route(/\/projects\/24\/badges/u, (route) => route.fulfill({ json: [{ id: '3' }] }));
  await send(page);
  await page.getByText('2 values do not fit the description.').waitFor();
  expect(await page.locator('.deviation').allTextContents()).toEqual([
    expect.stringContaining('lacks'),
    ' ← is not integer',
  ]);
});

test('the coverage page shows the calls', async () => {
  await fetch(`${service.url}/api/v4/namespaces`, { headers: { 'private-token': 'any' } });
  const { page, troubles } = await openPage(browser, `${service.url}/coverage.html`);
  const row = page.getByRole('row', { name: /List namespaces/u });
  await expect(row.textContent()).resolves.toMatch(/200 ×1/u);
  expect(troubles).toEqual([]);
});
