import { html, isSafeUrl, type Html } from '@forgespec/description/text';
import { workflowsPath, type SiteIdentity } from './site-identity.ts';

/** Writes the bar at the top of each page. */
export function siteHead(title: string, { name, logo, links = [] }: SiteIdentity, root: string): Html {
  const image = logo === undefined ? undefined : html`<img src="${logo}" alt="" />`;
  return html`<header class="bar">
    <button type="button" class="menu-button" popovertarget="_menu">Menu</button>
    <a class="brand" href="${root}index.html">${image}<span>${name ?? title}</span></a>
    ${links.length === 0 ? undefined : html`<nav aria-label="Links">${links.filter(({ url }) => isSafeUrl(url)).map(({ text, url }) => html`<a href="${url}">${text}</a>`)}</nav>`}
    <button type="button" class="search-button" hidden>Search <kbd>/</kbd></button>
  </header>`;
}

/**
 * Writes the footer of a page, with links to the formats for programs.
 *
 * @param path the path of the Markdown of the page, without extension. Undefined if the page does not exist as Markdown.
 */
export function siteFooter({ footer, workflows }: SiteIdentity, root: string, path: string | undefined): Html {
  const text = footer === undefined ? undefined : html`<p>${footer}</p>`;
  return html`<footer class="foot">
    ${text}
    <p>
      ${path === undefined ? undefined : html`<a href="${root}${encodeURI(path)}.md">This page as Markdown</a> · `}<a
        href="${root}changelog.html"
        >Changelog</a
      >
      · <a href="${root}llms.txt">All pages as Markdown</a> ·
      <a href="${root}openapi.json">OpenAPI description</a
      >${workflows === undefined ? undefined : html` · <a href="${root}${workflowsPath}">Workflows (Arazzo)</a>`}
    </p>
  </footer>`;
}

/** Writes a style element with the colours of the site. Values that are not colours are left out. */
export function identityStyle({ accent }: SiteIdentity): Html | undefined {
  if (accent === undefined || !isColor(accent.light) || !isColor(accent.dark)) return undefined;
  return {
    markup: `<style>:root{--accent:light-dark(${accent.light},${accent.dark})}</style>\n`,
  };
}

/** Returns true for a colour in hexadecimal notation. */
export const isColor = (text: string): boolean => /^#(?:[\da-f]{3}|[\da-f]{6})$/iu.test(text);
