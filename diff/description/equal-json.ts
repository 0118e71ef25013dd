import { isJsonObject, type JsonValue } from '@forgespec/description/json';

/**
 * Returns true if two values are equal. The order of keys does not matter. For two large descriptions, a comparison of JSON texts would be
 * slow. So the function does not build JSON texts.
 */
export function isEqualJson(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => isEqualJson(item, b[index]));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && isEqualJson(a[key], b[key]));
}
