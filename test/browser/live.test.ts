import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteService } from '../../reference/serve/serve-site.ts';
import { connectBrowser } from './connect.ts';
import { headings, openPage } from './open-page.ts';
import { rootOf } from '../some-areas.ts';
import { serveDescription } from './serve-description.ts';

let browser: Browser;
let service: SiteService;
let folder: string;
let file: string;
/** Returns the path of the root file of the description. */
const root = (): string => join(folder, 'openapi.yaml');

/**
 * How long the page may take to show an edit, in milliseconds. On a busy machine, loading the description again and
 * building the site takes long.
 */
const timeout = 90_000;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-live-'));
  await cp('spec', folder, { recursive: true });
  await writeFile(root(), JSON.stringify(rootOf(['project-badges'])));
  file = join(folder, 'areas/project-badges/paths.yaml');
  service = await serveDescription(root());
  browser = await connectBrowser();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

async function edit(from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

test('an open page shows an edit, a mistake, and the correction of the mistake', async () => {
  const { page, troubles } = await openPage(browser, `${service.url}/operations/project-badges/list.html`);
  const title = (name: string) => headings(page, name).first().waitFor({ timeout });
  await title('List the badges of a project');

  await edit('summary: List the badges of a project', 'summary: List every badge');
  await title('List every badge');
  expect(page.url()).toContain('/operations/project-badges/list.html');

  await edit('summary: List every badge', 'summary: [');
  await page.locator('[role=alert]').getByText('project-badges/paths.yaml').waitFor({ timeout });

  await edit('summary: [', 'summary: List all badges');
  await title('List all badges');
  expect(troubles).toEqual([]);
}, 300_000);

test('the mock uses the edited description', async () => {
  const read = (): Promise<Response> =>
    fetch(`${service.url}/api/v4/projects/24/badges/3`, { headers: { 'private-token': 'any' } });
  expect((await read()).status).toBe(200);
  const { page } = await openPage(browser, `${service.url}/`);
  const text = await readFile(root(), 'utf8');
  const loaded = page.waitForEvent('load', { timeout });
  await writeFile(root(), text.replace('/projects/{id}/badges/{badge_id}', '/projects/{id}/medals/{badge_id}'));
  await loaded;
  expect((await read()).status).toBe(404);
}, 150_000);
