import type { JsonObject, JsonValue } from '@forgespec/generator/json';
import { fromVersion30 } from '@forgespec/generator/schema-version-30';

/**
 * Returns a schema object with the meaning that it has in OpenAPI 3.1. Boolean exclusive bounds are also read in a newer description, because
 * many descriptions contain them.
 */
export function asVersion31(schema: JsonObject, isVersion30: boolean): JsonObject {
  if (!isVersion30) return hasBooleanBound(schema) ? withoutNullable(fromVersion30(schema), schema) : schema;
  if (schema['nullable'] !== true || !Array.isArray(schema['type'])) return fromVersion30(schema);
  return { ...fromVersion30(schema), type: withNull(schema['type']) };
}

const hasBooleanBound = ({ exclusiveMinimum, exclusiveMaximum, $ref }: JsonObject): boolean =>
  $ref === undefined && (typeof exclusiveMinimum === 'boolean' || typeof exclusiveMaximum === 'boolean');

/** OpenAPI 3.1 ignores `nullable`. */
const withoutNullable = (converted: JsonObject, { type, enum: values }: JsonObject): JsonObject => ({
  ...converted,
  ...(type === undefined ? {} : { type }),
  ...(values === undefined ? {} : { enum: values }),
});

const withNull = (types: JsonValue[]): JsonValue[] => (types.includes('null') ? types : [...types, 'null']);
