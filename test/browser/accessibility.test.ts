import { readFile } from 'node:fs/promises';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveSite, type SiteService } from '../../generator/docs/serve/serve-site.ts';
import { sampleModules } from '../../generator/docs/sample-modules.ts';
import { launchBrowser } from './launch.ts';
import { openPage } from './open-page.ts';

let browser: Browser;
let service: SiteService;
let axe: string;

beforeAll(async () => {
  const start = await serveSite({
    spec: 'spec/openapi.yaml',
    host: '127.0.0.1',
    port: 0,
    modules: sampleModules('./generated'),
    engine: { name: 'prism', generated: 'generated' },
    on: { request: () => undefined, change: () => undefined, failure: () => undefined },
  });
  if (start.service === undefined) throw new Error('The description has errors.');
  service = start.service;
  browser = await launchBrowser();
  axe = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
}, 60_000);

afterAll(async () => {
  await browser.close();
  await service.close();
});

/** A button of Redoc that shows `application/json` and is called "Request media type": its name is Redoc's to choose. */
const knownInRedoc = 'label-content-name-mismatch';

/** What axe finds serious or worse: rule, place, and why. */
async function problemsOf(page: Page, within: string): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(
    (selector) => (globalThis as unknown as { axe: { run(on: string): Promise<AxeResults> } }).axe.run(selector),
    within,
  );
  return results.violations
    .filter(({ impact, id }) => (impact === 'serious' || impact === 'critical') && id !== knownInRedoc)
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

test.for([
  ['changelog.html', 'light'],
  ['changelog.html', 'dark'],
  ['coverage.html', 'light'],
  ['coverage.html', 'dark'],
] as const)('axe finds no serious problem in %s, %s', async ([file, colorScheme]) => {
  const { page } = await openPage(browser, `${service.url}/${file}`, { colorScheme });
  expect(await problemsOf(page, 'html')).toEqual([]);
});

test.for(['light', 'dark'] as const)(
  'axe finds no serious problem in the shell of the console, %s',
  async (colorScheme) => {
    const { page } = await openPage(browser, `${service.url}/console.html`, { colorScheme });
    expect(await problemsOf(page, '.site-bar')).toEqual([]);
  },
);

test.for([
  ['#/project-badges/createprojectbadge', 'light'],
  ['#/project-badges/createprojectbadge', 'dark'],
  ['#/project-labels/deleteprojectlabelbyname', 'light'],
  ['#/project-labels/deleteprojectlabelbyname', 'dark'],
  ['#/pagination', 'light'],
  ['#/pagination', 'dark'],
] as const)('axe finds no serious problem in the reference: %s, %s', async ([hash, colorScheme]) => {
  const { page } = await openPage(browser, `${service.url}/${hash}`, { colorScheme });
  await page.getByRole('heading').first().waitFor();
  await page.waitForTimeout(1000);
  expect(await problemsOf(page, 'html')).toEqual([]);
});

test('the keyboard reaches the pages of the site, and the search', async () => {
  const { page } = await openPage(browser, `${service.url}/`);
  await page.getByRole('heading', { name: 'Service REST API' }).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const seen: (string | null | undefined)[] = [];
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
  }
  expect(seen).toEqual(['Reference', 'Console', 'Changelog']);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('burndown', { delay: 10 });
  await page.locator('[data-component-name="Search/SearchItem"]').first().waitFor();
});
