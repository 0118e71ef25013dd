import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { isJsonObject, type JsonValue } from './json.ts';

/** Formats keys as a JSON Pointer in a fragment, without percent-encoding: `#/paths/~1projects~1{id}`. */
export const formatPointer = (keys: readonly (string | number)[]): string =>
  `#${keys.map((key) => `/${escapeSegment(String(key))}`).join('')}`;

/**
 * Follows a sequence of keys from `root`, and returns the value at the end. Returns undefined if this value does not exist. RFC 6901,
 * section 4.
 */
export function valueAt(root: JsonValue | undefined, keys: readonly string[]): JsonValue | undefined {
  return keys.reduce(memberOf, root);
}

function memberOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (Array.isArray(value)) return /^(?:0|[1-9]\d*)$/u.test(key) ? value[Number(key)] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
