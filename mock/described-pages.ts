import { resolve } from 'node:path';
import { createDiagnostics } from '@forgespec/description/diagnostics';
import { fileReader, loadDescription, readerWithText } from '@forgespec/description/load';
import type { PaginationSettings } from '@forgespec/description/openapi';
import { reservedNames } from '@forgespec/generator/reserved-names';
import type { Pagination } from '@forgespec/model';
import { buildApi } from '@forgespec/model/from-document';
import type { OpenApiDocument } from './openapi-document.ts';
import { serverBasePath } from './server-paths.ts';

/** The pagination of the operations that return lists in pages. The key is the method, in lower case, and the path: `get /pets`. */
export type DescribedPages = ReadonlyMap<string, Pagination>;

/** Returns the pages of a description. They are read when they are needed first. */
export type ReadPages = () => Promise<DescribedPages>;

/** Returns a function that reads the pages of a document once. @param settings the pagination that the config declares. */
export function pagesReader(document: OpenApiDocument, settings: PaginationSettings): ReadPages {
  let pages: Promise<DescribedPages> | undefined;
  return () => {
    pages ??= describedPages(document, settings);
    return pages;
  };
}

/** Finds out which operations of a document return lists in pages. Paths are keys with and without the base path of the server. */
async function describedPages(document: OpenApiDocument, settings: PaginationSettings): Promise<DescribedPages> {
  const source = { path: resolve('openapi.json'), text: JSON.stringify(document) };
  const reader = readerWithText(source, fileReader);
  const description = await loadDescription(source.path, createDiagnostics(), { reader, pagination: settings });
  if (description === undefined) return new Map();
  const { areas } = buildApi(description, createDiagnostics(), reservedNames);
  const pages = new Map<string, Pagination>();
  for (const { method, path, pagination, servers } of areas.flatMap((area) => area.operations)) {
    if (pagination === undefined) continue;
    const own = servers?.map(({ url, variables }) => ({
      url,
      variables: Object.fromEntries(variables.map((variable) => [variable.name, { default: variable.default }])),
    }));
    pages.set(`${method} ${path}`, pagination);
    pages.set(`${method} ${serverBasePath(own ?? document.servers)}${path}`, pagination);
  }
  return pages;
}
