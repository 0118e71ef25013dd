import type { JsonObject, JsonValue } from '@forgespec/generator/json';
import type { Schema } from '@forgespec/generator/model/schema';
import { isNeverSent } from '../directions.ts';
import { schemasOfSameValue } from '../marked-properties.ts';
import type { ResolveReference } from '@forgespec/generator/values/merged-schema';

/** Returns a value without its `readOnly` properties, at any depth. */
export function sendableValue(value: JsonValue, schema: Schema, resolve: ResolveReference, depth = 0): JsonValue {
  if (schema.kind === 'boolean' || typeof value !== 'object' || value === null || depth > 24) return value;
  const own = Array.isArray(value)
    ? value.map((item, index) => inItem(item, schema.prefixItems?.[index] ?? schema.items, resolve, depth))
    : inObject(value, schema, resolve, depth);
  return schemasOfSameValue(schema, { resolve }).reduce<JsonValue>(
    (left, part) => sendableValue(left, part, resolve, depth + 1),
    own,
  );
}

const inItem = (item: JsonValue, schema: Schema | undefined, resolve: ResolveReference, depth: number): JsonValue =>
  schema === undefined ? item : sendableValue(item, schema, resolve, depth + 1);

function inObject(
  object: JsonObject,
  { properties = [], additionalProperties }: Extract<Schema, { kind: 'keywords' }>,
  resolve: ResolveReference,
  depth: number,
): JsonObject {
  const entries = Object.entries(object).flatMap(([name, member]): [string, JsonValue][] => {
    if (member === undefined) return [];
    const property = properties.find((candidate) => candidate.name === name)?.schema;
    if (property !== undefined && isNeverSent(property)) return [];
    return [[name, inItem(member, property ?? additionalProperties, resolve, depth)]];
  });
  return Object.fromEntries(entries);
}
