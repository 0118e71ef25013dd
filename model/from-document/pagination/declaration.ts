import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import type { Pagination, PaginationMethod, PagingHeader, RequestValue, ResponseValue } from '../../pagination.ts';
import { readOneOf } from '../read.ts';

/** The pagination of an operation, as the config or an `x-` key declares it. Undefined parts are recognized. */
export interface PaginationDeclaration {
  readonly method: PaginationMethod;
  /** The parameter that gets the next value. */
  readonly parameter?: RequestValue | undefined;
  /** The property names from the body to the items. */
  readonly items?: readonly string[] | undefined;
  /** The location of the next value. For the method `last-id`, the path is inside of the last item. */
  readonly next?: ResponseValue | undefined;
  /** The location of the value that is `false` on the last page. */
  readonly hasMore?: ResponseValue | undefined;
  /** The number of the first page, or of the items before it. */
  readonly first?: number | undefined;
  /** The name of the query parameter with the number of items on a page. */
  readonly size?: string | undefined;
  /** The names of response headers, by their purpose. */
  readonly headers?: Pagination['headers'] | undefined;
}

const methods: Readonly<Record<PaginationMethod, true>> = {
  link: true,
  url: true,
  cursor: true,
  page: true,
  offset: true,
  'last-id': true,
};

export const paginationMethodNames: readonly string[] = Object.keys(methods);

/** The result of reading a declaration. `none` means that the operation has no pages. */
export type ReadDeclaration = { readonly declared: PaginationDeclaration | 'none' } | { readonly fault: string };

/** Reads the value of `x-pagination`, or of an entry of `pagination` in the config. */
export function readDeclaration(value: JsonValue): ReadDeclaration {
  if (value === 'none' || value === false) return { declared: 'none' };
  const object = typeof value === 'string' ? { method: value } : value;
  if (!isJsonObject(object)) return { fault: 'is neither a method nor an object' };
  if (object.method === 'none') return { declared: 'none' };
  const method = readOneOf(methods, object.method);
  if (method === undefined) return { fault: `has the method ${JSON.stringify(object.method)}` };
  const unknown = Object.keys(object).find((key) => !keys.has(key));
  if (unknown !== undefined) return { fault: `has the unknown key \`${unknown}\`` };
  return readLocations(method, object);
}

const keys = new Set(['method', 'parameter', 'items', 'next', 'hasMore', 'first', 'size', 'headers']);

const purposes: Readonly<Record<PagingHeader, true>> = {
  next: true,
  page: true,
  previous: true,
  size: true,
  total: true,
  'total-pages': true,
};

function readLocations(method: PaginationMethod, object: JsonObject): ReadDeclaration {
  const { parameter, items, next, hasMore, first, size, headers } = object;
  const read = {
    parameter: typeof parameter === 'string' ? requestValue(parameter) : undefined,
    items: typeof items === 'string' ? bodyPath(items) : undefined,
    next: typeof next === 'string' ? responseValue(next) : undefined,
    hasMore: typeof hasMore === 'string' ? responseValue(hasMore) : undefined,
  };
  const wrong = Object.entries(read).find(([key, value]) => object[key] !== undefined && value === undefined);
  if (wrong !== undefined) return { fault: `has a \`${wrong[0]}\` that is not the location of a value` };
  if (first !== undefined && typeof first !== 'number') return { fault: 'has a `first` that is not a number' };
  if (size !== undefined && typeof size !== 'string')
    return { fault: 'has a `size` that is not the name of a parameter' };
  const named = isJsonObject(headers) ? readHeaders(headers) : undefined;
  if (headers !== undefined && named === undefined) return { fault: 'has `headers` that are not names by purpose' };
  return { declared: { method, ...read, first, size, headers: named } };
}

function readHeaders(headers: JsonObject): Pagination['headers'] | undefined {
  const entries = Object.entries(headers).map(([key, name]) => [readOneOf(purposes, key), name] as const);
  if (entries.some(([purpose, name]) => purpose === undefined || typeof name !== 'string')) return undefined;
  return Object.fromEntries(entries.map(([purpose, name]) => [purpose, String(name).toLowerCase()]));
}

/** Reads the name of a query parameter, or a runtime expression such as `$request.query.cursor` or `$request.body#/cursor`. */
export function requestValue(text: string): RequestValue | undefined {
  const [, inBody] = /^\$request\.body#\/([^/]+)$/u.exec(text) ?? [];
  if (inBody !== undefined) return { in: 'body', name: parsePointer(`/${inBody}`)[0] ?? '' };
  const [, inQuery] = /^\$request\.query\.(.+)$/u.exec(text) ?? [];
  if (inQuery === undefined && text.startsWith('$request')) return undefined;
  return { in: 'query', name: inQuery ?? text };
}

/** Reads a JSON Pointer into the body of the response, or a runtime expression such as `$response.header.X-Next`. */
export function responseValue(text: string): ResponseValue | undefined {
  const [, header] = /^\$response\.header\.(.+)$/u.exec(text) ?? [];
  if (header !== undefined) return { in: 'header', name: header.toLowerCase() };
  const path = bodyPath(text);
  return path === undefined ? undefined : { in: 'body', path };
}

/** Reads a JSON Pointer into the body of the response. Returns undefined for another text. */
function bodyPath(text: string): readonly string[] | undefined {
  const pointer = text.replace(/^\$response\.body#?/u, '').replace(/^#/u, '');
  return pointer === '' || pointer.startsWith('/') ? parsePointer(pointer) : undefined;
}
