import { bracketPairs, isObject, pair } from './brackets.ts';

/** How a query parameter is written, where that is not `name=value`, once for each value. */
export type QueryStyle = 'commaDelimited' | 'deepObject' | 'json' | 'pipeDelimited' | 'spaceDelimited';

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
    .flatMap(([name, value]) => (value === undefined ? [] : pairs(name, value, styles[name])))
    .join('&');
}

function pairs(name: string, value: unknown, style: QueryStyle | undefined): string[] {
  if (style === 'deepObject') return bracketPairs(name, value);
  if (style === 'json') return [pair(name, JSON.stringify(value))];
  if (style !== undefined) return delimited(name, value, style);
  if (Array.isArray(value)) return value.map((item) => pair(name, item));
  if (isObject(value)) return Object.entries(value).flatMap(([key, item]) => bracketPairs(key, item));
  return [pair(name, value)];
}

const delimiters = { commaDelimited: ',', pipeDelimited: '%7C', spaceDelimited: '%20' };

function delimited(name: string, value: unknown, style: keyof typeof delimiters): string[] {
  const items: readonly unknown[] = isObject(value) ? Object.entries(value).flat() : [value];
}
