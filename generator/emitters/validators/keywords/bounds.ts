import type { JsonValue } from '@forgespec/description/json';
import type { KeywordSchema } from '@forgespec/model';

/**
 * Returns true if a value of `enum` or `const` is within the bounds of the same schema, such as `minimum` and
 * `maxLength`.
 */
export function isWithinBounds(value: JsonValue | bigint, schema: KeywordSchema): boolean {
  if (typeof value === 'number' || typeof value === 'bigint') return isWithin(value, schema);
  return typeof value === 'string' ? isText(value, schema) : true;
}

function isWithin(value: bigint | number, schema: KeywordSchema): boolean {
  const minimum = exactNumber(schema, 'minimum');
  const maximum = exactNumber(schema, 'maximum');
  const exclusiveMinimum = exactNumber(schema, 'exclusiveMinimum');
  const exclusiveMaximum = exactNumber(schema, 'exclusiveMaximum');
  if (minimum !== undefined && value < minimum) return false;
  if (maximum !== undefined && value > maximum) return false;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return false;
  return exclusiveMaximum === undefined || value < exclusiveMaximum;
}

function isText(value: string, { minLength, maxLength, pattern }: KeywordSchema): boolean {
  const length = [...value].length;
  if (minLength !== undefined && length < minLength) return false;
  if (maxLength !== undefined && length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(value);
}

/** Returns a schema without the keywords for bounds. */
export const withoutBounds = (schema: KeywordSchema): KeywordSchema => ({
  ...schema,
  minimum: undefined,
  maximum: undefined,
  exclusiveMinimum: undefined,
  exclusiveMaximum: undefined,
  minLength: undefined,
  maxLength: undefined,
  pattern: undefined,
});

type NumberKeyword = 'exclusiveMaximum' | 'exclusiveMinimum' | 'maximum' | 'minimum' | 'multipleOf';

/**
 * Returns the number of a keyword such as `minimum`. Returns undefined if the schema does not have the keyword. If the model contains the
 * digits of an integer outside of the safe range, the result is a `bigint`.
 */
export function exactNumber(schema: KeywordSchema, keyword: NumberKeyword): bigint | number | undefined {
  const digits = schema.longNumbers?.[keyword];
  return digits === undefined ? schema[keyword] : BigInt(digits);
}
