import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connectBrowser } from './connect.ts';
import { headings, openPage, openSharedPage, type WatchedPage } from './open-page.ts';

const reference = `${inject('site')}reference.html`;

let browser: Browser;
/** The page that several tests use, at the beginning of the reference. */
let opened: WatchedPage;

beforeAll(async () => {
  browser = await connectBrowser();
  opened = await openSharedPage(browser, reference);
});

afterAll(() => browser.close());

/** Sets the fragment of the URL of the shared page, and returns the page. */
async function pageAt(fragment: string): Promise<WatchedPage> {
  await opened.page.evaluate((hash) => {
    location.hash = hash;
    if (hash === '') scrollTo(0, 0);
  }, fragment);
  return opened;
}

/** Returns the distance of an element from the top of the window, in pixels. */
const topOf = (element: Locator): Promise<number> => element.evaluate((node) => node.getBoundingClientRect().top);

describe('the reference on one page', () => {
  test('opens from a file, and sends no requests', async () => {
    const { page, troubles } = await openPage(browser, reference);
    await headings(page, 'Service REST API').waitFor();
    await page.waitForTimeout(500);
    expect(troubles).toEqual([]);
  });

  test('is small enough to be sent by mail', async () => {
    const text = await readFile(new URL(reference));
    expect(text.length).toBeLessThan(3_800_000);
    expect(gzipSync(text).length).toBeLessThan(900_000);
  });

  test('the key / opens the search, which finds an operation in spite of a typing error', async () => {
    const { page, troubles } = await pageAt('');
    await page.keyboard.press('/');
    await page.keyboard.type('take onwership', { delay: 10 });
    await page.getByRole('option', { name: 'Take ownership' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/pipeline-schedules\/takepipelinescheduleownership/u);
    await expect.poll(() => topOf(headings(page, 'Take ownership').first()), { timeout: 30_000 }).toBeLessThan(450);
    await expect(page.getByRole('dialog').count()).resolves.toBe(0);
    expect(troubles).toEqual([]);
  });

  test('a link to an operation scrolls to the operation, with its badges and samples', async () => {
    const { page } = await openPage(browser, `${reference}#/snippet-storage-moves/movesnippetstorage`);
    const title = headings(page, 'Move a snippet to another storage').first();
    await title.waitFor();
    await expect.poll(() => topOf(title), { timeout: 30_000 }).toBeLessThan(450);
    expect(await topOf(title)).toBeGreaterThan(0);
    await expect(title.textContent()).resolves.toMatch(/Role: Administrator.*Offering: self-managed.*Asynchronous/u);
  });

  test('an operation has its samples in four languages', async () => {
    const { page } = await pageAt('/project-badges/listprojectbadges');
    const panel = page.locator('.panel-request-samples').filter({ hasText: '/projects/{id}/badges' }).first();
    const items = page.getByRole('menuitem').filter({ visible: true });
    // The page closes an open menu when it renders more operations, so the menu may have to be opened again.
    const openMenu = async (): Promise<readonly string[]> => {
      if ((await items.count()) === 0) await panel.getByText('curl', { exact: true }).first().click();
      return items.allTextContents();
    };
    await expect
      .poll(openMenu, { timeout: 30_000 })
      .toEqual(['curl', 'TypeScript', 'TypeScript function', 'Server handler']);
    await items.filter({ hasText: 'TypeScript function' }).click();
    await panel.getByText('projectBadges.list(').first().waitFor();
  });

  test('a sample is beside the method and path of its operation, and all of its lines are visible', async () => {
    const { page } = await pageAt('/merge-requests/createmergerequest');
    const panel = page.locator('.panel-request-samples').filter({ hasText: '/projects/{id}/merge_requests' }).first();
    await panel.getByText('POST', { exact: true }).waitFor();
    const code = panel.getByTestId('source-code');
    const widths = await code.evaluate(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }));
    expect(widths.scrollWidth).toBe(widths.clientWidth);
  });

  test.for([
    [
      'page through merge requests',
      'Pagination',
      'Page through merge requests',
      'The Link header of the response contains the address',
    ],
    ['authenticate from a CI job', 'Authentication', 'From a CI/CD job', 'JOB-TOKEN: $CI_JOB_TOKEN'],
    ['what a 429 means', 'Errors', '429: too many requests', 'a rate limit rejected the request'],
  ] as const)('two clicks from the start page: %s', async ([, chapter, section, answer]) => {
    const { page, troubles } = await pageAt('');
    await page.locator('table').getByRole('link', { name: chapter, exact: true }).first().click();
    await page.locator('.menu-content').getByText(section, { exact: true }).click();
    const heading = headings(page, section).first();
    await heading.waitFor();
    await page.getByText(answer).first().waitFor();
    await expect.poll(() => topOf(heading), { timeout: 30_000 }).toBeLessThan(450);
    expect(troubles).toEqual([]);
  });

  test('is dark if the user prefers a dark color scheme', async () => {
    const { page } = await openPage(browser, reference, { colorScheme: 'dark' });
    await headings(page, 'Service REST API').waitFor();
    const brightness = () =>
      page.evaluate(() => {
        const color = getComputedStyle(document.body).backgroundColor;
        const [red = 255, green = 255, blue = 255] = Array.from(color.matchAll(/\d+/gu), Number);
        return red + green + blue;
      });
    expect(await brightness()).toBeLessThan(200);
  });

  test('no element is wider than the screen of a phone', async () => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    const { page } = await openPage(browser, `${reference}#/merge-requests/listmergerequests`, phone);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
