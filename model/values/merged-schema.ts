import { canonicalJson } from '@forgespec/description/json';
import type { SchemaKeyword } from '../keywords/schema-keywords.ts';
import type { KeywordSchema, Schema } from '../schema.ts';

/** Returns the target of a reference. The argument is a `NamedSchema.reference`. */
export type ResolveReference = (reference: string) => Schema;

/**
 * Merges the keywords of a schema with the keywords from its reference and its `allOf`. The result is one schema, from which a value can be
 * generated. From `oneOf` and `anyOf`, only the first schema that allows other values than null is merged. The keywords `not`, `if` and
 * `dependentSchemas` are not merged, so a generated value may violate them. If the value must be valid, validate it against the original
 * schema.
 *
 * @returns undefined for a boolean schema, or if the nesting is too deep.
 */
export function mergedSchema(schema: Schema, resolve: ResolveReference, depth = 0): KeywordSchema | undefined {
  if (schema.kind === 'boolean' || depth > 12) return undefined;
  const chosen = [schema.anyOf, schema.oneOf].flatMap((options) => {
    const option = options?.find((candidate) => !isNull(candidate));
    return option === undefined ? [] : [option];
  });
  const referenced = schema.reference === undefined ? [] : [resolve(schema.reference)];
  const parts = [...referenced, ...(schema.allOf ?? []), ...chosen];
  return parts
    .map((part) => mergedSchema(part, resolve, depth + 1))
    .reduce<KeywordSchema>((merged, part) => (part === undefined ? merged : merge(merged, part)), schema);
}

const isNull = (schema: Schema): boolean =>
  schema.kind === 'keywords' && schema.type?.length === 1 && schema.type[0] === 'null';

/** The keywords of a schema in the model. References are merged by `mergedSchema`. */
type MergedKeyword = Exclude<SchemaKeyword, `$${string}`>;

type WrittenValues = { readonly [Name in MergedKeyword]: Values[Name] | undefined };
type Values = { readonly [Name in MergedKeyword]: NonNullable<KeywordSchema[Name]> };

/** Returns the first of two values. A keyword for which no better value is known has this rule. */
const first = <Value>(one: Value): Value => one;

/**
 * For each keyword, the function that returns its value in the merged schema, if both schemas have the keyword. For bounds, `type`, `enum`
 * and `items`, the merged schema accepts only values that both schemas accept. For example, it has the smaller `maximum`.
 */
const mergeRules: { readonly [Name in MergedKeyword]: (one: Values[Name], other: Values[Name]) => Values[Name] } = {
  additionalProperties: first,
  allOf: first,
  anyOf: first,
  const: first,
  contains: first,
  dependentRequired: first,
  dependentSchemas: first,
  else: first,
  enum: commonValues,
  exclusiveMaximum: Math.min,
  exclusiveMinimum: Math.max,
  format: first,
  if: first,
  items: both,
  maxContains: first,
  maxItems: Math.min,
  maxLength: Math.min,
  maxProperties: Math.min,
  maximum: Math.min,
  minContains: first,
  minItems: Math.max,
  minLength: Math.max,
  minProperties: Math.max,
  minimum: Math.max,
  multipleOf: first,
  not: first,
  oneOf: first,
  pattern: first,
  patternProperties: first,
  prefixItems: first,
  properties: allProperties,
  propertyNames: first,
  required: (one, other) => [...new Set([...one, ...other])],
  then: first,
  type: commonTypes,
  unevaluatedItems: first,
  unevaluatedProperties: first,
  uniqueItems: first,
};

const mergedKeywords = Object.keys(mergeRules) as MergedKeyword[];

function merge(a: KeywordSchema, b: KeywordSchema): KeywordSchema {
  const defined = Object.fromEntries(Object.entries(a).filter(([, value]) => value !== undefined));
  const shared = mergedKeywords.flatMap((keyword) => {
    const value = valueInBoth(keyword, a, b);
    return value === undefined ? [] : [[keyword, value]];
  });
  return { ...b, ...defined, ...Object.fromEntries(shared) };
}

/** Returns the merged value of a keyword. Returns undefined unless both schemas have the keyword. */
function valueInBoth<Name extends MergedKeyword>(
  keyword: Name,
  a: WrittenValues,
  b: WrittenValues,
): Values[Name] | undefined {
  const one: Values[Name] | undefined = a[keyword];
  const other: Values[Name] | undefined = b[keyword];
  return one === undefined || other === undefined ? undefined : mergeRules[keyword](one, other);
}

/** Returns the properties of both schemas. The value of a property that both schemas have must match both. */
function allProperties(one: Values['properties'], other: Values['properties']): Values['properties'] {
  const names = new Set(one.map(({ name }) => name));
  const shared = one.map((property) => {
    const same = other.find(({ name }) => name === property.name);
    return same === undefined ? property : { ...same, ...property, schema: both(property.schema, same.schema) };
  });
  return [...shared, ...other.filter(({ name }) => !names.has(name))];
}

function commonValues(one: Values['enum'], other: Values['enum']): Values['enum'] {
  const others = new Set(other.map(canonicalJson));
  return one.filter((value) => others.has(canonicalJson(value)));
}

function commonTypes(
  a: NonNullable<KeywordSchema['type']>,
  b: NonNullable<KeywordSchema['type']>,
): NonNullable<KeywordSchema['type']> {
  const accepts = (types: NonNullable<KeywordSchema['type']>, name: (typeof types)[number]): boolean =>
    types.includes(name) || (name === 'integer' && types.includes('number'));
  const common = [...a.filter((name) => accepts(b, name)), ...b.filter((name) => accepts(a, name))];
  return [...new Set(common)];
}

/** Returns a schema for values that must match two schemas. */
function both(one: Schema, other: Schema): Schema {
  if (one.kind === 'boolean') return one.value ? other : one;
  if (one === other || (other.kind === 'boolean' && !other.value)) return other;
  return { ...one, allOf: [...(one.allOf ?? []), other] };
}
