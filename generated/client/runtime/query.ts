// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * The query string of a request, without `?`: an array repeats its name, an object is written with brackets. Undefined is left
 * out, and so is an empty array or object; null is an empty value.
 */
export const serializeQuery = (query: Readonly<Record<string, unknown>>): string =>
  Object.entries(query)
    .flatMap(([name, value]) => repeated(name, value))
    .join('&');

/** A value as `name=value`, an array as one such for each item, an object as `name[key]=value`, to any depth. */
export function repeated(name: string, value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => bracketed(name, item)) : bracketed(name, value);
}

/** A value as `name=value`, percent-encoded, its parts named with brackets: `a[]=1&a[]=2`, `a[b]=1`, `a[0][b]=1`. */
export function bracketed(name: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (!isObject(value)) return [`${encodeName(name)}=${encodeValue(value)}`];
  return Object.entries(value).flatMap(([key, item]) =>
    bracketed(`${name}[${Array.isArray(value) && !isObject(item) ? '' : key}]`, item),
  );
}

/** Percent-encoded but for brackets, which servers and people expect to see as they are. */
export const encodeName = (name: string): string => encodeURIComponent(name).replace(/%5[BD]/gu, decodeURIComponent);

export const encodeValue = (value: unknown): string => encodeURIComponent(String(value ?? ''));

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
