import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test, type TestContext } from 'vitest';
import type { SiteService } from '../../reference/serve/serve-site.ts';
import { connectBrowser } from './connect.ts';
import { openPage } from './open-page.ts';
import { serveDescription } from './serve-description.ts';

// The target of every link of the site must exist if the site is opened from a folder, from a web server, or from
// `forgespec serve`.

let browser: Browser;
let service: SiteService;
let web: Server;
const bases: Record<'folder' | 'folder of a web server' | 'forgespec serve', string> = {
  folder: inject('site'),
  'folder of a web server': '',
  'forgespec serve': '',
};

beforeAll(async () => {
  browser = await connectBrowser();
  web = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    readFile(fileURLToPath(new URL(pathname.replace(/^\/docs\/api\//u, ''), inject('site')))).then(
      (text) =>
        response.writeHead(200, { 'content-type': pathname.endsWith('.html') ? 'text/html' : 'text/plain' }).end(text),
      () => response.writeHead(404).end(),
    );
  });
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  service = await serveDescription('spec/openapi.yaml');
  // A server that listens on a port has an address of the type `AddressInfo`.
  bases['folder of a web server'] = `http://127.0.0.1:${(web.address() as AddressInfo).port}/docs/api/`;
  bases['forgespec serve'] = `${service.url}/`;
}, 240_000);

afterAll(async () => {
  await browser.close();
  await service.close();
  web.close();
});

/**
 * Returns the URLs to which the current content of a page refers, relative to `base`, without URLs of other servers.
 */
const linksOf = (page: Page, base: string): Promise<string[]> =>
  page.evaluate((origin) => {
    const links = [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
    const sources = [...document.querySelectorAll('[src], link[href]')].map(
      (node) => node.getAttribute('src') ?? node.getAttribute('href') ?? '',
    );
    return [...new Set([...links, ...sources])]
      .filter((address) => !/^(?:https?:\/\/(?!127\.0\.0\.1)|mailto:|data:image\/)/u.test(address))
      .map((address) => new URL(address, location.href).href)
      .map((address) => (address.startsWith(origin) ? address.slice(origin.length) : `elsewhere: ${address}`));
  }, base);

/** Returns the ids of the sections that the reference has rendered. The other sections are empty elements. */
const renderedSections = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-section-id]:not(:empty)')].map(
      (section) => section.getAttribute('data-section-id') ?? '',
    ),
  );

/**
 * Hides the content of the sections. The layout of a section takes longer than all other work on the section, and no link depends on the
 * layout.
 */
const withoutLayout = '[data-section-id] * { display: none !important }';

/** The links of the pages that {@link walk} has opened. */
interface Walk {
  readonly page: Page;
  readonly links: ReadonlySet<string>;
  readonly troubles: readonly string[];
}

/**
 * Opens the start page, sections of the reference, the changelog and the coverage.
 *
 * @param most the maximum number of sections.
 */
async function walk(base: string, most: number, finish: TestContext['onTestFinished']): Promise<Walk> {
  const { page, troubles } = await openPage(browser, `${base}index.html`, {}, finish);
  await page.getByRole('heading', { name: 'Service REST API' }).waitFor();
  await page.addStyleTag({ content: withoutLayout });
  const links = new Set<string>();
  const rendered = new Set<string>();
  const add = async (): Promise<void> => {
    for (const id of await renderedSections(page)) rendered.add(id);
    for (const link of await linksOf(page, base)) links.add(link);
  };
  await add();
  let left = most;
  // Redoc renders a section of the reference only when the section, or another section of the same tag or chapter, is opened.
  for (const link of links) {
    const [, id, inner] = /^index\.html#(\/[\w-]+(\/[\w-]+)?)$/u.exec(link) ?? [];
    if (id === undefined || (inner !== undefined && rendered.has(id))) continue;
    if (left === 0) break;
    left -= 1;
    await page.evaluate((hash) => (location.hash = hash), id);
    await page
      .waitForFunction((wanted) => document.querySelector(`[data-section-id="${wanted}"]:not(:empty)`) !== null, id)
      .catch(() => links.add(`shows nothing: ${link}`));
    // After the second frame, the sections inside this one are rendered too.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
    );
    await add();
  }
  for (const file of ['changelog.html', 'coverage.html']) {
    await page.goto(base + file);
    await add();
  }
  return { page, links, troubles };
}

// The three sites have the same pages, so the test opens all sections only in the folder. The targets of the links that it finds there must
// also exist on the other two sites.
test('the target of every link of every page exists', { timeout: 900_000 }, async ({ onTestFinished }) => {
  const { page, links, troubles } = await walk(bases.folder, Infinity, onTestFinished);
  expect(troubles).toEqual([]);
  expect([...links].filter((link) => link.startsWith('shows nothing') || link.startsWith('elsewhere'))).toEqual([]);
  expect(links.size).toBeGreaterThan(2000);
  expect(await deadLinks([...links], bases.folder, page)).toEqual([]);
  for (const base of [bases['folder of a web server'], bases['forgespec serve']]) {
    const other = await walk(base, 12, onTestFinished);
    const all = [...new Set([...links, ...other.links])];
    expect(other.troubles).toEqual([]);
    expect(all.filter((link) => link.startsWith('shows nothing') || link.startsWith('elsewhere'))).toEqual([]);
    expect(await deadLinks(all, base, other.page)).toEqual([]);
  }
});

/** Returns the links to missing files, to missing fragments, and to operations that the console does not have. */
async function deadLinks(links: readonly string[], base: string, page: Page): Promise<string[]> {
  await page.goto(`${base}console.html`);
  await page.getByRole('heading', { name: 'Service REST API' }).waitFor();
  const known = await operationsOfConsole(page);
  const dead: string[] = [];
  const paths = new Set(links.map((link) => link.split(/[?#]/u)[0] ?? ''));
  const missing = new Set<string>();
  let changelog: string | undefined;
  for (const path of paths) if (path !== '' && !(await exists(base + path))) missing.add(path);
  for (const link of links) {
    const [path = '', fragment] = link.split('#');
    const [file = '', query] = path.split('?');
    const operation = query === undefined ? undefined : new URLSearchParams(query).get('operation');
    if (missing.has(file)) dead.push(link);
    else if (operation !== undefined && operation !== null && !known.has(operation)) dead.push(link);
    else if (file === 'changelog.html' && fragment !== undefined) {
      changelog ??= await (await page.request.get(base + file)).text();
      if (!changelog.includes(`id="${fragment}"`)) dead.push(link);
    }
  }
  return dead;
}

const exists = async (address: string): Promise<boolean> =>
  address.startsWith('file:') ? existsSync(new URL(address)) : (await fetch(address, { method: 'HEAD' })).ok;

/** Returns the operations in the sidebar of the console, as `tag/project-badges/GET/projects/{id}/badges`. */
async function operationsOfConsole(page: Page): Promise<Set<string>> {
  // Opens all groups. The button of an open group has another name.
  const closed = page.getByRole('button', { name: /^Open Group/u });
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  const hrefs = await page.evaluate(() =>
    [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
  );
  return new Set(hrefs.filter((href) => href.startsWith('#tag/')).map((href) => decodeURIComponent(href.slice(1))));
}

test('the reference shows the URL of the service, or of the server on the same port', async () => {
  const address = async (base: string): Promise<string> => {
    const { page } = await openPage(browser, `${base}index.html`);
    await page.getByTestId('server-panel-item-name').first().waitFor();
    return page
      .getByTestId('server-panel-item-name')
      .first()
      .evaluate((name) => name.parentElement?.parentElement?.innerText ?? '');
  };
  expect(await address(bases.folder)).toContain('https://forge.example.com/api/v4');
  expect(await address(bases['folder of a web server'])).toContain('https://forge.example.com/api/v4');
  expect(await address(bases['forgespec serve'])).toContain(`${service.url}/api/v4`);
});
