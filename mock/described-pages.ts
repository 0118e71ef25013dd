import type { PaginationSettings } from '@forgespec/description/openapi';
import { commonParts, onlyBody, schemaAt, type OperationModel, type Resolve } from '@forgespec/model';
import { apiOf } from './api-of-document.ts';
import type { DescribedList } from './ended-list.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { serverBasePath } from './server-paths.ts';

/** The operations that return lists in pages. The key is the method, in lower case, and the path: `get /pets`. */
export type DescribedPages = ReadonlyMap<string, DescribedList>;

/** Returns the pages of a description. They are read when they are needed first. */
export type ReadPages = () => Promise<DescribedPages>;

/** Returns a function that reads the pages of a document once. @param settings the pagination that the config declares. */
export function pagesReader(document: OpenApiDocument, settings: PaginationSettings): ReadPages {
  let pages: Promise<DescribedPages> | undefined;
  return () => {
    // After a failure, the next request tries again.
    pages ??= describedPages(document, settings).catch((error: unknown) => {
      pages = undefined;
      throw error;
    });
    return pages;
  };
}

/** Finds out which operations of a document return lists in pages. Paths are keys with and without the base path of the server. */
async function describedPages(document: OpenApiDocument, settings: PaginationSettings): Promise<DescribedPages> {
  const api = await apiOf(document, settings);
  if (api === undefined) return new Map();
  const { areas, schemas } = api;
  const byPointer = new Map(schemas.map(({ schema }) => [schema.pointer, schema]));
  const pages = new Map<string, DescribedList>();
  for (const operation of areas.flatMap((area) => area.operations)) {
    const { method, path, pagination, servers } = operation;
    if (pagination === undefined) continue;
    const list = { ...pagination, end: endOf(operation, (pointer) => byPointer.get(pointer)) };
    const own = servers?.map(({ url, variables }) => ({
      url,
      variables: Object.fromEntries(variables.map((variable) => [variable.name, { default: variable.default }])),
    }));
    pages.set(`${method} ${path}`, list);
    pages.set(`${method} ${serverBasePath(own ?? document.servers)}${path}`, list);
  }
  return pages;
}

/** Returns the value that a response without a next page has in place of its address or cursor. */
function endOf(operation: OperationModel, resolve: Resolve): DescribedList['end'] {
  const { next } = operation.pagination ?? {};
  if ((next?.kind !== 'cursor' && next?.kind !== 'url') || next.from.in !== 'body') return undefined;
  const path = [...next.from.path];
  const last = path.pop();
  const body = onlyBody(operation)?.contents[0]?.schema;
  const owner = body && schemaAt(body, path, resolve);
  const isRequired = owner && commonParts(owner, resolve).some(({ required }) => required?.includes(last ?? ''));
  if (owner === undefined || isRequired !== true) return undefined;
  const value = schemaAt(owner, [last ?? ''], resolve);
  return value !== undefined && commonParts(value, resolve).some(({ type }) => type?.includes('null')) ? null : '';
}
