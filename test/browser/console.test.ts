import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteService } from '../../reference/serve/serve-site.ts';
import { connectBrowser } from './connect.ts';
import { openPage } from './open-page.ts';
import { serveDescription } from './serve-description.ts';

let browser: Browser;
let service: SiteService;
const requests: string[] = [];

beforeAll(async () => {
  service = await serveDescription('spec/openapi.yaml', (line) => requests.push(line));
  browser = await connectBrowser();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await service.close();
});

test('the reference links to the console, which sends its requests to the mock and to no other host', async () => {
  const { page, troubles } = await openPage(browser, `${service.url}/#/project-badges/listprojectbadges`);
  await page.getByRole('link', { name: 'Try it in the console' }).first().click();
  await page.waitForURL(/console\.html/u);
  await page.getByRole('button', { name: 'Test Request (get /projects/{id}/badges)' }).click();
  await page.getByRole('button', { name: /^send/iu }).first().click();
  await page.getByText('200 OK').waitFor();
  expect(requests).toEqual(['GET /api/v4/projects/24/badges 200 listProjectBadges']);
  expect(troubles).toEqual([]);
});

test('requests for operations with their own servers reach the mock too', async () => {
  requests.length = 0;
  const operations = [
    ['get', '/jwt/auth'],
    ['get', '/v2/_catalog'],
  ] as const;
  const { page, troubles } = await openPage(browser, `${service.url}/console.html`);
  for (const [method, path] of operations) {
    await page.evaluate((hash) => (location.hash = hash), `tag/container-registry/${method.toUpperCase()}${path}`);
    await page.getByRole('button', { name: `Test Request (${method} ${path})` }).click();
    await page.getByRole('button', { name: /^send/iu }).first().click();
    await page.getByText('200 OK').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('200 OK').waitFor({ state: 'hidden' });
  }
  expect(requests).toEqual(operations.map(([, path]) => expect.stringContaining(`GET ${path} 200`)));
  expect(troubles).toEqual([]);
});

test('the coverage page shows the calls', async () => {
  await fetch(`${service.url}/api/v4/namespaces`, { headers: { 'private-token': 'any' } });
  const { page, troubles } = await openPage(browser, `${service.url}/coverage.html`);
  const row = page.getByRole('row', { name: /List namespaces/u });
  await expect(row.textContent()).resolves.toMatch(/200 ×1/u);
  expect(troubles).toEqual([]);
});
