import { isJsonObject, type JsonValue } from './json.ts';

/** The keys that a JSON Pointer names, with or without a `#` before it; none for the whole document. RFC 6901. */
export function parsePointer(pointer: string): string[] {
  const path = pointer.replace(/^#?\/?/u, '');
  if (path === '') return [];
  const segments = path.split('/');
  if (!path.includes('~')) return segments;
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Keys as a JSON Pointer behind a `#`: `#/paths/~1projects`. */
export const formatPointer = (keys: readonly (string | number)[]): string =>
  `#${keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;

/** The value that keys lead to from `root`, by properties of its own; undefined where they lead nowhere. */
export function valueAt(root: JsonValue | undefined, keys: readonly string[]): JsonValue | undefined {
  return keys.reduce(memberOf, root);
}

function memberOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (Array.isArray(value)) return /^\d+$/u.test(key) ? value[Number(key)] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
