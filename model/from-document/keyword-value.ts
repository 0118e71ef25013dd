import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { TypeName } from '../schema.ts';
import { shapes, typeNames, type KeywordType } from '../keywords/keyword-shape.ts';
import { valueTypeOf, type SchemaKeyword, type TypeOfKeyword } from '../keywords/schema-keywords.ts';
import { asVersion31 } from './schema-version-30.ts';
import { withinVocabularies } from './vocabularies.ts';

/** A schema of a document. It is a Schema Object or a boolean. */
export type SchemaJson = JsonObject | boolean;

/** For each `KeywordType`, the type of the value that {@link keywordValue} returns. */
interface Values {
  readonly any: JsonValue;
  readonly array: readonly JsonValue[];
  readonly boolean: boolean;
  readonly count: number;
  readonly nameLists: readonly { readonly name: string; readonly names: readonly string[] }[];
  readonly names: readonly string[];
  readonly number: number;
  readonly positive: number;
  readonly schema: SchemaJson;
  /** The members can have values that are not schemas. {@link memberSchema} returns the schema of a member. */
  readonly schemaMap: JsonObject;
  /** The items can have values that are not schemas. {@link memberSchema} returns the schema of an item. */
  readonly schemas: readonly JsonValue[];
  readonly string: string;
  readonly type: readonly TypeName[];
}

/** Returns true if a value is a schema. */
export const isSchemaJson = (value: JsonValue | undefined): value is SchemaJson =>
  typeof value === 'boolean' || isJsonObject(value);

/** Returns the schema of a member of a map or list. A value that is not a schema accepts everything, like the schema `true`. */
export const memberSchema = (value: JsonValue | undefined): SchemaJson => (isSchemaJson(value) ? value : true);

const listOf = (value: JsonValue): readonly JsonValue[] | undefined => (Array.isArray(value) ? value : undefined);
const textsIn = (value: JsonValue | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
const numberFor =
  (type: 'count' | 'number' | 'positive') =>
  (value: JsonValue): number | undefined =>
    typeof value === 'number' && shapes[type].test(value) ? value : undefined;

/** For each `KeywordType`, the function that reads a value. It returns undefined for a value that the keyword must not have. */
const readers: { readonly [Type in KeywordType]: (value: JsonValue) => Values[Type] | undefined } = {
  any: (value) => value,
  array: listOf,
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  count: numberFor('count'),
  nameLists: (value) =>
    isJsonObject(value) ? Object.entries(value).map(([name, names]) => ({ name, names: textsIn(names) })) : undefined,
  names: (value) => (Array.isArray(value) ? textsIn(value) : undefined),
  number: numberFor('number'),
  positive: numberFor('positive'),
  schema: (value) => (isSchemaJson(value) ? value : undefined),
  schemaMap: (value) => (isJsonObject(value) ? value : undefined),
  schemas: listOf,
  string: (value) => (typeof value === 'string' ? value : undefined),
  type: (value) => {
    const names = [value].flat();
    const known = names.flatMap((name) => typeNames.find((type) => type === name) ?? []);
    return known.length === 0 ? undefined : known;
  },
};

/**
 * Returns the value of a keyword. Returns undefined if the schema does not have the keyword, or if the value is one that the keyword must
 * not have. If only some items of a list are wrong, returns the other items.
 *
 * @param node a schema with the keywords of JSON Schema 2020-12, as {@link effectiveKeywords} returns it.
 */
export function keywordValue<Name extends SchemaKeyword>(
  node: JsonObject,
  keyword: Name,
): Values[TypeOfKeyword<Name>] | undefined {
  const value = node[keyword];
  return value === undefined ? undefined : readers[valueTypeOf(keyword)](value);
}

/**
 * Returns a schema object with the keywords that have an effect, as keywords of JSON Schema 2020-12. Keywords that the dialect of the
 * schema does not have are removed.
 *
 * @param vocabularies the URIs of the vocabularies of the dialect. Undefined if the dialect has all vocabularies of draft 2020-12.
 */
export const effectiveKeywords = (
  schema: JsonObject,
  isVersion30: boolean,
  vocabularies: ReadonlySet<string> | undefined,
): JsonObject => asVersion31(withinVocabularies(schema, vocabularies), isVersion30);
