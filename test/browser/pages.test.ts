import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { partsOfRun } from '../long-run.ts';
import { connectBrowser } from './connect.ts';
import { openPage, openSharedPage } from './open-page.ts';

// The pages of the reference, opened from a folder.

const site = inject('site');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await connectBrowser();
  ({ page } = await openSharedPage(browser, `${site}index.html`));
});

afterAll(() => browser.close());

test('a page of an operation opens from a file, and sends no requests', async () => {
  const { page: opened, troubles } = await openPage(browser, `${site}operations/merge-requests/create.html`);
  await opened.locator('h1', { hasText: 'Create a merge request' }).waitFor();
  await opened.getByRole('button', { name: 'Send' }).waitFor();
  expect(troubles).toEqual([]);
});

test('the method and path are directly below the title, and no page is wider than the window', async () => {
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main .pages a')].map((link) => link.href),
  );
  const areas = paths.filter((path) => path.includes('/operations/'));
  const operations: string[] = [];
  for (const area of areas) {
    await page.goto(area);
    operations.push(
      ...(await page.$$eval('main .pages a', (links) => links.map((link) => (link as HTMLAnchorElement).href))),
    );
  }
  expect(operations.length).toBeGreaterThan(100);
  const problems: string[] = [];
  for (const address of partsOfRun(operations, 4)) {
    await page.goto(address);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { distance, overflow } = await page.evaluate(() => ({
        distance:
          (document.querySelector('.endpoint')?.getBoundingClientRect().top ?? Infinity) -
          (document.querySelector('h1')?.getBoundingClientRect().top ?? 0),
        overflow: document.documentElement.scrollWidth - innerWidth,
      }));
      if (distance > 120 || overflow > 0) problems.push(`${address} ${width}: ${distance}, ${overflow}`);
    }
  }
  expect(problems).toEqual([]);
}, 240_000);

/** A page of each kind, with the longest form and the widest tables. */
const zoomed = [
  'index.html',
  'guides/authentication.html',
  'operations/project-badges.html',
  'operations/merge-requests/create.html',
  'operations/merge-requests/list.html',
  'schemas/merge-request.html',
  'changelog.html',
  'coverage.html',
];

test.for([
  ['a zoom of 200 %', { width: 640, height: 450 }, '100%'],
  ['text of twice the size', { width: 1280, height: 900 }, '200%'],
  ['text of twice the size on a phone', { width: 390, height: 844 }, '200%'],
] as const)('nothing is cut with %s', async ([, viewport, fontSize]) => {
  const { page: opened } = await openPage(browser, `${site}index.html`, { viewport });
  const problems: string[] = [];
  for (const path of zoomed) {
    await opened.goto(site + path);
    problems.push(...(await opened.evaluate(cutTexts, fontSize)).map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

/** Returns the elements whose text is not completely visible, and which the reader cannot scroll. Runs in the browser. */
function cutTexts(fontSize: string): string[] {
  document.documentElement.style.fontSize = fontSize;
  for (const details of document.querySelectorAll('details')) details.open = true;
  const { scrollWidth } = document.documentElement;
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    const isHidden = !element.checkVisibility() || (position === 'absolute' && element.matches('.skip'));
    const isClipped = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    if (isHidden || element.localName === 'input' || element.localName === 'select') return false;
    const isTooWide = isClipped(overflowX) && element.scrollWidth > element.clientWidth + 1;
    return isTooWide || (isClipped(overflowY) && element.scrollHeight > element.clientHeight + 1);
  });
  return [
    ...(scrollWidth > innerWidth ? [`the page has ${scrollWidth} px, the window ${innerWidth} px`] : []),
    ...cut.map((element) => `${element.localName}.${element.className} is cut`),
  ];
}

test('the search finds an operation in spite of a typing error, and opens its page', async () => {
  const { page: opened, troubles } = await openPage(browser, `${site}guides/pagination.html`);
  await opened.keyboard.press('/');
  await opened.getByRole('combobox', { name: 'Search the reference' }).waitFor();
  await opened.keyboard.type('take onwership', { delay: 10 });
  await opened.getByRole('option', { name: 'Take ownership' }).first().waitFor();
  await opened.keyboard.press('Enter');
  await opened.waitForURL(/operations\/pipeline-schedules\/take-ownership\.html/u);
  expect(troubles).toEqual([]);
});

test('a link to a field inside another field shows it', async () => {
  const address = `${site}operations/project-badges/list.html`;
  await page.goto(address);
  const id = await page.$eval('details .fields > li', (field) => field.id).catch(() => undefined);
  const target =
    id === undefined ? `${site}operations/merge-requests/get.html#response.200.author.username` : `${address}#${id}`;
  await page.goto(target);
  await expect
    .poll(() => page.evaluate(() => document.getElementById(location.hash.slice(1))?.checkVisibility()))
    .toBe(true);
});

test('a page can be read without scripts', async () => {
  const { page: opened } = await openPage(browser, `${site}operations/merge-requests/create.html`, {
    javaScriptEnabled: false,
  });
  await opened.getByText('Credentials:').first().waitFor();
  await opened.locator('.samples').getByText('curl', { exact: true }).waitFor();
  expect(await opened.locator('.try').isVisible()).toBe(false);
});

test.for(['light', 'dark'] as const)('the colour scheme is %s if the reader prefers it', async (colorScheme) => {
  const { page: opened } = await openPage(browser, `${site}index.html`, { colorScheme });
  const brightness = await opened.evaluate(() => {
    const color = getComputedStyle(document.body).backgroundColor;
    return Array.from(color.matchAll(/\d+/gu), Number)
      .slice(0, 3)
      .reduce((sum, part) => sum + part, 0);
  });
  expect(brightness < 300).toBe(colorScheme === 'dark');
});

test('on a phone, a button opens the navigation', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}operations/project-badges/list.html`);
  const link = page.locator('#_menu').getByText('Pagination');
  expect(await link.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await link.click();
  await page.waitForURL(/guides\/pagination\.html/u);
  await page.setViewportSize({ width: 1440, height: 900 });
});
