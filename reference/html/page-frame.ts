import { html, type Html } from '@forgespec/description/text';
import type { ReferencePage, ReferenceLink } from '../content/content.ts';
import { startPath } from '../content/site-map.ts';
import { contentPolicy } from './content-policy.ts';
import { favicon } from './favicon.ts';
import { rootOf, type PageWriter } from './page-writer.ts';
import type { SiteIdentity } from './site-identity.ts';
import { identityStyle, siteFooter, siteHead } from './site-frame.ts';
import { methodBadge } from './write-blocks.ts';

/** The parts of the site that all of its pages show. */
export interface SiteFrame {
  readonly title: string;
  readonly identity: SiteIdentity;
  /** Returns the navigation beside a page. */
  navigation(page: Pick<ReferencePage, 'path'>): Navigation;
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

/** A page in the frame of the site: the bar, the navigation and the footer. */
export interface FramedPage extends Pick<ReferencePage, 'path' | 'summary' | 'title'> {
  /** The content of the element `main`. */
  readonly main: Html;
  /** True if the page has a second column. */
  readonly isWide?: boolean;
  /** True if the page uses the whole width, because it has wide tables. */
  readonly isFull?: boolean;
  /** True if the page also exists as Markdown. */
  readonly hasMarkdown?: boolean;
  /** True if an authorization server sends readers to the page. */
  readonly isRedirectTarget?: boolean;
}

/** Writes a page with the frame of the site. */
export function framedPage(page: FramedPage, frame: SiteFrame, writer: PageWriter): string {
  const {
    path,
    title,
    summary,
    main,
    isWide = false,
    isFull = false,
    hasMarkdown = false,
    isRedirectTarget = false,
  } = page;
  const root = rootOf(path);
  // The dash is not in Latin-1. As an entity, it does not double the memory of each page, because V8 then stores one byte for each character.
  const name = path === startPath ? html`${title}` : html`${title} &ndash; ${frame.title}`;
  const { address } = frame.identity;
  const canonical =
    address === undefined
      ? undefined
      : html`<link rel="canonical" href="${address}${path === startPath ? '' : `${encodeURI(path)}.html`}" />`;
  const markdown = hasMarkdown
    ? html`<link rel="alternate" type="text/markdown" href="${root}${encodeURI(path)}.md" />`
    : undefined;
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${{ markup: html`${summary}`.markup.replaceAll('…', '&hellip;') }}" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        ${canonical} ${markdown}
        <link rel="icon" href="${favicon}" />
        <link rel="stylesheet" href="${root}assets/reference.css" />
        ${identityStyle(frame.identity)}
        <script src="${root}assets/reference.js" defer></script>
      </head>
      <body data-root="${root}" ${isRedirectTarget ? html` data-authorized` : undefined}>
        <a class="skip" href="#_content">Skip to the content</a>
        ${siteHead(frame.title, frame.identity, root)}
        <div class="frame">
          ${navigation(page, frame, writer)}
          <main id="_content" class="${isWide ? 'wide' : isFull ? 'full' : 'narrow'}">
            ${main} ${siteFooter(frame.identity, root, hasMarkdown ? path : undefined)}
          </main>
        </div>
      </body>
    </html> `.markup;
}

/** Writes the navigation. On a narrow screen, a button in the bar opens it. */
function navigation(page: Pick<ReferencePage, 'path'>, frame: SiteFrame, writer: PageWriter): Html {
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
