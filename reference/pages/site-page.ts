import { html, inlineScript, type Html } from '@forgespec/description/text';
import { contentPolicy, type ContentPolicy } from './content-policy.ts';

/** The pages of the site, in the order of the navigation bar. */
const sitePages = [
  { file: 'index.html', title: 'Start' },
  { file: 'reference.html', title: 'One page' },
  { file: 'changelog.html', title: 'Changelog' },
  { file: 'llms.txt', title: 'Markdown' },
  { file: 'openapi.json', title: 'OpenAPI' },
] as const;

/** A page with the navigation bar. The bar has no link to the coverage, because that page is for authors of the description. */
export type SitePageFile = 'coverage.html' | (typeof sitePages)[number]['file'];

/** Returns the navigation bar of a page. */
export function siteBar(current: SitePageFile): Html {
  const links = sitePages.map(({ file, title }) =>
    file === current ? html`<a href="${file}" aria-current="page">${title}</a>` : html`<a href="${file}">${title}</a>`,
  );
  return html`<nav class="site-bar" aria-label="Site">${links}</nav>`;
}

/** A page that Redoc does not build. It is one HTML file that loads no other files. */
export interface SitePage {
  readonly file: SitePageFile;
  readonly title: string;
  /** The style sheet of the site. */
  readonly style: string;
  readonly body: Html;
  /** The scripts of the page, in the order in which they run. Default: none. */
  readonly scripts?: readonly string[];
  /** Additional directives for the Content Security Policy of the page. */
  readonly policy?: ContentPolicy;
}

export function sitePage({ file, title, style, body, scripts = [], policy = {} }: SitePage): string {
  const sources = scripts.map(inlineScript);
  const allowed = contentPolicy({ 'style-src': ["'unsafe-inline'"], 'img-src': ['data:'], ...policy }, sources);
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${allowed}" />
        <link rel="icon" href="${favicon}" />
        <style>
          ${{ markup: style }}
        </style>
      </head>
      <body>
        ${siteBar(file)} ${body} ${sources.map((source) => ({ markup: `<script>${source}</script>` }))}
      </body>
    </html> `.markup;
}

export const favicon: string =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><rect width='16' height='16' rx='3' fill='#5b3cc4'/><path d='M5 3v10M5 8h4a2 2 0 0 0 2-2V3' stroke='white' stroke-width='2' fill='none'/></svg>`,
  );
