import { resolve } from 'node:path';
import { createDiagnostics } from '@forgespec/description/diagnostics';
import { fileReader, loadDescription, readerWithText, type Description } from '@forgespec/description/load';
import type { PaginationSettings } from '@forgespec/description/openapi';
import { reservedNames } from '@forgespec/generator/reserved-names';
import type { Api } from '@forgespec/model';
import { buildApi } from '@forgespec/model/from-document';
import type { OpenApiDocument } from './openapi-document.ts';

/** Returns the model of a bundled document. This takes a second or more. Returns undefined if the document has no model. */
export async function apiOf(document: OpenApiDocument, pagination: PaginationSettings = {}): Promise<Api | undefined> {
  const description = await reloadedDescription(document, pagination);
  return description && buildApi(description, createDiagnostics(), reservedNames);
}

/**
 * Loads a bundled document again. Returns undefined if it has errors.
 *
 * @param asWritten true to preserve the key order of the document.
 */
export async function reloadedDescription(
  document: OpenApiDocument,
  pagination: PaginationSettings,
  asWritten = false,
): Promise<Description | undefined> {
  const source = { path: resolve('openapi.json'), text: JSON.stringify(document) };
  const reader = readerWithText(source, fileReader);
  return loadDescription(source.path, createDiagnostics(), { reader, pagination, asWritten });
}
