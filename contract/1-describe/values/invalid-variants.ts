import type { JsonValue } from '@forgespec/description/json';
import type { KeywordSchema, Schema, TypeName } from '@forgespec/model';
import { mergedSchema, type ResolveReference } from '@forgespec/model/values';
import type { KeywordOfType, SchemaKeyword } from '@forgespec/model/from-document';
import type { ValueVariant } from './variant.ts';

/**
 * Returns values that each break one rule of a schema. For example, a value has another type, is just outside a boundary, or is not in the
 * enumeration. Some of the values are nevertheless valid. For example, a text is not an `integer`, but it is valid if the schema also has
 * the type `string`. So the caller must drop each value that the validator accepts.
 */
export function invalidVariants(schema: Schema, resolve: ResolveReference): ValueVariant[] {
  const merged = mergedSchema(schema, resolve);
  return merged === undefined ? [] : Object.values(breakers).flatMap((variants) => [...variants(merged, resolve)]);
}

/** Returns values that break one keyword of a schema. */
type Breaker = (schema: KeywordSchema, resolve: ResolveReference) => readonly ValueVariant[];

/** The invalid values for the keyword are not known, or another keyword's value already breaks it. */
const none: Breaker = () => [];

/** For each keyword, the function that returns values that break it, in the order of the cases. */
const breakers: Readonly<Record<SchemaKeyword, Breaker>> = {
  type: wrongTypes,
  enum: ({ enum: values, pointer }) =>
    values === undefined
      ? []
      : [
          { name: 'enum/unknown', value: 'not-in-the-list', pointer: `${pointer}/enum` },
          ...inOtherCase(values).map((value) => ({ name: 'enum/case', value, pointer: `${pointer}/enum` })),
        ],
  minimum: (schema) => variant(schema, 'minimum', 'below', (bound) => bound - 1),
  maximum: (schema) => variant(schema, 'maximum', 'above', (bound) => bound + 1),
  exclusiveMinimum: (schema) => variant(schema, 'exclusiveMinimum', 'at', (bound) => bound),
  exclusiveMaximum: (schema) => variant(schema, 'exclusiveMaximum', 'at', (bound) => bound),
  minLength: (schema) =>
    variant(schema, 'minLength', 'below', (length) => (length > 0 ? 'x'.repeat(length - 1) : undefined)),
  maxLength: (schema) =>
    variant(schema, 'maxLength', 'above', (length) => (length < 100_000 ? 'x'.repeat(length + 1) : undefined)),
  pattern: (schema) => variant(schema, 'pattern', 'broken', () => '\u0001 ?'),
  format: (schema) => [
    ...variant(schema, 'format', 'broken', () => 'not a value of this format'),
    // Of times, the standard library of JavaScript accepts such a day.
    ...variant(schema, 'format', 'no-such-day', (format) => (format === 'date' ? '2026-02-30' : undefined)),
  ],
  items: ({ items }, resolve) =>
    items === undefined
      ? []
      : invalidVariants(items, resolve).map(({ name, value, pointer }) => ({
          name: `items/${name}`,
          value: [value],
          pointer,
        })),
  minItems: (schema) => variant(schema, 'minItems', 'below', (count) => (count > 0 ? [] : undefined)),
  maxItems: (schema) =>
    variant(schema, 'maxItems', 'above', (count) =>
      count < 1000 ? Array.from({ length: count + 1 }, (_, index) => index + 1) : undefined,
    ),
  $anchor: none,
  $dynamicAnchor: none,
  $dynamicRef: none,
  $id: none,
  $ref: none,
  additionalProperties: none,
  allOf: none,
  anyOf: none,
  const: none,
  contains: none,
  dependentRequired: none,
  dependentSchemas: none,
  else: none,
  if: none,
  maxContains: none,
  maxProperties: none,
  minContains: none,
  minProperties: none,
  multipleOf: none,
  not: none,
  oneOf: none,
  patternProperties: none,
  prefixItems: none,
  properties: none,
  propertyNames: none,
  required: none,
  then: none,
  unevaluatedItems: none,
  unevaluatedProperties: none,
  uniqueItems: none,
};

/** Returns the first text of an enumeration in upper case, or in lower case. A server that ignores the case would accept it. */
function inOtherCase(values: readonly JsonValue[]): string[] {
  const text = values.find((value) => typeof value === 'string' && /[a-z]/iu.test(value));
  if (typeof text !== 'string') return [];
  return [text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase()];
}

/** Returns the value that breaks a keyword. Returns an empty list if the schema does not have the keyword, or no value breaks it. */
function variant<Name extends 'format' | 'pattern' | KeywordOfType<'count' | 'number'>>(
  schema: KeywordSchema,
  keyword: Name,
  name: string,
  valueFor: (bound: NonNullable<KeywordSchema[Name]>) => JsonValue | undefined,
): readonly ValueVariant[] {
  const { [keyword]: bound, pointer } = schema;
  const value = bound === undefined ? undefined : valueFor(bound);
  return value === undefined ? [] : [{ name: `${keyword}/${name}`, value, pointer: `${pointer}/${keyword}` }];
}

/** For each type, a value that a server cannot coerce to the type. */
const otherThan: Readonly<Record<TypeName, JsonValue>> = {
  array: { unexpected: true },
  boolean: 'perhaps',
  integer: 'not-a-number',
  null: 'something',
  number: 'not-a-number',
  object: 'not-an-object',
  string: { unexpected: true },
};

/** For each type, a value of another type that many languages convert to it. */
const similarTo: Readonly<Partial<Record<TypeName, JsonValue>>> = {
  boolean: 'true',
  integer: '1',
  number: '1',
  string: 12,
};

function wrongTypes({ type, pointer }: KeywordSchema): ValueVariant[] {
  const name = type?.find((candidate) => candidate !== 'null');
  if (name === undefined) return [];
  const wrong: ValueVariant[] = [{ name: 'type/wrong', value: otherThan[name], pointer: `${pointer}/type` }];
  if (type?.includes('null') === false) wrong.push({ name: 'type/null', value: null, pointer: `${pointer}/type` });
  if (name === 'integer') wrong.push({ name: 'type/fraction', value: 1.5, pointer: `${pointer}/type` });
  const similar = similarTo[name];
  if (similar !== undefined) wrong.push({ name: 'type/similar', value: similar, pointer: `${pointer}/type` });
  return wrong;
}
