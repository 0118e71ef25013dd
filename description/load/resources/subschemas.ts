import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';

/** The position of a value: the object or array that contains the value, and the key or index of the value. */
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
// `definitions` is the name of `$defs` in earlier drafts. The meta-schema of draft 2020-12 still allows `definitions`.
const keywordsWithSchemaMap = ['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties'];

/**
 * Returns the schemas directly inside a schema. They are the values of keywords such as `not`, the items of lists such
 * as `allOf`, and the values of maps such as `properties`.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10
 */
export function subschemas(schema: JsonObject): readonly Position[] {
  // Most schemas contain no other schemas, so this check saves time. The check is fast, because few schemas have more
  // than five keys.
  if (!hasSubschemas(schema)) return none;
  const found: Position[] = [];
  for (const key of keywordsWithSchema) addPosition(found, schema, key);
  for (const key of keywordsWithSchemaList) addPositions(found, schema[key]);
  for (const key of keywordsWithSchemaMap) addPositions(found, schema[key]);
  return found;
}

const none: readonly Position[] = [];
const allKeywords = new Set([...keywordsWithSchema, ...keywordsWithSchemaList, ...keywordsWithSchemaMap]);

function hasSubschemas(schema: JsonObject): boolean {
  for (const key in schema) if (allKeywords.has(key)) return true;
  return false;
}

/** Returns the positions of all values of an object or array. Returns an empty list for any other value. */
export function positionsIn(owner: JsonValue | undefined): Position[] {
  const found: Position[] = [];
  addPositions(found, owner);
  return found;
}

function addPositions(found: Position[], owner: JsonValue | undefined): void {
  if (typeof owner !== 'object' || owner === null) return;
  for (const key of Object.keys(owner)) addPosition(found, owner, key);
}

function addPosition(found: Position[], owner: JsonObject | JsonValue[], key: string): void {
  const value = isJsonObject(owner) ? owner[key] : owner[Number(key)];
  if (value !== undefined) found.push({ owner, key, value });
}
