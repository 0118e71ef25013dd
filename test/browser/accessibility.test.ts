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
  ({ page: reference } = await openSharedPage(browser, `${site}reference.html`));
  axe = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
});

afterAll(() => browser.close());

/**
 * The axe rule that a button of Redoc breaks. The button shows `application/json`, but its accessible name is "Request
 * media type". We cannot change this name.
 */
const knownInRedoc = 'label-content-name-mismatch';

type IsShown = (problem: Pick<AxeResults['violations'][number], 'id' | 'impact'>) => boolean;

const isAny: IsShown = () => true;
const isSerious: IsShown = ({ impact, id }) => (impact === 'serious' || impact === 'critical') && id !== knownInRedoc;

/** Returns the rule and the element of each problem that axe finds. */
async function problemsOf(page: Page, within: string, isShown: IsShown): Promise<string[]> {
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
    .filter(isShown)
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Returns the problems in both colour schemes. */
async function problemsInBoth(
  page: Page,
  within: string,
  isShown = isSerious,
): Promise<{ light: string[]; dark: string[] }> {
  // During a transition, axe would check an intermediate colour.
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' });
  await setColorScheme(page, 'light');
  const light = await problemsOf(page, within, isShown);
  await setColorScheme(page, 'dark');
  const dark = await problemsOf(page, within, isShown);
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

/** One page of each kind. */
const kinds = [
  'index.html',
  'guides/authentication.html',
  'operations/project-badges.html',
  'operations/merge-requests/create.html',
  'operations/project-labels/delete-by-name.html',
  'schemas/merge-request.html',
] as const;

test.for(kinds)('axe finds no problem in %s, at the widths of a phone and of a large window', async (file) => {
  const { page } = await openPage(browser, site + file);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, ...(await problemsInBoth(page, 'html', isAny)) }).toEqual({ width, ...none });
  }
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

test('a keyboard is enough for the way from the start page to a sent request and back', async () => {
  const { page } = await openPage(browser, `${site}index.html`);
  const tabTo = async (text: string): Promise<void> => {
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    for (let presses = 0; presses < 400 && (await focused()) !== text; presses++) await page.keyboard.press('Tab');
    expect(await focused()).toBe(text);
  };
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search the reference' }).waitFor();
  await page.keyboard.type('listProjectBadges', { delay: 10 });
  await page.getByRole('option', { name: 'List the badges of a project' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/project-badges\/list\.html/u);
  await tabTo('Send');
  await page.keyboard.press('Enter');
  await page.locator('.response').getByText('The request failed').waitFor();
  await tabTo('Service REST API');
  await page.keyboard.press('Enter');
  await page.waitForURL(/index\.html/u);
});
