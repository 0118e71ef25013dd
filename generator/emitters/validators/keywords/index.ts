import type { KeywordSchema } from '@forgespec/model';
import type { SchemaKeyword } from '@forgespec/model/from-document';
import type { Keyword, Scope } from '../scope.ts';
import type { ValidationStep } from '../step.ts';
import { additionalProperties } from './additional-properties.ts';
import { constKeyword, enumKeyword } from './allowed-values.ts';
import { maxItems, minItems, uniqueItems } from './array-limits.ts';
import { dependentRequired, dependentSchemas, ifKeyword } from './conditional.ts';
import { contains } from './contains.ts';
import { numberFormat, stringFormat } from './format.ts';
import { items } from './items.ts';
import { allOf, anyOf, notKeyword, oneOf } from './logic.ts';
import { exclusiveMaximum, exclusiveMinimum, maximum, minimum, multipleOf } from './number-limits.ts';
import { maxProperties, minProperties } from './object-limits.ts';
import { properties } from './properties.ts';
import { propertyNames } from './property-names.ts';
import { reference } from './reference.ts';
import { maxLength, minLength, pattern } from './string-limits.ts';
import { unevaluatedItems } from './unevaluated-items.ts';
import { unevaluatedProperties } from './unevaluated-properties.ts';

/** The keyword is part of the checks of another keyword, which the comment beside it names. */
const partOfOther: readonly Keyword[] = [];
/** The keyword is an identifier, which rejects no values. */
const identifier: readonly Keyword[] = [];

// Generated code checks the keywords in the order of this list. Fast checks are first. Checks of properties and items come before
// combinations of schemas such as `anyOf`.
const checks: Readonly<Record<SchemaKeyword, readonly Keyword[]>> = {
  $anchor: identifier,
  $dynamicAnchor: identifier,
  $id: identifier,
  type: partOfOther, // `type.ts`
  enum: partOfOther, // `valueSteps`
  const: partOfOther, // `valueSteps`
  minimum: [minimum],
  exclusiveMinimum: [exclusiveMinimum],
  maximum: [maximum],
  exclusiveMaximum: [exclusiveMaximum],
  multipleOf: [multipleOf],
  minLength: [minLength],
  maxLength: [maxLength],
  pattern: [pattern],
  format: [numberFormat, stringFormat],
  minItems: [minItems],
  maxItems: [maxItems],
  uniqueItems: [uniqueItems],
  prefixItems: partOfOther, // `items`
  items: [items],
  contains: [contains],
  minContains: partOfOther, // `contains`
  maxContains: partOfOther, // `contains`
  unevaluatedItems: [unevaluatedItems],
  minProperties: [minProperties],
  maxProperties: [maxProperties],
  required: partOfOther, // `properties`
  properties: [properties],
  patternProperties: partOfOther, // `additionalProperties`
  additionalProperties: [additionalProperties],
  propertyNames: [propertyNames],
  unevaluatedProperties: [unevaluatedProperties],
  dependentRequired: [dependentRequired],
  dependentSchemas: [dependentSchemas],
  allOf: [allOf],
  anyOf: [anyOf],
  oneOf: [oneOf],
  not: [notKeyword],
  if: [ifKeyword],
  then: partOfOther, // `if`
  else: partOfOther, // `if`
  $ref: [reference],
  $dynamicRef: partOfOther, // `$ref`
};

const keywords = Object.values(checks).flat();

/** Returns the steps of all keywords that apply to a family of values. */
export const stepsAbout = (about: Keyword['about'], schema: KeywordSchema, scope: Scope): ValidationStep[] =>
  keywords.filter((keyword) => keyword.about === about).flatMap((keyword) => [...keyword.steps(schema, scope)]);

/** Returns the steps of `enum` and `const`. */
export const valueSteps = (schema: KeywordSchema, scope: Scope): ValidationStep[] => [
  ...enumKeyword.steps(schema, scope),
  ...constKeyword.steps(schema, scope),
];
