import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { isSchemaJson, keywordValue, memberSchema, type SchemaJson } from '@forgespec/model/from-document';

/** The schemas of one description. */
export interface DocumentSchemas {
  /** Returns a schema object with the keywords that have an effect, as keywords of JSON Schema 2020-12. */
  keywordsOf(schema: JsonObject): JsonObject;
  /** Returns the target of a reference. Returns undefined if the target does not exist. */
  resolve(reference: string): JsonValue | undefined;
}

/** Returns the same schemas. Converts the keywords of each schema object only once. */
export function withKnownKeywords({ keywordsOf, resolve }: DocumentSchemas): DocumentSchemas {
  const converted = new WeakMap<JsonObject, JsonObject>();
  return {
    resolve,
    keywordsOf(schema) {
      const known = converted.get(schema) ?? keywordsOf(schema);
      converted.set(schema, known);
      return known;
    },
  };
}

/**
 * Returns the values of `$ref` and `$dynamicRef` in a node. In a loaded description, both values are JSON Pointers. The comparison ignores
 * the dynamic scope of a schema, so it treats `$dynamicRef` like `$ref`.
 */
export const directReferences = (node: JsonObject): readonly string[] =>
  [keywordValue(node, '$ref'), keywordValue(node, '$dynamicRef')].filter((reference) => reference !== undefined);

/** Returns the schemas in the list that is the value of a keyword, such as the alternatives of `oneOf`. */
export const schemasIn = (json: JsonObject, keyword: 'allOf' | 'anyOf' | 'oneOf'): readonly SchemaJson[] =>
  (keywordValue(json, keyword) ?? []).map(memberSchema);

/**
 * Returns the schemas that a schema includes: the targets of its references, and the schemas in its `allOf`.
 *
 * @param json the schema, as `keywordsOf` returns it.
 */
export const includedSchemas = (json: JsonObject, { resolve }: DocumentSchemas): readonly SchemaJson[] => [
  ...directReferences(json).map(resolve).filter(isSchemaJson),
  ...schemasIn(json, 'allOf'),
];

/** Returns schema objects, and all schema objects that they include, directly or through others. */
export function withIncluded(schemas: readonly SchemaJson[], described: DocumentSchemas): readonly JsonObject[] {
  const found = new Set<JsonObject>();
  const add = (schema: SchemaJson): void => {
    if (typeof schema === 'boolean' || found.has(schema)) return;
    found.add(schema);
    for (const included of includedSchemas(described.keywordsOf(schema), described)) add(included);
  };
  for (const schema of schemas) add(schema);
  return [...found];
}
