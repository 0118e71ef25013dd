import { readFile } from 'node:fs/promises';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectBrowser } from './connect.ts';
import { headings, openPage, openSharedPage } from './open-page.ts';

const site = inject('site');

let browser: Browser;
/** The page with the reference that several tests use. */
let reference: Page;
let axe: string;

beforeAll(async () => {
  browser = await connectBrowser();
  ({ page: reference } = await openSharedPage(browser, `${site}index.html`));
  axe = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
});

afterAll(() => browser.close());

/**
 * The axe rule that a button of Redoc breaks. The button shows `application/json`, but its accessible name is "Request
 * media type". We cannot change this name.
 */
const knownInRedoc = 'label-content-name-mismatch';

/** Returns the rule and the element of each problem that axe rates as serious or critical. */
async function problemsOf(page: Page, within: string): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(
    (selector) =>
      (globalThis as unknown as { axe: { run(on: string, options: RunOptions): Promise<AxeResults> } }).axe.run(
        selector,
        { resultTypes: ['violations'] },
      ),
    within,
  );
  return results.violations
    .filter(({ impact, id }) => (impact === 'serious' || impact === 'critical') && id !== knownInRedoc)
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Returns the problems in both colour schemes. */
async function problemsInBoth(page: Page, within: string): Promise<{ light: string[]; dark: string[] }> {
  // During a transition, axe would check an intermediate colour.
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' });
  await setColorScheme(page, 'light');
  const light = await problemsOf(page, within);
  await setColorScheme(page, 'dark');
  const dark = await problemsOf(page, within);
  return { light, dark };
}

async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate((scheme) => {
    // Redoc sets the class of its colour scheme only when the page is loaded.
    document.documentElement.classList.replace(scheme === 'dark' ? 'light' : 'dark', scheme);
    // After the second frame, all elements have the new colour scheme.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))));
  }, colorScheme);
}

const none = { light: [], dark: [] };

test.for(['changelog.html', 'coverage.html'])('axe finds no serious problem in %s', async (file) => {
  const { page } = await openPage(browser, site + file);
  expect(await problemsInBoth(page, 'html')).toEqual(none);
});

test('axe finds no serious problem in the shell of the console', async () => {
  const { page } = await openPage(browser, `${site}console.html`);
  expect(await problemsInBoth(page, '.site-bar')).toEqual(none);
});

test.for([
  ['#/snippet-storage-moves/movesnippetstorage', 'Asynchronous'],
  ['#/project-milestones/createprojectmilestone', 'Body not documented'],
  ['#/project-labels/deleteprojectlabelbyname', 'deprecated'],
  ['#/pagination', 'Pagination'],
] as const)('axe finds no serious problem in the reference: %s', async ([hash, words]) => {
  await reference.evaluate((fragment) => (location.hash = fragment), hash);
  await headings(reference, words).first().waitFor();
  expect(await problemsInBoth(reference, 'html')).toEqual(none);
});

test('the keyboard reaches the pages of the site, and the search', async () => {
  const { page } = await openPage(browser, `${site}index.html`);
  await headings(page, 'Service REST API').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const seen: (string | null | undefined)[] = [];
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
  }
  expect(seen).toEqual(['Reference', 'Console', 'Changelog']);
  const found = page
    .locator('#search-results [role="option"]')
    .filter({ hasText: /burndown/iu })
    .first();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('burndown', { delay: 10 });
  await found.waitFor();
});
