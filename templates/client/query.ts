import { bracketPairs, encodeName, encodeValue, isObject } from './brackets.ts';

/**
 * How a query parameter is written, where OpenAPI says something else than: a value as `name=value`, an array as one such for each
 * item, an object as `name[key]=value` for each member.
 */
export type QueryStyle = 'commaDelimited' | 'form' | 'json' | 'pipeDelimited' | 'spaceDelimited';

/**
 * The query string of a request, without `?`. Undefined and empty arrays are left out; null is an empty value.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export function serializeQuery(
  query: Readonly<Record<string, unknown>>,
  styles: Readonly<Record<string, QueryStyle>> = {},
): string {
  return Object.entries(query)
    .flatMap(([name, value]) => pairs(name, value, styles[name]))
    .join('&');
}

function pairs(name: string, value: unknown, style: QueryStyle | undefined): string[] {
  if (!isObject(value)) return bracketPairs(name, value);
  if (style === 'json') return bracketPairs(name, JSON.stringify(value));
  if (style === 'form') return Object.entries(value).flatMap(([key, item]) => bracketPairs(key, item));
  const isArray = Array.isArray(value);
  if (style !== undefined) {
    const items: readonly unknown[] = isArray ? value : Object.entries(value).flat();
    return items.length === 0 ? [] : [`${encodeName(name)}=${items.map(encodeValue).join(delimiters[style])}`];
  }
  return isArray ? value.flatMap((item) => bracketPairs(name, item)) : bracketPairs(name, value);
}

const delimiters = { commaDelimited: ',', pipeDelimited: '%7C', spaceDelimited: '%20' };
