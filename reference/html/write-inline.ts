import { html, type Html } from '@forgespec/description/text';
import type { Inline } from '../content/content.ts';
import type { PageWriter } from './page-writer.ts';
import { writeInlineText } from './write-text.ts';

/** Writes the parts of a sentence as HTML. */
export const writeInline = (parts: readonly Inline[], writer: PageWriter): Html =>
  html`${parts.map((part) => inline(part, writer))}`;

function inline(part: Inline, writer: PageWriter): Html {
  if (typeof part === 'string') return html`${part}`;
  switch (part.kind) {
    case 'code':
      return html`<code>${part.text}</code>`;
    case 'strong':
      return html`<strong>${part.text}</strong>`;
    case 'link':
      return html`<a href="${writer.href(part.to)}">${writeInline(part.content, writer)}</a>`;
    case 'markdown':
      return writeInlineText(part.markdown, writer);
  }
}
