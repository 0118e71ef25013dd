// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { pairs } from './write-query.ts';
import { isObject, plainValue } from './plain-value.ts';

/**
 * Writes the query string of a request, without `?`. The name of an array is repeated for each item: `a=1&a=2`. The keys of an object are
 * in brackets: `a[b]=1`. Undefined values, empty arrays and empty objects are left out. Null becomes an empty value: `name=`.
 *
 * @throws {TypeError} if a value cannot be written.
 */
export const serializeQuery = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .flatMap(([name, value]) => repeated(name, value))
    .join('&');

/** Writes a value as `name=value`, an array as `name=item` for each item, an object as `name[key]=value`. */
export function repeated(name: string, value: unknown): string[] {
  const data = plainValue(name, value);
  return Array.isArray(data) ? data.flatMap((item) => bracketed(name, item)) : bracketed(name, data);
}

// The largest depth of nesting. Without this limit, an object that contains itself would overflow the stack.
const deepest = 32;

/** Writes a value as `name=value`, percent-encoded, with keys in brackets: `a[]=1&a[]=2`, `a[b]=1`, `a[0][b]=1`. */
export function bracketed(name: string, value: unknown, depth: number = 0): string[] {
  if (depth > deepest) throw new TypeError(`${name.split('[')[0]} must not be nested more than ${deepest} levels deep`);
  const data = plainValue(name, value);
  if (!isObject(data)) return pairs(name, data);
  return Object.entries(data).flatMap(([key, part]) => {
    const item = plainValue(`${name}[${key}]`, part);
    return bracketed(`${name}[${Array.isArray(data) && !isObject(item) ? '' : key}]`, item, depth + 1);
  });
}
