import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { SchemaKeyword } from '@forgespec/model/from-document';
import type { UsedKeyword } from './used-keywords.ts';

const always = (): boolean => true;
const never = (): boolean => false;

/** A function that returns true if a TypeScript type cannot express a keyword with this value. */
type Test = (value: JsonValue | undefined) => boolean;

const tests: Readonly<Record<SchemaKeyword, Test>> = {
  $anchor: never,
  $dynamicAnchor: never,
  $dynamicRef: never,
  $id: never,
  $ref: never,
  additionalProperties: (value) => value === false,
  allOf: never,
  anyOf: never,
  const: never,
  contains: always,
  dependentRequired: always,
  dependentSchemas: always,
  else: never,
  enum: never,
  exclusiveMaximum: always,
  exclusiveMinimum: always,
  format: always,
  if: always,
  items: never,
  maxContains: always,
  maxItems: always,
  maxLength: always,
  maxProperties: always,
  maximum: always,
  minContains: always,
  minItems: always,
  minLength: always,
  minProperties: always,
  minimum: always,
  multipleOf: always,
  not: always,
  // A TypeScript union accepts a value that matches two of its members, but `oneOf` rejects such a value.
  oneOf: (value) => Array.isArray(value) && value.filter((option) => !isNull(option)).length > 1,
  pattern: always,
  patternProperties: always,
  prefixItems: never,
  properties: never,
  propertyNames: always,
  required: never,
  then: never,
  type: (value) => [value].flat().includes('integer'),
  unevaluatedItems: always,
  unevaluatedProperties: always,
  uniqueItems: (value) => value === true,
};

const isNull = (option: JsonValue): boolean => isJsonObject(option) && option.type === 'null';

const isTested = (keyword: string): keyword is SchemaKeyword => Object.hasOwn(tests, keyword);

/** Returns true if a value can have the generated type and still violate the keyword. */
export const isBeyondTypes = ({ keyword, value, isWidened }: UsedKeyword): boolean =>
  isWidened || (isTested(keyword) && tests[keyword](value));
