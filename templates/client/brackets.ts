/**
 * A value as `name=value` pairs, percent-encoded, its parts named with brackets: `a[]=1&a[]=2`, `a[b]=1`, `a[0][b]=1`. Undefined
 * is left out, and so is an empty array or object; null is an empty value.
 */
export function bracketPairs(name: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => bracketPairs(`${name}[${isObject(item) ? index : ''}]`, item));
  }
  if (isObject(value)) return Object.entries(value).flatMap(([key, item]) => bracketPairs(`${name}[${key}]`, item));
  return [`${encodeName(name)}=${encodeValue(value)}`];
}

/** Percent-encoded but for brackets, which servers and people expect to see as they are. */
export const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']');

export const encodeValue = (value: unknown): string => encodeURIComponent(String(value ?? ''));

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
