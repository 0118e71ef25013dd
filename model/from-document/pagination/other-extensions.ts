import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { requestValue } from './declaration.ts';
import type { PaginationDeclaration } from './declaration.ts';

/** A declaration in a key of another generator. */
export interface OtherDeclaration {
  /** The name of the key. */
  readonly key: string;
  readonly declared: PaginationDeclaration | 'none';
}

const readers: Readonly<Record<string, (value: JsonObject) => PaginationDeclaration | 'none' | undefined>> = {
  'x-ms-pageable': readPageable,
  'x-speakeasy-pagination': readSpeakeasy,
  'x-fern-pagination': readFern,
};

/** Reads the keys of other generators. Returns undefined if an operation has no such key that declares its pages. */
export function readOtherDeclaration(operation: JsonObject): OtherDeclaration | undefined {
  for (const [key, read] of Object.entries(readers)) {
    const value = operation[key];
    const declared = isJsonObject(value) ? read(value) : undefined;
    if (declared !== undefined) return { key, declared };
  }
  return undefined;
}

/** @see https://github.com/Azure/autorest/blob/main/docs/extensions/readme.md#x-ms-pageable */
function readPageable({ nextLinkName, itemName }: JsonObject): PaginationDeclaration | 'none' | undefined {
  if (nextLinkName === null) return 'none';
  if (typeof nextLinkName !== 'string') return undefined;
  const items = [typeof itemName === 'string' ? itemName : 'value'];
  return { method: 'url', items, next: { in: 'body', path: nextLinkName.split('.') } };
}

/** @see https://www.speakeasy.com/docs/customize-sdks/pagination */
function readSpeakeasy({ type, inputs, outputs }: JsonObject): PaginationDeclaration | undefined {
  const list = Array.isArray(inputs) ? inputs.filter(isJsonObject) : [];
  const results = isJsonObject(outputs) ? outputs : {};
  const parameter = (wanted: string) => {
    const input = list.find((candidate) => candidate.type === wanted);
    if (typeof input?.name !== 'string') return undefined;
    return { in: input.in === 'requestBody' ? ('body' as const) : ('query' as const), name: input.name };
  };
  const items = pathOf(results.results);
  const next = (value: JsonValue | undefined) => {
    const path = pathOf(value);
    return path === undefined ? undefined : { in: 'body' as const, path };
  };
  if (type === 'url') return { method: 'url', items, next: next(results.nextUrl) };
  if (type === 'cursor')
    return { method: 'cursor', items, parameter: parameter('cursor'), next: next(results.nextCursor) };
  const [page, offset] = [parameter('page'), parameter('offset')];
  if (page !== undefined) return { method: 'page', items, parameter: page };
  return offset === undefined ? undefined : { method: 'offset', items, parameter: offset };
}

/** @see https://buildwithfern.com/learn/api-definitions/openapi/extensions/pagination */
function readFern(value: JsonObject): PaginationDeclaration | undefined {
  const items = pathOf(value.results);
  const next = pathOf(value.next_cursor ?? value.next_uri ?? value.next_path);
  const from = next === undefined ? undefined : ({ in: 'body', path: next } as const);
  const more = pathOf(value['has-next-page']);
  const hasMore = more === undefined ? undefined : ({ in: 'body', path: more } as const);
  if (value.next_uri !== undefined || value.next_path !== undefined) return { method: 'url', items, next: from };
  const parameter = (text: JsonValue | undefined) =>
    typeof text === 'string' ? requestValue(text.replace(/^\$request\./u, '')) : undefined;
  if (value.cursor !== undefined) return { method: 'cursor', items, parameter: parameter(value.cursor), next: from };
  if (value.offset === undefined) return undefined;
  return { method: 'offset', items, parameter: parameter(value.offset), hasMore };
}

/** Reads a path such as `$.data.items` or `$response.data.items`. Returns undefined for another text. */
function pathOf(text: JsonValue | undefined): readonly string[] | undefined {
  if (typeof text !== 'string') return undefined;
  const [, path] = /^\$(?:response)?((?:\.[A-Za-z_][\w-]*)*)$/u.exec(text) ?? [];
  return path === undefined ? undefined : path.split('.').slice(1);
}
