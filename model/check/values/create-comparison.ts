import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { fromVersion30 } from '../../from-document/schema-version-30.ts';
import type { AnnotationKeyword, SchemaKeyword } from '../../keywords/schema-keywords.ts';
import { objectItems, objectMembers, type CheckContext } from '../check-context.ts';
import { alternativesMismatch } from './alternatives-mismatch.ts';
import { arrayMismatch } from './array-mismatch.ts';
import type { Comparison, Mismatch } from './mismatch.ts';
import { objectMismatch } from './object-mismatch.ts';
import {
  constantMismatch,
  numberMismatch,
  textMismatch,
  typeMismatch,
  type ScalarMismatch,
} from './scalar-mismatch.ts';

/**
 * The maximum depth of nested schemas in a comparison. The limit is necessary, because a reference in `allOf` may lead back to the schema
 * that contains this `allOf`.
 */
const deepest = 100;

/**
 * Returns a comparison of values with schemas. Some keywords, such as `unevaluatedItems` and `$dynamicRef`, are not compared. These
 * keywords never cause a mismatch.
 *
 * @param comparesPatterns false if the description has a pattern that takes too long to match.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation
 */
export function createComparison(context: CheckContext, comparesPatterns: boolean): Comparison {
  let depth = 0;
  const comparison: Comparison = {
    context,
    find(value, schema) {
      if (schema === false) return { keys: [], value, reason: 'is not allowed', fix: 'Remove it.', schema: undefined };
      if (!isJsonObject(schema) || depth > deepest) return undefined;
      // In OpenAPI 3.0, authors also write `nullable` beside `allOf`. The specification does not define exactly if null is then allowed, so
      // null counts as a matching value.
      if (context.isVersion30 && value === null && schema.nullable === true) return undefined;
      const node = context.isVersion30 ? fromVersion30(schema) : schema;
      depth++;
      const mismatch =
        referenceMismatch(value, node, comparison) ??
        ownMismatch(value, node, schema, context.isVersion30, comparesPatterns) ??
        arrayMismatch(value, node, schema, comparison) ??
        objectMismatch(value, node, schema, comparison) ??
        branchMismatch(value, node, schema, comparison);
      depth--;
      return mismatch;
    },
  };
  return comparison;
}

function referenceMismatch(value: JsonValue, node: JsonObject, comparison: Comparison): Mismatch | undefined {
  if (typeof node.$ref !== 'string') return undefined;
  return comparison.find(value, comparison.context.target({ $ref: node.$ref }));
}

/** Compares a value with the keywords about the value itself, such as `type`, `enum` and `pattern`. */
function ownMismatch(
  value: JsonValue,
  node: JsonObject,
  schema: JsonObject,
  isVersion30: boolean,
  comparesPatterns: boolean,
): Mismatch | undefined {
  let found: ScalarMismatch | undefined = typeMismatch(value, node, isVersion30) ?? constantMismatch(value, node);
  if (typeof value === 'number') found ??= numberMismatch(value, node);
  else if (typeof value === 'string') found ??= textMismatch(value, node, comparesPatterns);
  return found && { keys: [], value, schema, ...found };
}

/** Compares a value with the subschemas that apply to the same value, such as the items of `allOf`. */
const branchMismatch = (
  value: JsonValue,
  node: JsonObject,
  schema: JsonObject,
  comparison: Comparison,
): Mismatch | undefined =>
  allOfMismatch(value, node, comparison) ??
  alternativesMismatch('oneOf', value, node, schema, comparison) ??
  alternativesMismatch('anyOf', value, node, schema, comparison) ??
  conditionalMismatch(value, node, comparison) ??
  notMismatch(value, node, schema, comparison);

function allOfMismatch(value: JsonValue, node: JsonObject, comparison: Comparison): Mismatch | undefined {
  for (const branch of objectItems(node.allOf)) {
    const mismatch = comparison.find(value, branch);
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}

/** Compares a value with `then` or `else`. `then` is used only if it is certain that the value matches `if`. */
function conditionalMismatch(value: JsonValue, node: JsonObject, comparison: Comparison): Mismatch | undefined {
  if (!isJsonObject(node.if)) return undefined;
  if (comparison.find(value, node.if) !== undefined) return comparison.find(value, node.else);
  return isComparedFully(node.if) ? comparison.find(value, node.then) : undefined;
}

function notMismatch(
  value: JsonValue,
  { not }: JsonObject,
  schema: JsonObject,
  comparison: Comparison,
): Mismatch | undefined {
  if (!isJsonObject(not) || !isComparedFully(not) || comparison.find(value, not) !== undefined) return undefined;
  return { keys: [], value, reason: 'matches the schema of `not`', fix: 'Correct the value or the schema.', schema };
}

/** Returns true if a keyword with this value is compared completely. */
type FullComparisonTest = (value: JsonValue) => boolean;

const always: FullComparisonTest = () => true;
const never: FullComparisonTest = () => false;
const areItemsCompared: FullComparisonTest = (schemas) => objectItems(schemas).every(isComparedFully);
const areMembersCompared: FullComparisonTest = (schemas) =>
  objectMembers(schemas).every(([, schema]) => isComparedFully(schema));

/** Keywords with `never` are not compared, or only in part. */
const fullComparison: Readonly<Record<AnnotationKeyword | SchemaKeyword, FullComparisonTest>> = {
  additionalProperties: never,
  allOf: areItemsCompared,
  $anchor: never,
  anyOf: areItemsCompared,
  $comment: never,
  const: always,
  contains: never,
  contentEncoding: never,
  contentMediaType: never,
  contentSchema: never,
  default: never,
  definitions: never,
  $defs: never,
  dependentRequired: never,
  dependentSchemas: never,
  deprecated: never,
  description: always,
  discriminator: never,
  $dynamicAnchor: never,
  $dynamicRef: never,
  else: never,
  enum: always,
  example: never,
  examples: never,
  exclusiveMaximum: always,
  exclusiveMinimum: always,
  externalDocs: never,
  format: never,
  $id: never,
  if: never,
  items: isComparedFully,
  maxContains: never,
  maximum: always,
  maxItems: always,
  maxLength: always,
  maxProperties: always,
  minContains: never,
  minimum: always,
  minItems: always,
  minLength: always,
  minProperties: always,
  multipleOf: never,
  not: never,
  oneOf: never,
  pattern: never,
  patternProperties: never,
  prefixItems: never,
  properties: areMembersCompared,
  propertyNames: never,
  readOnly: never,
  $ref: never,
  required: always,
  $schema: never,
  then: never,
  title: always,
  type: always,
  unevaluatedItems: never,
  unevaluatedProperties: never,
  uniqueItems: always,
  $vocabulary: never,
  writeOnly: never,
  xml: never,
};

const hasTest = (key: string): key is keyof typeof fullComparison => Object.hasOwn(fullComparison, key);

/** Returns true if all keywords of a schema are compared completely. A value without a mismatch then certainly matches the schema. */
function isComparedFully(schema: JsonValue): boolean {
  if (!isJsonObject(schema)) return true;
  return objectMembers(schema).every(([key, value]) => hasTest(key) && fullComparison[key](value));
}
