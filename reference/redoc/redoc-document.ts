import { isJsonObject, type JsonObject } from '@forgespec/generator/json';
import { literalMarkdown, markdownWithoutHtml } from '@forgespec/generator/code/markdown';
import { safeDocument } from '../safe-document.ts';

/** Returns a document whose texts Redoc shows without rendering HTML. The document is not changed. */
export function redocDocument(document: JsonObject): JsonObject {
  const safe = safeDocument(document, redocMarkdown);
  const { info } = safe;
  // Redoc takes the summary of the API for Markdown, and all other summaries for text.
  return isJsonObject(info) && typeof info.summary === 'string'
    ? { ...safe, info: { ...info, summary: literalMarkdown(info.summary) } }
    : safe;
}

/** Redoc reads Markdoc tags in code blocks unless the block says otherwise. */
const redocMarkdown = (markdown: string): string => markdownWithoutHtml(markdown, '{% process=false %}');
