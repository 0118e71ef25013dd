import { createHash } from 'node:crypto';
import { canonicalJson } from '@forgespec/generator/canonical-json';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/generator/json';
import { subschemas } from '@forgespec/generator/subschemas';
import { isAnnotation } from './annotations.ts';

/** Keywords that name a schema, or contain schemas that are only used through references. */
const names = new Set(['$id', '$anchor', '$dynamicAnchor', '$defs', 'definitions']);
const references = new Set(['$ref', '$dynamicRef']);

/**
 * Returns one hash for a schema, all schemas inside it, and all schemas to which these schemas refer. Schemas with the same hash accept the
 * same values. Annotations and the names of components have no effect on the hash.
 *
 * @param read converts a schema to the keywords of OpenAPI 3.1.
 * @param resolve returns the target of a reference. Returns undefined if the target does not exist.
 */
export function opaqueText(
  schema: JsonObject,
  read: (schema: JsonObject) => JsonObject,
  resolve: (reference: string) => JsonValue | undefined,
): string {
  /** A map from each schema to its number, in the order in which the schemas are found. */
  const numbers = new Map<JsonObject, number>([[schema, 0]]);
  const numberOf = (found: JsonObject): number => {
    const number = numbers.get(found) ?? numbers.size;
    numbers.set(found, number);
    return number;
  };
  const targetOf = (reference: JsonValue): JsonValue => {
    const target = typeof reference === 'string' ? resolve(reference) : undefined;
    return isJsonObject(target) ? numberOf(target) : (target ?? reference);
  };
  const hash = createHash('sha256');
  for (const [found] of numbers) {
    const json = read(found);
    const inside = new Set(subschemas(json).map(({ value }) => value));
    const withNumbers = (value: JsonValue): JsonValue => {
      if (isJsonObject(value) && inside.has(value)) return numberOf(value);
      if (Array.isArray(value)) return value.map(withNumbers);
      return isJsonObject(value) ? sorted(value, (member) => withNumbers(member)) : value;
    };
    const keywords = Object.fromEntries(Object.entries(json).filter(([key]) => !isAnnotation(key) && !names.has(key)));
    hash.update(
      canonicalJson(sorted(keywords, (value, key) => (references.has(key) ? targetOf(value) : withNumbers(value)))),
    );
  }
  return hash.digest('hex');
}

/** Returns a copy of an object with sorted keys. `convert` returns the new value of each key. */
const sorted = (value: JsonObject, convert: (member: JsonValue, key: string) => JsonValue): JsonObject =>
  Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .flatMap((key) => (value[key] === undefined ? [] : [[key, convert(value[key], key)]])),
  );
