import type { JsonObject } from '@forgespec/generator/json';
import { html, scriptJson } from '@forgespec/generator/code/html';
import { buildRawReference } from './build-reference.ts';
import { finishedReference } from './reference-page.ts';

/** The page of the reference without a document: all that Redocly is needed for, and that no edit of a description changes. */
export interface ReferenceShell {
  /** The page of a document. A browser draws all of it: nothing is drawn ahead, as it is by `buildReference`. */
  pageOf(document: JsonObject): string;
}

/**
 * Has Redoc make the page of an empty document, to be filled again and again.
 *
 * @throws {Error} when Redocly cannot make the page, or makes it in a way that is not known here.
 */
export async function buildReferenceShell(): Promise<ReferenceShell> {
  const page = await buildRawReference({ openapi: '3.1.0', info: { title: 'Reference', version: '' }, paths: {} });
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
          // Redoc draws into an empty element, and otherwise expects to find there what it would draw.
          '<div id="redoc"></div>',
          beforeDocument,
          scriptJson(document).markup,
          afterDocument,
        ].join(''),
      );
    },
  };
}

/** What comes before the first match, and what comes after it. */
function split(text: string, pattern: RegExp): [before: string, after: string] {
  const match = pattern.exec(text);
  if (match === null) throw new Error(`Redocly makes other pages than it did: they have no ${String(pattern)}.`);
  return [text.slice(0, match.index), text.slice(match.index + match[0].length)];
}
