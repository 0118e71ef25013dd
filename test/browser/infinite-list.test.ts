import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type Client } from '../../generated/client/index.ts';
import { startSampleSandbox, type SampleSandbox } from '../samples/sample-sandbox.ts';
import { connectBrowser } from './connect.ts';
import { openPage } from './open-page.ts';

// The example with an infinite list: a page whose requests a small server forwards to the sandbox.

const token = 'token-of-admin';
let browser: Browser;
let sandbox: SampleSandbox;
let client: Client;
let server: ChildProcess;
let address: string;

beforeAll(async () => {
  [browser, sandbox] = await Promise.all([connectBrowser(), startSampleSandbox()]);
  client = createClient({ baseUrl: sandbox.url, auth: { PrivateToken: token } });
  for (let number = 0; number < 60; number++) {
    await client.projectLabels.create({ id: 24 }, { name: `label ${number}`, color: '#5843ad' });
  }
  const env = { ...process.env, FORGE_URL: sandbox.url, FORGE_TOKEN: token };
  const program = join(import.meta.dirname, '../../examples/infinite-list/serve.ts');
  server = spawn(process.execPath, [program, '0'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (server.stdout === null) throw new Error('The server has no output');
  const [line] = await once(server.stdout, 'data');
  address = String(line).trim();
});

afterAll(async () => {
  server.kill();
  await sandbox.close();
  await browser.close();
});

test('the list loads its pages when the reader comes to its end', async () => {
  const { page, troubles } = await openPage(browser, `${address}?project=aurora/compass`);
  const entries = page.locator('li');
  await page.waitForFunction(() => document.querySelectorAll('li').length >= 20);
  expect(await entries.count()).toBeLessThan(60);
  await page.evaluate(async () => {
    for (;;) {
      const end = document.querySelector('#end');
      if (end === null || end.textContent === 'These are all labels.') return;
      end.scrollIntoView();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  expect(await page.locator('#end').textContent()).toBe('These are all labels.');
  const names = await entries.allTextContents();
  expect(names.length).toBe(63);
  expect(new Set(names).size).toBe(63);
  expect(troubles).toEqual([]);
});

test('the page shows the words of the service', async () => {
  const { page } = await openPage(browser, `${address}?project=aurora/none`);
  await page.waitForFunction(() => document.querySelector('#end')?.textContent !== 'Loading …');
  expect(await page.locator('#end').textContent()).toBe('There is no such project');
});
