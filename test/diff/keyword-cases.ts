import type { JsonObject, JsonValue } from '../../description/json/json.ts';
import type { KeywordAbout, SchemaKeyword } from '../../model/keywords/schema-keywords.ts';

/** A schema with a keyword, and a value that only the keyword rejects. */
export interface KeywordCase {
  readonly schema: JsonObject;
  readonly value: JsonValue;
}

/** The schema `#/components/schemas/Text`. */
export const text: JsonObject = { type: 'string' };
const scalars = ['number', 'string'];

/** For each keyword, a case in which the keyword restricts values. A reference refers to the schema `text`. */
export const keywordCases: Readonly<Record<Exclude<SchemaKeyword, KeywordAbout<'identifier'>>, KeywordCase>> = {
  $dynamicRef: { schema: { $dynamicRef: '#/components/schemas/Text' }, value: 1 },
  $ref: { schema: { $ref: '#/components/schemas/Text' }, value: 1 },
  additionalProperties: { schema: { type: 'object', additionalProperties: text }, value: { a: 1 } },
  allOf: { schema: { allOf: [text] }, value: 1 },
  anyOf: { schema: { anyOf: [text] }, value: 1 },
  const: { schema: { const: 1 }, value: 2 },
  contains: { schema: { type: 'array', contains: text }, value: [1] },
  dependentRequired: { schema: { type: 'object', dependentRequired: { a: ['b'] } }, value: { a: 1 } },
  dependentSchemas: { schema: { type: 'object', dependentSchemas: { a: { required: ['b'] } } }, value: { a: 1 } },
  else: { schema: { type: scalars, if: text, else: { minimum: 5 } }, value: 1 },
  enum: { schema: { enum: [1, 2] }, value: 3 },
  exclusiveMaximum: { schema: { type: 'number', exclusiveMaximum: 5 }, value: 5 },
  exclusiveMinimum: { schema: { type: 'number', exclusiveMinimum: 5 }, value: 5 },
  // `acceptsValue` does not check formats.
  format: { schema: { type: 'string', format: 'date' }, value: 1 },
  if: { schema: { type: scalars, if: text, then: { minLength: 5 } }, value: 'a' },
  items: { schema: { type: 'array', items: text }, value: [1] },
  maxContains: { schema: { type: 'array', contains: text, maxContains: 1 }, value: ['a', 'b'] },
  maxItems: { schema: { type: 'array', maxItems: 1 }, value: [1, 2] },
  maxLength: { schema: { type: 'string', maxLength: 1 }, value: 'ab' },
  maxProperties: { schema: { type: 'object', maxProperties: 1 }, value: { a: 1, b: 1 } },
  maximum: { schema: { type: 'number', maximum: 5 }, value: 6 },
  minContains: { schema: { type: 'array', contains: text, minContains: 2 }, value: ['a'] },
  minItems: { schema: { type: 'array', minItems: 1 }, value: [] },
  minLength: { schema: { type: 'string', minLength: 1 }, value: '' },
  minProperties: { schema: { type: 'object', minProperties: 1 }, value: {} },
  minimum: { schema: { type: 'number', minimum: 5 }, value: 4 },
  multipleOf: { schema: { type: 'number', multipleOf: 5 }, value: 4 },
  not: { schema: { not: text }, value: 'a' },
  oneOf: { schema: { oneOf: [text] }, value: 1 },
  pattern: { schema: { type: 'string', pattern: '^a' }, value: 'b' },
  patternProperties: { schema: { type: 'object', patternProperties: { '^a': text } }, value: { a: 1 } },
  prefixItems: { schema: { type: 'array', prefixItems: [text] }, value: [1] },
  properties: {
    schema: { type: 'object', additionalProperties: { type: scalars }, properties: { a: text } },
    value: { a: 1 },
  },
  propertyNames: { schema: { type: 'object', propertyNames: { maxLength: 1 } }, value: { ab: 1 } },
  required: { schema: { type: 'object', required: ['a'] }, value: {} },
  then: { schema: { type: scalars, if: text, then: { minLength: 5 } }, value: 'a' },
  type: { schema: text, value: 1 },
  unevaluatedItems: { schema: { type: 'array', unevaluatedItems: text }, value: [1] },
  unevaluatedProperties: { schema: { type: 'object', unevaluatedProperties: text }, value: { a: 1 } },
  uniqueItems: { schema: { type: 'array', uniqueItems: true }, value: [1, 1] },
};
