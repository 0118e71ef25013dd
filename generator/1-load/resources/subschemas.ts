import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';

/** The position of a value: a key of an object, or an index of an array. */
export interface Position {
  readonly owner: JsonObject | JsonValue[];
  readonly key: string;
  readonly value: JsonValue;
}

const keywordsWithSchema = [
  'additionalProperties',
  'contains',
  'contentSchema',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
];
const keywordsWithSchemaList = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
// `definitions` is the name of `$defs` in earlier drafts. The meta-schema still has it.
const keywordsWithSchemaMap = ['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties'];

/**
 * Returns the schemas directly inside a schema object.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10
 */
export function subschemas(schema: JsonObject): Position[] {
  const one = keywordsWithSchema.flatMap((key) => positionOf(schema, key));
  const many = [...keywordsWithSchemaList, ...keywordsWithSchemaMap].flatMap((key) => positionsIn(schema[key]));
  return [...one, ...many];
}

/** Returns the values of an object or array with their positions; empty for any other value. */
export function positionsIn(owner: JsonValue | undefined): Position[] {
  if (typeof owner !== 'object' || owner === null) return [];
  return Object.keys(owner).flatMap((key) => positionOf(owner, key));
}

function positionOf(owner: JsonObject | JsonValue[], key: string): Position[] {
  const value = isJsonObject(owner) ? owner[key] : owner[Number(key)];
  return value === undefined ? [] : [{ owner, key, value }];
}
