import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteService } from '../../reference/serve/serve-site.ts';
import { connectBrowser } from './connect.ts';
import { openPage } from './open-page.ts';
import { serveDescription } from './serve-description.ts';

// Redoc nests the tags of OpenAPI 3.2, so the address of an operation contains its tag and all parents of the tag.

let browser: Browser;
let service: SiteService;

beforeAll(async () => {
  browser = await connectBrowser();
  service = await serveDescription(join(import.meta.dirname, '../docs/tags.yaml'));
}, 120_000);

afterAll(async () => {
  await browser.close();
  await service.close();
});

test.for([
  ['List pets', 'operations/pets/list.html', '#/catalogue/pets/listpets'],
  ['List cats', 'operations/cats/list.html', '#/catalogue/pets/cats/listcats'],
  ['Get lost', 'operations/lost/get.html', '#/lost/getlost'],
  ['Get label', 'operations/only-label/get.html', '#/only-label/getlabel'],
] as const)('the reference on one page links to the page of "%s"', async ([title, path, address]) => {
  const { page, troubles } = await openPage(browser, `${service.url}/reference.html${address}`);
  const inReference = page.locator(`[data-section-id="${address.slice(1)}"]`);
  await inReference.getByText(title).first().waitFor();
  await inReference.getByRole('link', { name: 'Try this operation on its own page' }).click();
  await page.waitForURL((url) => url.pathname === `/${path}`);
  await page.locator('h1', { hasText: title }).waitFor();
  expect(troubles).toEqual([]);
});

test('a reader can send a credential that the description does not contain', async () => {
  const { page } = await openPage(browser, `${service.url}/operations/pets/list.html`);
  await page.getByText('Send a credential in a header').click();
  await page.getByLabel('Header', { exact: true }).fill('X-Key');
  await page.getByLabel('Value', { exact: true }).fill('a secret');
  const request = page.waitForRequest(/\/pets$/u);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect((await request).headers()['x-key']).toBe('a secret');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('a secret');
});
