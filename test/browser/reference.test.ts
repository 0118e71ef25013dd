import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docsCommand } from '../../generator/commands/docs.ts';
import { launchBrowser } from './launch.ts';

let folder: string;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-browser-'));
  await docsCommand({ spec: 'spec/openapi.yaml', out: folder, code: './generated' });
  browser = await launchBrowser();
}, 60_000);

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

test('the reference opens from a file, and asks nobody for anything', async () => {
  const page = await browser.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('request', (request) => {
    if (!/^(?:blob|data|file):/u.test(request.url())) troubles.push(request.url());
  });
  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await page.getByRole('heading', { name: 'Service REST API' }).waitFor();
  await page.waitForTimeout(500);
  expect(troubles).toEqual([]);
});
