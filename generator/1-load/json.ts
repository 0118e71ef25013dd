/** A JSON value, as parsed from YAML or JSON. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  [key: string]: JsonValue | undefined;
}

/** Whether `value` is a JSON object, and neither an array nor null. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys that a JSON Pointer names, unescaped; empty for the whole document. RFC 6901. */
export function parsePointer(pointer: string): string[] {
  const path = pointer.replace(/^#?\/?/u, '');
  if (path === '') return [];
  return path.split('/').map((segment) => decode(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A JSON Pointer as a URI fragment, `#/a/b`. RFC 6901, section 6. */
export const formatPointer = (keys: readonly (string | number)[]): string =>
  `#${keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
