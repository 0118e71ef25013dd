import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readWorkflows } from '../../cli/commands/read-workflows.ts';
import type { SiteService } from '../../reference/serve/serve-site.ts';
import { connectBrowser } from './connect.ts';
import { openSharedPage, type WatchedPage } from './open-page.ts';
import { serveDescription } from './serve-description.ts';

// The target of every link of the site must exist if the site is opened from a folder, from a web server, or from
// `forgespec serve`.

let browser: Browser;
let service: SiteService;
let web: Server;
type Site = 'folder' | 'folder of a web server' | 'forgespec serve';
const bases: Record<Site, string> = { folder: inject('site'), 'folder of a web server': '', 'forgespec serve': '' };
/** The pages that show the references, by the site. */
const pages = new Map<Site, WatchedPage>();

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
  const workflows = await readWorkflows('spec/workflows.arazzo.yaml', 'spec/openapi.yaml');
  service = await serveDescription('spec/openapi.yaml', undefined, { workflows });
  // A server that listens on a port has an address of the type `AddressInfo`.
  bases['folder of a web server'] = `http://127.0.0.1:${(web.address() as AddressInfo).port}/docs/api/`;
  bases['forgespec serve'] = `${service.url}/`;
  for (const site of ['folder', 'folder of a web server', 'forgespec serve'] as const) {
    const opened = await openSharedPage(browser, `${bases[site]}reference.html`);
    await opened.page.locator('h1', { hasText: 'Service REST API' }).waitFor();
    pages.set(site, opened);
  }
}, 240_000);

afterAll(async () => {
  await browser.close();
  await service.close();
  web.close();
});

/** Returns the page of a site. */
function pageOf(site: Site): WatchedPage {
  const page = pages.get(site);
  if (page === undefined) throw new Error(`The page of the ${site} is not open.`);
  return page;
}

test('the reference shows the URL of the service, or of the server on the same port', async () => {
  const address = (site: Site): Promise<string> =>
    pageOf(site)
      .page.getByTestId('server-panel-item-name')
      .first()
      .evaluate((name) => name.parentElement?.parentElement?.innerText ?? '');
  await expect(address('folder')).resolves.toContain('https://forge.example.com/api/v4');
  await expect(address('folder of a web server')).resolves.toContain('https://forge.example.com/api/v4');
  await expect(address('forgespec serve')).resolves.toContain(`${service.url}/api/v4`);
});

/** The current content of a page. */
interface Content {
  /** The URLs to which the page refers, relative to the site, without URLs of other servers. */
  readonly links: readonly string[];
  /** The ids of the sections that the reference has rendered. The other sections are empty elements. */
  readonly sections: readonly string[];
}

const contentOf = (page: Page, base: string): Promise<Content> =>
  page.evaluate((origin) => {
    const addresses = [...document.querySelectorAll('[href], [src]')].map(
      (node) => node.getAttribute('href') ?? node.getAttribute('src') ?? '',
    );
    const links = [...new Set(addresses)]
      .filter((address) => !/^(?:https?:\/\/(?!127\.0\.0\.1)|mailto:|data:image\/)/u.test(address))
      .map((address) => new URL(address, location.href).href)
      .map((address) => (address.startsWith(origin) ? address.slice(origin.length) : `elsewhere: ${address}`));
    const sections = [...document.querySelectorAll('[data-section-id]:not(:empty)')];
    return { links, sections: sections.map((section) => section.getAttribute('data-section-id') ?? '') };
  }, base);

/**
 * Opens a section of the reference, and waits until the reference has rendered it, and all sections inside it to which the page links.
 *
 * @returns the ids of the sections that did not appear.
 */
const openSection = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const idsOfAll = (selector: string, attribute: string): string[] =>
      [...document.querySelectorAll(selector)].map((node) => node.getAttribute(attribute) ?? '');
    const missing = (): string[] => {
      const rendered = new Set(idsOfAll('[data-section-id]:not(:empty)', 'data-section-id'));
      const inside = idsOfAll('#redoc a', 'href')
        .map((href) => href.slice(1))
        .filter((section) => section.startsWith(`${wanted}/`) && /^\/[^/#]+\/[^/#]+$/u.test(section));
      return [wanted, ...new Set(inside)].filter((section) => !rendered.has(section));
    };
    location.hash = wanted;
    const end = performance.now() + 30_000;
    do await new Promise((resolve) => setTimeout(resolve, 50));
    while (missing().length > 0 && performance.now() < end);
    return missing();
  }, id);

/**
 * Hides the content of the sections, and the menu. The layout of a section takes longer than all other work on the section, and no link
 * depends on the layout. All sections of a tag are then inside the window, so the reference renders them together.
 */
const withoutLayout = `
  [data-section-id] { min-height: 0 !important; padding: 0 !important }
  [data-section-id] *, .menu-content * { display: none !important }
`;

/** The links that {@link walk} has found. */
interface Walk extends WatchedPage {
  readonly links: ReadonlySet<string>;
}

/**
 * Opens chapters and areas of the reference, the changelog and the coverage.
 *
 * @param most the maximum number of chapters and areas.
 */
async function walk(site: Site, most: number): Promise<Walk> {
  const { page, troubles } = pageOf(site);
  await page.addStyleTag({ content: withoutLayout });
  const links = new Set<string>();
  const rendered = new Set<string>();
  const add = async (): Promise<void> => {
    const content = await contentOf(page, bases[site]);
    for (const id of content.sections) rendered.add(id);
    for (const link of content.links) links.add(link);
  };
  const open = async (id: string): Promise<void> => {
    // The wait for a missing section takes long, so the test fails at the first one.
    expect({ id, missing: await openSection(page, id) }).toEqual({ id, missing: [] });
    await add();
  };
  await add();
  // Redoc renders a section of the reference only when the section, or another section of the same tag or chapter, is opened.
  const chapters = [...idsOf(links, /^reference\.html#(\/[\w-]+)$/u)];
  for (const id of chapters.slice(0, most)) await open(id);
  if (chapters.length <= most) {
    for (const id of idsOf(links, /^reference\.html#(\/[\w-]+\/[\w-]+)$/u)) if (!rendered.has(id)) await open(id);
  }
  for (const file of ['changelog.html', 'coverage.html']) {
    await page.goto(bases[site] + file);
    await add();
  }
  return { page, links, troubles };
}

/** Yields the ids of sections in links, also in links that are added later. */
function* idsOf(links: ReadonlySet<string>, pattern: RegExp): Generator<string> {
  for (const link of links) {
    const id = pattern.exec(link)?.[1];
    if (id !== undefined) yield id;
  }
}

// The three sites have the same pages, so the test opens all sections only in the folder. The targets of the links that it finds there must
// also exist on the other two sites. On these, the test opens each chapter of the guide and the first area.
test('the target of every link of every page exists', { timeout: 900_000 }, async () => {
  const { links, troubles } = await walk('folder', Infinity);
  expect(troubles).toEqual([]);
  expect([...links].filter((link) => link.startsWith('elsewhere'))).toEqual([]);
  expect(links.size).toBeGreaterThan(2000);
  expect(await deadLinks([...links], bases.folder)).toEqual([]);
  for (const site of ['folder of a web server', 'forgespec serve'] as const) {
    const other = await walk(site, 8);
    const all = [...new Set([...links, ...other.links])];
    expect(other.troubles).toEqual([]);
    expect(all.filter((link) => link.startsWith('elsewhere'))).toEqual([]);
    expect(await deadLinks(all, bases[site])).toEqual([]);
  }
});

/** Returns the links to missing files and to missing fragments. */
async function deadLinks(links: readonly string[], base: string): Promise<string[]> {
  const dead: string[] = [];
  const paths = new Set(links.map((link) => link.split(/[?#]/u)[0] ?? ''));
  const missing = new Set<string>();
  let changelog: string | undefined;
  for (const path of paths) if (path !== '' && !(await exists(base + path))) missing.add(path);
  for (const link of links) {
    const [path = '', fragment] = link.split('#');
    if (missing.has(path)) dead.push(link);
    else if (path === 'changelog.html' && fragment !== undefined) {
      changelog ??= await textOf(base + path);
      if (!changelog.includes(`id="${fragment}"`)) dead.push(link);
    }
  }
  return dead;
}

const exists = async (address: string): Promise<boolean> =>
  address.startsWith('file:') ? existsSync(new URL(address)) : (await fetch(address, { method: 'HEAD' })).ok;

const textOf = async (address: string): Promise<string> =>
  address.startsWith('file:') ? readFile(new URL(address), 'utf8') : (await fetch(address)).text();
