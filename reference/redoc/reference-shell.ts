import type { JsonObject } from '@forgespec/generator/json';
import { html, scriptJson } from '@forgespec/generator/code/html';
import { cachedRawReference } from './build-reference.ts';
import { finishedReference } from './reference-page.ts';

/**
 * The page of the reference without a document. Redocly builds this page only once, and later processes read it from a cache. `pageOf` adds
 * a document to the page without Redocly.
 */
export interface ReferenceShell {
  /** Returns the page of a document. The page contains no rendered content, because the browser renders the document. */
  pageOf(document: JsonObject): string;
}

/**
 * Builds the page of an empty document with Redocly.
 *
 * @throws {Error} if Redocly cannot build the page, or if the page does not have the expected structure.
 */
export async function buildReferenceShell(): Promise<ReferenceShell> {
  const page = await cachedRawReference({ openapi: '3.1.0', info: { title: 'Reference', version: '' }, paths: {} });
  const [beforeTitle, afterTitle] = split(page, /<title>[^<]*<\/title>/u);
  const [beforeRoot, afterRoot] = split(afterTitle, /<div id="redoc">.*?<\/div>(?=\s*<script type="module">)/su);
  const [beforeDocument, afterDocument] = split(afterRoot, /(?<=^\s*const __redoc_definition = )\{.*\}(?=;$)/mu);
  return {
    pageOf(document) {
      const { info } = document;
      const title = typeof info === 'object' && info !== null && 'title' in info ? String(info.title) : '';
      return finishedReference(
        [
          beforeTitle,
          html`<title>${title}</title>`.markup,
          beforeRoot,
          // Redoc renders the document only if this element is empty. Otherwise, Redoc assumes that the element already contains the
          // rendered document.
          '<div id="redoc"></div>',
          beforeDocument,
          scriptJson(document).markup,
          afterDocument,
        ].join(''),
      );
    },
  };
}

/** Returns the text before the first match, and the text after it. */
function split(text: string, pattern: RegExp): [before: string, after: string] {
  const match = pattern.exec(text);
  if (match === null)
    throw new Error(`This version of Redocly is not supported: its page has no match for ${String(pattern)}.`);
  return [text.slice(0, match.index), text.slice(match.index + match[0].length)];
}
