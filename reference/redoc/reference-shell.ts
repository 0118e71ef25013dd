import type { JsonObject } from '@forgespec/description/json';
import { html, scriptJson } from '@forgespec/description/text';
import { cachedRawReference } from './build-reference.ts';
import { moduleScript, splitAt, splitAtRoot, type SplitPage } from './page-parts.ts';
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
  const root = required(splitAtRoot(page), 'element for the document');
  const definition = required(splitAt(root.after, 'const __redoc_definition = ', ';\n'), 'document');
  // Redoc renders the document only if its element is empty. Otherwise, Redoc assumes that the element already contains the rendered
  // document. The document is data outside of the script, so that the script has the same hash for every document.
  const finished = finishedReference(root.before + definition.before + readDocument + definition.after);
  const title = required(splitAt(finished, '<title>', '</title>'), 'title');
  const script = title.after.indexOf(moduleScript);
  const beforeDocument = `${title.after.slice(0, script)}<script type="application/json" id="${documentId}">`;
  const afterDocument = `</script>\n${title.after.slice(script)}`;
  return {
    pageOf(document) {
      const { info } = document;
      const name = typeof info === 'object' && info !== null && 'title' in info ? String(info.title) : '';
      return title.before + html`${name}`.markup + beforeDocument + scriptJson(document).markup + afterDocument;
    },
  };
}

const documentId = 'redoc-document';

const readDocument = `JSON.parse(document.getElementById('${documentId}').textContent)`;

/** @throws {Error} if the page does not contain the part. */
function required(split: SplitPage | undefined, part: string): SplitPage {
  if (split === undefined) throw new Error(`This version of Redocly is not supported: its page has no ${part}.`);
  return split;
}
