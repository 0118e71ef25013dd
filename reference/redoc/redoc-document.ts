import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { literalMarkdown, markdownWithoutHtml } from '@forgespec/description/text/markdown';
import { safeDocument } from '../safe-document.ts';

/** Returns a document for Redoc. Its texts contain no HTML, because Redoc would render the HTML. Does not change the given document. */
export function redocDocument(document: JsonObject): JsonObject {
  const safe = safeDocument(document, redocMarkdown);
  const { info } = safe;
  // Redoc renders the summary of the API as Markdown. It renders all other summaries as plain text.
  return isJsonObject(info) && typeof info.summary === 'string'
    ? { ...safe, info: { ...info, summary: literalMarkdown(info.summary) } }
    : safe;
}

/**
 * Removes HTML from Markdown. Redoc also processes `{% … %}` tags (the Markdoc syntax) in code blocks. The attribute
 * below prevents this.
 */
const redocMarkdown = (markdown: string): string => markdownWithoutHtml(markdown, '{% process=false %}');
