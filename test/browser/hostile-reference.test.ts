import { startEngine } from '../../cli/engines/start-engine.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docsCommand } from '../../cli/commands/docs.ts';
import { docsDeclaration } from '../../cli/declarations/docs.ts';
import { sampleModules } from '../../reference/sample-modules.ts';
import { serveSite, type SiteService } from '../../reference/serve/serve-site.ts';
import { parseOptions } from '../parse-options.ts';
import { connectBrowser } from './connect.ts';
import { hostileDescriptions, hostileReference, literalTexts } from './hostile-reference.ts';
import { openPage } from './open-page.ts';

// Every text of the description is hostile. Each page of the site is tested, as a file and on a server.

let browser: Browser;
let service: SiteService;
let folder: string;
const addresses: Record<'built' | 'served', string> = { built: '', served: '' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgespec-hostile-'));
  const spec = join(folder, 'openapi.json');
  await writeFile(spec, JSON.stringify(hostileReference()));
  browser = await connectBrowser();
  const [built, start] = await Promise.all([
    docsCommand({ ...parseOptions(docsDeclaration), spec, out: join(folder, 'site') }),
    serveSite({
      spec,
      host: '127.0.0.1',
      port: 0,
      modules: sampleModules('./generated'),
      startEngine: (environment) => startEngine({ name: 'prism', generated: 'generated', ...environment }),
      on: { request: () => undefined, change: () => undefined, failure: () => undefined },
    }),
  ]);
  expect(built).toBe(0);
  if (start.service === undefined) throw new Error(start.diagnostics.map(({ message }) => message).join('\n'));
  service = start.service;
  addresses.built = pathToFileURL(join(folder, 'site/')).href;
  addresses.served = `${service.url}/`;
}, 240_000);

afterAll(async () => {
  await browser.close();
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns the elements of a page that a text of the description must not create. */
const found = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const html = (nodes: Iterable<Element>): string[] => [...nodes].map((node) => node.outerHTML.slice(0, 200));
    const all = [...document.querySelectorAll('*')];
    const unsafe = (value: string | null): boolean =>
      value !== null && /^\W*(?:javascript|vbscript|data):/iu.test(value);
    return [
      ...('pwned' in globalThis ? ['A script has run.'] : []),
      ...html(document.querySelectorAll('[data-hostile], iframe, object, embed, base, meta[http-equiv=refresh]')),
      ...html(document.querySelectorAll('form[action], svg[onload]')),
      ...html(all.filter((node) => node.getAttributeNames().some((name) => name.startsWith('on')))),
      ...html(all.filter((node) => unsafe(node.getAttribute('href')) && node.localName === 'a')),
      ...html(
        all.filter(
          (node) =>
            node.localName === 'img' &&
            /^(?!data:image\/svg)\W*\w+script:|^data:text/iu.test(node.getAttribute('src') ?? ''),
        ),
      ),
    ];
  });

/** Waits until the page has drawn its last change, and has loaded images with data. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

const operations = [...Object.keys(hostileDescriptions).map((_, index) => `thing${index}`), 'literal', 'named'];

/**
 * Returns the sections or operations to open: all for the built site, and a fifth for the served site. A fifth is
 * enough, because both sites use the same document, and `test/docs/reference-shell.test.ts` compares the pages of the
 * reference.
 */
const openedOf = (how: 'built' | 'served', all: readonly string[]): readonly string[] =>
  how === 'built' ? all : all.filter((_, index) => index % 5 === 0);

test.for(['built', 'served'] as const)(
  'no text of the description becomes an active element of the reference: %s',
  { timeout: 600_000, concurrent: true },
  async (how, { expect, onTestFinished }) => {
    const { page, troubles } = await openPage(browser, `${addresses[how]}index.html`, {}, onTestFinished);
    await page.locator('#redoc h1, #redoc h2').first().waitFor();
    const hashes = await page.evaluate(() =>
      [...document.querySelectorAll('#redoc a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('#/')),
    );
    const places = [...new Set([...hashes, '#/chapter', ...operations.map((name) => `#/hostile/${name}`)])];
    for (const hash of openedOf(how, places)) {
      await page.evaluate((next) => (location.hash = next), hash);
      // Redoc renders a section when it is opened. An operation must appear. Any other section may fail to appear,
      // because its id may contain other characters.
      const isOperation = /^#\/hostile\/thing\d+$/u.test(hash);
      await page
        .waitForFunction(
          (id) => document.querySelector(`[data-section-id="${CSS.escape(id)}"]`) !== null,
          hash.slice(1),
          { timeout: isOperation ? 30_000 : 300 },
        )
        .catch((error: unknown) => {
          if (isOperation) throw error;
        });
      await drawn(page);
      await page.evaluate(() => {
        for (const button of document.querySelectorAll<HTMLElement>('#redoc button[aria-expanded=false]'))
          button.click();
      });
      await drawn(page);
      expect({ hash, found: await found(page) }).toEqual({ hash, found: [] });
    }
    expect(new URL(page.url()).pathname).toMatch(/index\.html$/u);
    expect(troubles).toEqual([]);
  },
);

test('text with angle brackets and braces is shown unchanged', { timeout: 240_000 }, async () => {
  const { page } = await openPage(browser, `${addresses.built}index.html#/hostile/literal`);
  await page.getByText('Read Vec<T>').first().waitFor();
  const paragraphs = await page.locator('#redoc p').allInnerTexts();
  expect(paragraphs).toContain(`Read ${literalTexts.join(', ')}.`);
  expect(paragraphs).toContain(`Code: ${literalTexts.join(', ')}.`);
  const blocks = await page.locator('#redoc pre').allInnerTexts();
  expect(blocks.map((text) => text.trim())).toContain(literalTexts.join('\n'));
});

test.for(['built', 'served'] as const)(
  'no text of the description becomes an active element of the console: %s',
  { timeout: 600_000, concurrent: true },
  async (how, { expect, onTestFinished }) => {
    const { page, troubles } = await openPage(browser, `${addresses[how]}console.html`, {}, onTestFinished);
    await page.getByRole('heading').first().waitFor();
    for (const name of openedOf(how, operations)) {
      const index = /\d+$/u.exec(name)?.[0];
      const path = index === undefined ? `GET/${name}` : `POST/things/${index}/{id}`;
      await page.evaluate((next) => (location.hash = next), `tag/hostile/${path}`);
      await page.waitForTimeout(300);
      expect({ name, found: await found(page) }).toEqual({ name, found: [] });
    }
    expect(new URL(page.url()).pathname).toMatch(/console\.html$/u);
    expect(troubles).toEqual([]);
  },
);

test.for(['changelog.html', 'coverage.html'])(
  'no text of the description becomes an active element of %s',
  async (file) => {
    for (const address of Object.values(addresses)) {
      const { page, troubles } = await openPage(browser, address + file);
      expect(await found(page)).toEqual([]);
      expect(troubles).toEqual([]);
    }
  },
);

test('the content policy blocks a script that is inserted into a page', { timeout: 240_000 }, async () => {
  for (const file of ['index.html', 'console.html', 'changelog.html', 'coverage.html']) {
    const { page } = await openPage(browser, addresses.served + file);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.pwned = true';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="globalThis.pwned = true">');
    });
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
    const policy = (await (await fetch(addresses.served + file)).headers).get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src[^;]*unsafe/u.test(policy)).toBe(false);
  }
});
