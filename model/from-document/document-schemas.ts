import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { isVersion30, type Description } from '@forgespec/description/load';
import { followReferences } from '@forgespec/description/openapi';
import { keywordsAbout, type KeywordAbout } from '../keywords/schema-keywords.ts';
import { effectiveKeywords, isSchemaJson, keywordValue, memberSchema, type SchemaJson } from './keyword-value.ts';

/** The schemas of one description. */
export interface DocumentSchemas {
  /** Returns a schema object with the keywords that have an effect, as keywords of JSON Schema 2020-12. */
  keywordsOf(schema: JsonObject): JsonObject;
  /** Returns the target of a reference. Returns undefined if the target does not exist. */
  resolve(reference: string): JsonValue | undefined;
}

/** Returns the schemas of a description. Follows each reference only once. */
export function createDocumentSchemas({ document, resources }: Description): DocumentSchemas {
  const targets = new Map<string, JsonValue | undefined>();
  const hasKeywordsOf30 = isVersion30(document);
  return {
    resolve(reference) {
      if (targets.has(reference)) return targets.get(reference);
      const target = followReferences(document, { $ref: reference });
      targets.set(reference, target);
      return target;
    },
    keywordsOf: (schema) => effectiveKeywords(schema, hasKeywordsOf30, resources.vocabularies(schema)),
  };
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

/** The keywords whose schemas are alternatives for the same value. */
export const unionKeywords: readonly UnionKeyword[] = keywordsAbout('union');

export type UnionKeyword = KeywordAbout<'union'>;

/** The keywords whose value refers to a schema that applies to the same value. */
const referenceKeywords = keywordsAbout('reference');

const conjunctionKeywords = keywordsAbout('conjunction');

/**
 * Returns the values of `$ref` and `$dynamicRef` in a node. In a loaded description, both values are JSON Pointers. The dynamic scope of a
 * schema is ignored, so `$dynamicRef` is treated like `$ref`.
 */
export const directReferences = (node: JsonObject): readonly string[] =>
  referenceKeywords.map((keyword) => keywordValue(node, keyword)).filter((reference) => reference !== undefined);

/** Returns the value of `$ref`. Returns undefined if the schema has no `$ref`. */
export const referenceOf = (schema: SchemaJson): string | undefined =>
  typeof schema === 'boolean' ? undefined : keywordValue(schema, '$ref');

/** Returns the `$ref` of an alternative. If it has no `$ref`, returns its `title`. Returns undefined if it has neither of them. */
export function nameOfAlternative(schema: SchemaJson): string | undefined {
  const name = typeof schema === 'boolean' ? undefined : (referenceOf(schema) ?? schema.title);
  return typeof name === 'string' ? name : undefined;
}

const schemasIn = (json: JsonObject, keyword: KeywordAbout<'conjunction' | 'union'>): readonly SchemaJson[] =>
  (keywordValue(json, keyword) ?? []).map(memberSchema);

/** Returns the alternatives of a schema: those of one keyword, or those of all keywords. */
export const alternativesOf = (json: JsonObject, keyword?: UnionKeyword): readonly SchemaJson[] =>
  (keyword === undefined ? unionKeywords : [keyword]).flatMap((name) => schemasIn(json, name));

/** Returns the schemas in the `allOf` of a schema. */
export const conjunctionOf = (json: JsonObject): readonly SchemaJson[] =>
  conjunctionKeywords.flatMap((keyword) => schemasIn(json, keyword));

/**
 * Returns the schemas that a schema includes: the targets of its references, and the schemas in its `allOf`.
 *
 * @param json the schema, as `keywordsOf` returns it.
 */
export const includedSchemas = (json: JsonObject, { resolve }: DocumentSchemas): readonly SchemaJson[] => [
  ...directReferences(json).map(resolve).filter(isSchemaJson),
  ...conjunctionOf(json),
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

/** Returns the value of `properties`, which maps names to schemas. Returns undefined if the schema has no properties. */
export const declaredPropertyMap = (json: JsonObject): JsonObject | undefined => keywordValue(json, 'properties');
