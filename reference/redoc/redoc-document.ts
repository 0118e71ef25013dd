import { isJsonObject, type JsonObject } from '@forgespec/generator/json';
import { literalMarkdown, markdownWithoutHtml } from '@forgespec/generator/code/markdown';
import { safeDocument } from '../safe-document.ts';

/** Returns a document whose texts Redoc shows without rendering HTML. The document is not changed. */
export function redocDocument(document: JsonObject): JsonObject {
  const safe = safeDocument(document, redocMarkdown);
  const { info } = safe;
  // Redoc renders the summary of the API as Markdown, but all other summaries as text.
  return isJsonObject(info) && typeof info.summary === 'string'
    ? { ...safe, info: { ...info, summary: literalMarkdown(info.summary) } }
    : safe;
}

/** Redoc interprets Markdoc tags in code blocks, except in blocks with this attribute. */
const redocMarkdown = (markdown: string): string => markdownWithoutHtml(markdown, '{% process=false %}');
