import { isExtensionKey } from '@forgespec/description/openapi';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';

/**
 * Returns a copy of a document without the extensions that contain a `$ref`. Prism would resolve these references, although they are only
 * data, and would reject the document if one of the references has no target.
 */
export const withoutExtensionReferences = (document: JsonObject): JsonObject => copyOf(document, []);

/** @param keys the keys from the root of the document to the object. */
function copyOf(object: JsonObject, keys: readonly string[]): JsonObject {
  const members = Object.entries(object).flatMap(([key, value]): [string, JsonValue | undefined][] => {
    const own = [...keys, key];
    if (isExtensionKey(own, keys.length)) return containsReference(value) ? [] : [[key, value]];
    return [[key, copyOfValue(value, own)]];
  });
  return Object.fromEntries(members);
}

function copyOfValue(value: JsonValue | undefined, keys: readonly string[]): JsonValue | undefined {
  if (Array.isArray(value)) return value.map((item, index) => copyOfValue(item, [...keys, `${index}`]) ?? null);
  return isJsonObject(value) ? copyOf(value, keys) : value;
}

const containsReference = (value: JsonValue | undefined): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '$ref') || Object.values(value).some(containsReference));
