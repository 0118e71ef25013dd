// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { textValue } from './write-url.ts';

/**
 * Writes a query string, without `?`. Its parameters must be single values, or arrays of single values. The name of an array is repeated
 * for each item. Undefined values and empty arrays are left out. Null becomes an empty value: `name=`.
 *
 * @throws {TypeError} if a value cannot be written as text.
 */
export const plainQuery = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .flatMap((pair) => pairs(...pair))
    .join('&');

/** Writes a value as `name=value`, percent-encoded, and an array as `name=item` for each item. Omits undefined values. */
export function pairs(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pairs(name, item));
  return value === undefined ? [] : [`${encodeName(name)}=${encodeURIComponent(textValue(name, value))}`];
}

/** Percent-encodes a name, except brackets. Servers and people expect unencoded brackets. */
export const encodeName = (name: string): string => encodeURIComponent(name).replace(/%5[BD]/gu, decodeURIComponent);
