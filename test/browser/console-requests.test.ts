import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationModel } from '../../model/operation.ts';
import { isSampled } from '../../reference/samples/sample-input.ts';
import { consoleAddress } from '../../reference/reference-address.ts';
import type { SampledOperation } from '../../reference/samples/emit-samples.ts';
import { createChangeFeed } from '../../reference/serve/change-feed.ts';
import { startSiteServer, type SiteServer } from '../../reference/serve/site-server.ts';
import { allowedHosts } from '../../templates/shared/local-request.ts';
import { knownCredentials } from '../../sandbox/example-data/known-credentials.ts';
import { siteOf } from '../docs/site-of.ts';
import { registryScope, startSampleSandbox, type SampleSandbox } from '../samples/sample-sandbox.ts';
import { samplesOf } from '../samples/samples-of.ts';
import { writeFirstPaths } from '../some-areas.ts';
import { connectBrowser } from './connect.ts';
import { openPage } from './open-page.ts';

// Opens one operation of each area in the console, and sends the request that the console shows first. A sandbox responds. The console has
// only the operations of one path of each area, because it is then much faster. With CONSOLE_REQUESTS=all, the test sends the requests of
// all operations, which takes minutes.

const sendsAll = process.env['CONSOLE_REQUESTS'] === 'all';
/** The path of the operation that issues the tokens of the registry. */
const tokenPath = '/jwt/auth';

const folder = mkdtempSync(join(tmpdir(), 'forgespec-console-'));
let browser: Browser;
let sandbox: SampleSandbox;
let server: SiteServer;
let operations: readonly SampledOperation[];

beforeAll(async () => {
  const spec = sendsAll ? 'spec/openapi.yaml' : writeFirstPaths(folder, [tokenPath]);
  [browser, sandbox, operations] = await Promise.all([connectBrowser(), startSampleSandbox(), samplesOf(spec)]);
  const site = await siteOf(spec, {
    words: 'The sandbox of this test',
    credentials: ({ name }) => knownCredentials.get(name),
  });
  server = await startSiteServer(
    { host: '127.0.0.1', port: 0, hosts: allowedHosts('127.0.0.1') },
    { file: (path) => site.files.get(path), engine: () => Promise.resolve(sandbox.url), failed: () => undefined },
    createChangeFeed(),
  );
}, 240_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

test('the first request of an operation gets a documented success', { timeout: 1_800_000 }, async () => {
  const { page, troubles } = await openPage(browser, `${server.url}/console.html`);
  const failures: string[] = [];
  let shown = 0;
  const isFirst = ({ area, operation }: SampledOperation): boolean => area.operations[0] === operation;
  const wanted = sendsAll ? operations : operations.filter(isFirst);
  for (const { area, operation } of wanted) {
    // The console becomes slower with each operation that it shows, so the page is reloaded regularly.
    if ((shown += 1) % 8 === 0) await page.goto(`${server.url}/console.html`);
    const section = decodeURIComponent(consoleAddress(area, operation).replace(/^.*=/u, ''));
    const attempt = async (): Promise<string[]> => {
      const { REGISTRY_TOKEN } = await sandbox.secrets(registryScope(operation));
      // The console cannot fill in a registry token. A reader gets the token with another request, and enters it.
      if (REGISTRY_TOKEN !== '') await page.setExtraHTTPHeaders({ authorization: `Bearer ${REGISTRY_TOKEN}` });
      const problems = await problemsOf(page, section, operation);
      await page.setExtraHTTPHeaders({});
      return problems;
    };
    if ((await attempt()).length === 0) continue;
    // An earlier request may have changed the data. A reset takes longer than a request, so the sandbox is reset only
    // after a failure.
    await sandbox.restore();
    failures.push(...(await attempt()).map((problem) => `${operation.name}: ${problem}`));
  }
  expect(failures).toEqual([]);
  // The console aborts a response when the dialog of the request is closed, so these errors are ignored.
  expect(troubles.filter((trouble) => !trouble.includes('AbortError'))).toEqual([]);
});

/** Opens an operation in the console, sends its request unchanged, and returns the problems of the request and of the response. */
async function problemsOf(
  page: Page,
  section: string,
  { method, path, parameters, responses }: OperationModel,
): Promise<string[]> {
  await page.evaluate((hash) => (location.hash = hash), section);
  // A search by role takes a second of processor time, because it computes the role of each element of the page.
  await page.locator('button', { hasText: `(${method} ${path})` }).click();
  const answered = page.waitForResponse((response) => response.request().method() === method.toUpperCase());
  const send = page.locator('button', { hasText: /^\s*send/iu }).first();
  await send.click();
  const response = await answered;
  const status = String(response.status());
  const isEmpty = (await response.text().catch(() => '')) === '[]';
  const sent = [...new URL(response.url()).searchParams.keys()].toSorted();
  const expected = parameters
    .filter((parameter) => parameter.in === 'query' && isSampled(parameter))
    .map(({ name }) => name);
  await page.keyboard.press('Escape');
  await send.waitFor({ state: 'hidden' });
  return [
    ...(status.startsWith('2') && responses.some((documented) => documented.status === status) ? [] : [status]),
    ...(isEmpty ? ['an empty list'] : []),
    ...(sent.join() === expected.toSorted().join() ? [] : [`sends ${sent.join(', ')}`]),
  ];
}
