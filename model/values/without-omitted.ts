import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { schemasOfSameValue } from '../inspect/same-value.ts';
import type { KeywordSchema, Schema } from '../schema.ts';
import type { ResolveReference } from './merged-schema.ts';

/** The maximum nesting depth of schemas. Without a limit, a schema that refers to itself would cause an endless recursion. */
const deepest = 24;

/**
 * Returns a value without the properties that its schema omits, at any depth. In the schema of a request, these are the `readOnly`
 * properties. In the schema of a response, these are the `writeOnly` properties.
 */
export function withoutOmitted(value: JsonValue, schema: Schema, resolve: ResolveReference, depth = 0): JsonValue {
  if (schema.kind === 'boolean' || typeof value !== 'object' || value === null || depth > deepest) return value;
  const own = Array.isArray(value)
    ? value.map((item, index) => inPart(item, schema.prefixItems?.[index] ?? schema.items, resolve, depth))
    : inObject(value, schema, resolve, depth);
  return schemasOfSameValue(schema, resolve).reduce<JsonValue>(
    (left, part) => withoutOmitted(left, part, resolve, depth + 1),
    own,
  );
}

const inPart = (part: JsonValue, schema: Schema | undefined, resolve: ResolveReference, depth: number): JsonValue =>
  schema === undefined ? part : withoutOmitted(part, schema, resolve, depth + 1);

function inObject(
  object: JsonObject,
  { properties = [], additionalProperties }: KeywordSchema,
  resolve: ResolveReference,
  depth: number,
): JsonObject {
  const byName = new Map(properties.map((property) => [property.name, property]));
  const entries = Object.entries(object).flatMap(([name, member]): [string, JsonValue][] => {
    const property = byName.get(name);
    if (member === undefined || property?.isOmitted === true) return [];
    return [[name, inPart(member, property?.schema ?? additionalProperties, resolve, depth)]];
  });
  return Object.fromEntries(entries);
}
