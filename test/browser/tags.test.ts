import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteService } from '../../reference/serve/serve-site.ts';
import { connectBrowser } from './connect.ts';
import { openPage } from './open-page.ts';
import { serveDescription } from './serve-description.ts';

// Redoc and Scalar nest the tags of OpenAPI 3.2, so the address of an operation contains its tag and all parents of the
// tag.

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
  ['List pets', 'pets/GET/pets', '#/catalogue/pets/listpets'],
  ['List cats', 'cats/GET/cats', '#/catalogue/pets/cats/listcats'],
  ['Get lost', 'lost/GET/lost', '#/lost/getlost'],
  ['Get label', 'only-label/GET/label', '#/only-label/getlabel'],
] as const)('the console and the reference of "%s" link to each other', async ([title, operation, address]) => {
  const { page, troubles } = await openPage(browser, `${service.url}/console.html?operation=tag/${operation}`);
  const inConsole = page.locator(`[id$="tag/${operation}"]`);
  await inConsole.getByRole('link', { name: 'Read about it in the reference' }).click();
  await page.waitForURL((url) => url.hash === address);
  const inReference = page.locator(`[data-section-id="${address.slice(1)}"]`);
  await inReference.getByText(title).first().waitFor();
  await inReference.getByRole('link', { name: 'Try it in the console' }).click();
  // The beginning of the test shows that the console opens this URL.
  await page.waitForURL((url) => url.searchParams.get('operation') === `tag/${operation}`, { waitUntil: 'commit' });
  expect(troubles).toEqual([]);
});
