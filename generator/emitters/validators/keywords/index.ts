import type { KeywordSchema } from '@forgespec/model';
import type { Keyword, Scope } from '../scope.ts';
import type { ValidationStep } from '../step.ts';
import { additionalProperties } from './additional-properties.ts';
import { allOf } from './all-of.ts';
import { anyOf } from './any-of.ts';
import { constKeyword } from './const.ts';
import { contains } from './contains.ts';
import { dependentRequired } from './dependent-required.ts';
import { dependentSchemas } from './dependent-schemas.ts';
import { enumKeyword } from './enum.ts';
import { exclusiveMaximum } from './exclusive-maximum.ts';
import { exclusiveMinimum } from './exclusive-minimum.ts';
import { numberFormat, stringFormat } from './format.ts';
import { ifKeyword } from './if.ts';
import { items } from './items.ts';
import { maxItems } from './max-items.ts';
import { maxLength } from './max-length.ts';
import { maxProperties } from './max-properties.ts';
import { maximum } from './maximum.ts';
import { minItems } from './min-items.ts';
import { minLength } from './min-length.ts';
import { minProperties } from './min-properties.ts';
import { minimum } from './minimum.ts';
import { multipleOf } from './multiple-of.ts';
import { notKeyword } from './not.ts';
import { oneOf } from './one-of.ts';
import { pattern } from './pattern.ts';
import { properties } from './properties.ts';
import { propertyNames } from './property-names.ts';
import { reference } from './reference.ts';
import { unevaluatedItems } from './unevaluated-items.ts';
import { unevaluatedProperties } from './unevaluated-properties.ts';
import { uniqueItems } from './unique-items.ts';

// Generated code checks the keywords in the order of this list. Fast checks are first. Checks of properties and items come before
// combinations of schemas such as `anyOf`.
const keywords: readonly Keyword[] = [
  minimum,
  exclusiveMinimum,
  maximum,
  exclusiveMaximum,
  multipleOf,
  numberFormat,
  minLength,
  maxLength,
  pattern,
  stringFormat,
  minItems,
  maxItems,
  uniqueItems,
  items,
  contains,
  unevaluatedItems,
  minProperties,
  maxProperties,
  properties,
  additionalProperties,
  propertyNames,
  unevaluatedProperties,
  dependentRequired,
  dependentSchemas,
  allOf,
  anyOf,
  oneOf,
  notKeyword,
  ifKeyword,
  reference,
];

/** Returns the steps of all keywords that apply to a family of values. */
export const stepsAbout = (about: Keyword['about'], schema: KeywordSchema, scope: Scope): ValidationStep[] =>
  keywords.filter((keyword) => keyword.about === about).flatMap((keyword) => [...keyword.steps(schema, scope)]);

/** Returns the steps of `enum` and `const`. */
export const valueSteps = (schema: KeywordSchema, scope: Scope): ValidationStep[] => [
  ...enumKeyword.steps(schema, scope),
  ...constKeyword.steps(schema, scope),
];
