import { html, type Html } from '@forgespec/description/text';
import type { ReferencePage, ReferenceLink } from '../content/content.ts';
import { startPath } from '../content/site-map.ts';
import { contentPolicy } from '../pages/content-policy.ts';
import { favicon } from '../pages/site-page.ts';
import { rootOf, type PageWriter } from './page-writer.ts';
import type { SiteIdentity } from './site-identity.ts';
import { identityStyle, siteFooter, siteHead } from './site-frame.ts';
import { methodBadge, writeBlocks } from './write-blocks.ts';

/** The parts of the site that all of its pages show. */
export interface SiteFrame {
  readonly title: string;
  readonly identity: SiteIdentity;
  /** Returns the navigation beside a page. */
  navigation(page: ReferencePage): Navigation;
  /** The navigations that are already written. Most pages of an area have the same one. */
  readonly written: Map<string, string>;
}

/** The lists of links beside a page. */
export interface Navigation {
  /** A different text for each different navigation. */
  readonly key: string;
  groups(): readonly NavigationGroup[];
}

export interface NavigationGroup {
  readonly title: string;
  readonly pages: readonly NavigationEntry[];
}

/** A link of the navigation, with the pages below it if they are shown. */
export interface NavigationEntry extends ReferenceLink {
  readonly inner?: readonly ReferenceLink[] | undefined;
}

/**
 * The Content Security Policy of the pages. They load the style sheet and the scripts of the site, and nothing from other servers. Forms
 * send requests to each server that the reader enters.
 */
const policy = contentPolicy(
  {
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ['data:', 'blob:'],
    'connect-src': ['*'],
  },
  [],
);

/** Writes a page of the reference as HTML. */
export function writePage(page: ReferencePage, frame: SiteFrame, writer: PageWriter): string {
  const { path, title, summary, badges, request, blocks, aside } = page;
  const root = rootOf(path);
  const name = path === startPath ? title : `${title} – ${frame.title}`;
  const { address } = frame.identity;
  const canonical =
    address === undefined
      ? undefined
      : html`<link rel="canonical" href="${address}${path === startPath ? '' : `${encodeURI(path)}.html`}" />`;
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${summary}" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        ${canonical}
        <link rel="alternate" type="text/markdown" href="${root}${encodeURI(path)}.md" />
        <link rel="icon" href="${favicon}" />
        <link rel="stylesheet" href="${root}assets/reference.css" />
        ${identityStyle(frame.identity)}
        <script src="${root}assets/reference.js" defer></script>
      </head>
      <body data-root="${root}">
        <a class="skip" href="#_content">Skip to the content</a>
        ${siteHead(frame.title, frame.identity, root)}
        <div class="frame">
          ${navigation(page, frame, writer)}
          <main id="_content" class="${aside.length === 0 ? 'narrow' : 'wide'}">
            ${breadcrumbs(page, writer)}
            <div class="head">
              <h1>${title}</h1>
              ${request && html`<p class="endpoint">${methodBadge(request.method)} <code>${request.path}</code></p>`}${hasForm(page) ? html`<a class="to-form" href="#try">Try it</a>` : undefined}${badges.length === 0 ? undefined : html`<p class="badges">${badges.map((badge) => html`<span>${badge}</span> `)}</p>`}
            </div>
            <div class="body">${writeBlocks(blocks, writer)}</div>
            ${aside.length === 0 ? undefined : html`<div class="aside">${writeBlocks(aside, writer)}</div>`}
            ${neighbours(page, writer)} ${siteFooter(frame.identity, root, path)}
          </main>
        </div>
      </body>
    </html> `.markup;
}

const hasForm = ({ aside }: ReferencePage): boolean => aside.some(({ kind }) => kind === 'form');

const breadcrumbs = ({ parents, path }: ReferencePage, writer: PageWriter): Html | undefined =>
  path === startPath
    ? undefined
    : html`<nav class="crumbs" aria-label="Breadcrumbs">
        <ol>
          ${parents.map(({ to, title }) => html`<li><a href="${writer.href(to)}">${title}</a></li>`)}
        </ol>
      </nav>`;

function neighbours({ previous, next }: ReferencePage, writer: PageWriter): Html | undefined {
  if (previous === undefined && next === undefined) return undefined;
  const link = (page: ReferenceLink | undefined, rel: 'next' | 'prev', words: string): Html | undefined =>
    page && html`<a rel="${rel}" href="${writer.href(page.to)}"><span>${words}</span> ${page.title}</a>`;
  return html`<nav class="turn" aria-label="Previous and next page">
    ${link(previous, 'prev', 'Previous')}${link(next, 'next', 'Next')}
  </nav>`;
}

/** Writes the navigation. On a narrow screen, a button in the bar opens it. */
function navigation(page: ReferencePage, frame: SiteFrame, writer: PageWriter): Html {
  const { key, groups } = frame.navigation(page);
  const cached = `${rootOf(page.path)} ${key}`;
  const written = frame.written.get(cached) ?? navigationGroups(groups(), writer).markup;
  frame.written.set(cached, written);
  const current = html` href="${writer.href({ page: page.path })}"`.markup;
  const markup = written.replace(current, () => `${current} aria-current="page"`);
  return html`<nav id="_menu" class="menu" aria-label="Pages" popover>${{ markup }}</nav>`;
}

const navigationGroups = (groups: readonly NavigationGroup[], writer: PageWriter): Html =>
  html`${groups.map(
    ({ title, pages }) =>
      html`<h2>${title}</h2>
        <ul>
          ${pages.map((link) => navigationEntry(link, writer))}
        </ul>`,
  )}`;

function navigationEntry({ to, title, request, inner }: NavigationEntry, writer: PageWriter): Html {
  const method = request === undefined ? undefined : methodBadge(request.method);
  const list =
    inner &&
    html`<ul>
      ${inner.map((each) => navigationEntry(each, writer))}
    </ul>`;
  return html`<li>
    <a href="${writer.href(to)}"><span>${title}</span>${method}</a>${list}
  </li>`;
}
