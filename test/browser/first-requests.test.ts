import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationModel } from '../../model/operation.ts';
import { isSampled } from '../../reference/samples/sample-input.ts';
import { createSiteMap } from '../../reference/content/site-map.ts';
import { pathOf } from '../../reference/content/site-pages.ts';
import type { SampledOperation } from '../../reference/samples/emit-samples.ts';
import { createChangeFeed } from '../../reference/serve/change-feed.ts';
import { startSiteServer, type SiteServer } from '../../reference/serve/site-server.ts';
import { allowedHosts } from '../../templates/shared/local-request.ts';
import { knownCredentials } from '../../sandbox/example-data/known-credentials.ts';
import { siteOf } from '../docs/site-of.ts';
import { partsOfRun } from '../long-run.ts';
import { registryScope, startSampleSandbox, type SampleSandbox } from '../samples/sample-sandbox.ts';
import { apiOf, samplesOf } from '../samples/samples-of.ts';
import { connectBrowser } from './connect.ts';
import { openPage } from './open-page.ts';

// Opens the page of each fourth operation (in the long run, of each one), and sends the request that its form shows first. A sandbox
// responds.

const spec = 'spec/openapi.yaml';

let browser: Browser;
let sandbox: SampleSandbox;
let server: SiteServer;
let operations: readonly SampledOperation[];

beforeAll(async () => {
  [browser, sandbox, operations] = await Promise.all([connectBrowser(), startSampleSandbox(), samplesOf(spec)]);
  const site = await siteOf(spec, {
    words: 'The sandbox of this test',
    credentials: ({ name }) => knownCredentials.get(name),
  });
  server = await startSiteServer(
    { host: '127.0.0.1', port: 0, hosts: allowedHosts('127.0.0.1') },
    { file: (path) => site.file(path), engine: () => Promise.resolve(sandbox.url), failed: () => undefined },
    createChangeFeed(),
  );
}, 240_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  await sandbox.close();
});

test('the first request of an operation gets a documented success', { timeout: 600_000 }, async () => {
  const { page, troubles } = await openPage(browser, `${server.url}/index.html`);
  const map = createSiteMap(await apiOf(spec));
  const failures: string[] = [];
  for (const { operation } of partsOfRun(operations, 4)) {
    const link = map.operationById(operation.id);
    const address = `${server.url}/${link === undefined ? '' : pathOf(link)}.html`;
    const attempt = async (): Promise<string[]> => {
      const { REGISTRY_TOKEN = '' } = await sandbox.secrets(registryScope(operation));
      return problemsOf(page, address, operation, REGISTRY_TOKEN);
    };
    if ((await attempt()).length === 0) continue;
    // An earlier request may have changed the data. A reset takes longer than a request, so the sandbox is reset only
    // after a failure.
    await sandbox.restore();
    failures.push(...(await attempt()).map((problem) => `${operation.name}: ${problem}`));
  }
  expect(failures).toEqual([]);
  // The console of the browser also reports responses with an error, which the second attempt corrects.
  expect(troubles.filter((trouble) => !trouble.includes('Failed to load resource'))).toEqual([]);
});

/**
 * Opens the page of an operation, sends its request unchanged, and returns the problems of the request and of the response.
 *
 * @param token the token of the registry. The form cannot know it, because the reader gets it with another request.
 */
async function problemsOf(
  page: Page,
  address: string,
  { method, parameters, responses }: OperationModel,
  token: string,
): Promise<string[]> {
  await page.goto(address);
  if (token !== '') await page.getByLabel('Token (RegistryToken)').fill(token);
  const answered = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
  await page.locator('.send').click();
  const response = await answered;
  const status = String(response.status());
  await page.locator('.outcome').waitFor();
  const shown = await page.locator('.outcome strong').textContent();
  const isEmpty = (await response.text().catch(() => '')) === '[]';
  const sent = [...new URL(response.url()).searchParams.keys()].toSorted();
  const expected = parameters
    .filter((parameter) => parameter.in === 'query' && isSampled(parameter))
    .map(({ name }) => name);
  return [
    ...(response.request().method() === method.toUpperCase() ? [] : ['another method']),
    ...(status.startsWith('2') && responses.some((documented) => documented.status === status) ? [] : [status]),
    ...(shown?.startsWith(status) === true ? [] : [`shows ${shown}`]),
    ...(isEmpty ? ['an empty list'] : []),
    ...(sent.join() === expected.toSorted().join() ? [] : [`sends ${sent.join(', ')}`]),
  ];
}
