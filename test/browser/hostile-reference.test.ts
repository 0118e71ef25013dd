import { startEngine } from '../../cli/engines/start-engine.ts';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docsCommand } from '../../cli/commands/docs/run.ts';
import { docsDeclaration } from '../../cli/commands/docs/declaration.ts';
import { sampleModules } from '../../reference/sample-modules.ts';
import { serveSite, type SiteService } from '../../reference/serve/serve-site.ts';
import { parseOptions } from '../parse-options.ts';
import { connectBrowser } from './connect.ts';
import { hostileDescriptions, hostileReference, literalTexts } from './hostile-reference.ts';
import { openPage, openSharedPage, type WatchedPage } from './open-page.ts';

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

/** The pages that several tests use, by their addresses. */
const shared = new Map<string, Promise<WatchedPage>>();

/** Returns the shared page with the whole reference, and waits until it shows a heading. */
async function sharedPage(how: 'built' | 'served'): Promise<WatchedPage> {
  const address = `${addresses[how]}reference.html`;
  const opened = shared.get(address) ?? openSharedPage(browser, address);
  shared.set(address, opened);
  const { page } = await opened;
  await page.locator('#redoc :is(h1, h2)').first().waitFor({ state: 'attached' });
  return opened;
}

/** Returns the elements of a page that a text of the description must not create. */
const found = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const html = (nodes: Iterable<Element>): string[] => [...nodes].map((node) => node.outerHTML.slice(0, 200));
    const all = [...document.querySelectorAll('*')];
    const unsafe = (value: string | null): boolean =>
      value !== null && /^\W*(?:javascript|vbscript|data):/iu.test(value);
    return [
      ...('pwned' in globalThis ? ['A script has run.'] : []),
      ...html(
        document.querySelectorAll(
          '[data-hostile], iframe, object, embed, base[href], base:not([target=_self]), meta[http-equiv=refresh]',
        ),
      ),
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

/**
 * Sets the fragment of the URL of a page, and waits until the page has an element, has drawn its last change, and has loaded images with
 * data.
 *
 * @returns true if the element appears in time.
 */
const show = (page: Page, fragment: string, selector: string, milliseconds = 30_000): Promise<boolean> =>
  page.evaluate(
    async ([hash, wanted, time]) => {
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      location.hash = hash;
      const end = performance.now() + time;
      while (document.querySelector(wanted) === null && performance.now() < end) await frame();
      await frame();
      await frame();
      await new Promise((resolve) => setTimeout(resolve));
      return document.querySelector(wanted) !== null;
    },
    [fragment, selector, milliseconds] as const,
  );

/** Hides a page. The layout takes as long as all other work on the page, and the elements of the page do not depend on the layout. */
const hide = (page: Page): Promise<unknown> => page.addStyleTag({ content: 'body * { display: none !important }' });

const indexes = [...Object.keys(hostileDescriptions).keys()];

/**
 * Returns the sections or operations to open: all for the built site, and a fifth for the served site. A fifth is
 * enough, because both sites use the same document, and `test/docs/reference-shell.test.ts` compares the pages of the
 * reference.
 */
const openedOf = (how: 'built' | 'served', all: readonly string[]): readonly string[] =>
  how === 'built' ? all : all.filter((_, index) => index % 5 === 0);

test('text with angle brackets and braces is shown unchanged', { timeout: 240_000 }, async () => {
  const { page } = await sharedPage('built');
  await page.evaluate(() => (location.hash = '/hostile/literal'));
  await page.getByText('Read Vec<T>').first().waitFor();
  const paragraphs = await page.locator('#redoc p').allInnerTexts();
  expect(paragraphs).toContain(`Read ${literalTexts.join(', ')}.`);
  expect(paragraphs).toContain(`Code: ${literalTexts.join(', ')}.`);
  const blocks = await page.locator('#redoc pre').allInnerTexts();
  expect(blocks.map((text) => text.trim())).toContain(literalTexts.join('\n'));
});

test.for(['built', 'served'] as const)(
  'no text of the description becomes an active element of the reference: %s',
  { timeout: 600_000 },
  async (how) => {
    const { page, troubles } = await sharedPage(how);
    await hide(page);
    const hashes = await page.evaluate(() =>
      [...document.querySelectorAll('#redoc a')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => /^#\/[^#]*$/u.test(href)),
    );
    const operations = [...indexes.map((index) => `thing${index}`), 'literal', 'named'];
    const places = [...new Set([...hashes, '#/chapter', ...operations.map((name) => `#/hostile/${name}`)])];
    for (const hash of openedOf(how, places)) {
      // Redoc renders a section when it is opened. An operation must appear, with its buttons. Any other section may fail to appear,
      // because its id may contain other characters.
      const section = `[data-section-id=${JSON.stringify(hash.slice(1))}]`;
      if (/^#\/hostile\/thing\d+$/u.test(hash)) {
        expect({ hash, shown: await show(page, hash, `${section} button[aria-expanded]`) }).toEqual({
          hash,
          shown: true,
        });
      } else await show(page, hash, section, 300);
      await page.evaluate(() => {
        for (const button of document.querySelectorAll<HTMLElement>('#redoc button[aria-expanded=false]'))
          button.click();
      });
      await show(page, hash, '*');
      expect({ hash, found: await found(page) }).toEqual({ hash, found: [] });
    }
    expect(new URL(page.url()).pathname).toMatch(/reference\.html$/u);
    expect(troubles).toEqual([]);
  },
);

/** Returns the paths of all pages in a folder, except the page with the whole reference. */
const pagesIn = (site: string): string[] =>
  globSync('**/*.html', { cwd: site }).filter((path) => path !== 'reference.html');

test.for([false, true])(
  'no text of the description becomes an active element of a page, or makes a page wider, without the policy: %s',
  { timeout: 240_000 },
  async (bypassCSP) => {
    const paths = pagesIn(join(folder, 'site'));
    expect(paths.length).toBeGreaterThan(indexes.length);
    const phone = { bypassCSP, viewport: { width: 390, height: 844 } };
    const { page, troubles } = await openPage(browser, `${addresses.built}index.html`, phone);
    for (const path of paths) {
      await page.goto(addresses.built + path.replaceAll('\\', '/'));
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ path, found: await found(page), overflow }).toEqual({ path, found: [], overflow: 0 });
    }
    expect(troubles).toEqual([]);
  },
);

test('a mark that changes the direction of a text has no effect on the text of the page after it', async () => {
  const { page } = await openPage(browser, `${addresses.built}index.html`);
  const index = Object.keys(hostileDescriptions).indexOf('direction override');
  await page.goto(`${addresses.built}operations/hostile/thing${index}.html`);
  const notIsolated = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const bad: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || !/[\u202E\u2067]/u.test(node.textContent ?? '') || parent.localName === 'script') continue;
      const { display, unicodeBidi } = getComputedStyle(parent);
      if (display === 'inline' && !/isolate|plaintext/u.test(unicodeBidi)) bad.push(parent.outerHTML);
    }
    return bad;
  });
  expect(notIsolated).toEqual([]);
});

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
  for (const file of ['index.html', 'reference.html', 'changelog.html', 'coverage.html'] as const) {
    const { page } = await (file === 'reference.html'
      ? sharedPage('served')
      : openPage(browser, addresses.served + file));
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          script.textContent = 'globalThis.pwned = true';
          document.body.append(script);
          document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="globalThis.pwned = true">');
          // The handler in the text would run before this one.
          document.body.lastElementChild?.addEventListener('error', resolve);
        }),
    );
    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
    const policy = (await (await fetch(addresses.served + file)).headers).get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src[^;]*unsafe/u.test(policy)).toBe(false);
  }
});
