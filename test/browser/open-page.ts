import { onTestFinished } from 'vitest';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';

/** A page and its errors. */
export interface WatchedPage {
  readonly page: Page;
  /** The error messages in the browser console, the errors of scripts, and the requests to other hosts. */
  readonly troubles: readonly string[];
}

/**
 * A style sheet that turns off animations, transitions and shadows. Drawing these effects takes a fifth of the processor time of a page,
 * and no test depends on the effects.
 */
const withoutEffects = `*, *::before, *::after {
  animation: none !important; backdrop-filter: none !important; box-shadow: none !important; transition: none !important;
}`;

/** Opens a page that is closed at the end of the test. */
export async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const opened = await openSharedPage(browser, address, options);
  onTestFinished(() => opened.page.close());
  return opened;
}

/**
 * Opens a page that stays open until the browser is disconnected, so that several tests can use it. Loading the reference or the console
 * takes a second of processor time. Loading it again in the same page takes less time.
 */
export async function openSharedPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...options });
  page.setDefaultTimeout(30_000);
  const troubles: string[] = [];
  const home = new URL(address);
  page.on('console', (message) => message.type() === 'error' && troubles.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`script: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol === 'blob:' || protocol === 'data:') return;
    if (protocol !== home.protocol || host !== home.host) troubles.push(`request: ${request.url()}`);
  });
  await page.addInitScript((text) => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = text;
      document.head.append(style);
    });
  }, withoutEffects);
  await page.goto(address);
  return { page, troubles };
}

/**
 * Finds the headings with a text. A search by role would compute the role and the name of each element of the page, which takes much longer.
 */
export const headings = (page: Page, text: string): Locator => page.locator(':is(h1, h2, h3)', { hasText: text });
