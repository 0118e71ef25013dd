import { html, type Html } from '@forgespec/description/text';
import type { ReferencePage, ReferenceLink } from '../content/content.ts';
import { startPath } from '../content/site-map.ts';
import { framedPage, type SiteFrame } from './page-frame.ts';
import type { PageWriter } from './page-writer.ts';
import { methodBadge, pathCode, writeBlocks } from './write-blocks.ts';

/** Writes a page of the reference as HTML. */
export function writePage(page: ReferencePage, frame: SiteFrame, writer: PageWriter): string {
  const { title, badges, request, blocks, aside } = page;
  const main = html`${breadcrumbs(page, writer)}
    <div class="head">
      <h1>${title}</h1>
      ${request && html`<p class="endpoint">${methodBadge(request.method)} ${pathCode(request.path)}</p>`}${hasForm(page) ? html`<a class="to-form" href="#try">Try it</a>` : undefined}${badges.length === 0 ? undefined : html`<p class="badges">${badges.map((badge) => html`<span>${badge}</span> `)}</p>`}
    </div>
    <div class="body">${writeBlocks(blocks, writer)}</div>
    ${aside.length === 0 ? undefined : html`<div class="aside">${writeBlocks(aside, writer)}</div>`}
    ${neighbours(page, writer)}`;
  return framedPage({ ...page, main, isWide: aside.length > 0, hasMarkdown: true }, frame, writer);
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
