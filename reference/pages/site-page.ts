import { html, type Html } from '@forgespec/description/text';
import { framedPage, type FramedPage } from '../html/page-frame.ts';
import type { SiteParts } from '../html/site-parts.ts';

/** The pages of the site, in the order of the navigation bar. */
const sitePages = [
  { file: 'index.html', title: 'Start' },
  { file: 'reference.html', title: 'One page' },
  { file: 'llms.txt', title: 'Markdown' },
  { file: 'openapi.json', title: 'OpenAPI' },
] as const;

/** Returns the navigation bar of the page with the whole reference. */
export function siteBar(current: (typeof sitePages)[number]['file']): Html {
  const links = sitePages.map(({ file, title }) =>
    file === current ? html`<a href="${file}" aria-current="page">${title}</a>` : html`<a href="${file}">${title}</a>`,
  );
  return html`<nav class="site-bar" aria-label="Site">${links}</nav>`;
}

/** A page of the site that has no Markdown. Readers find it by a link, and not in the navigation. */
export interface AuthorPage extends Omit<FramedPage, 'hasMarkdown' | 'isWide' | 'main'> {
  /** The content below the title. */
  readonly body: Html;
}

/** Writes a page in the frame of the site. */
export const authorPage = ({ body, ...page }: AuthorPage, { frame, writer }: SiteParts): string =>
  framedPage(
    {
      ...page,
      isFull: true,
      main: html`<h1>${page.title}</h1>
        ${body}`,
    },
    frame,
    writer(page.path, '.html'),
  );
