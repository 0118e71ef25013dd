import type { KeywordSchema } from '@forgespec/model';

type NumberKeyword = 'exclusiveMaximum' | 'exclusiveMinimum' | 'maximum' | 'minimum' | 'multipleOf';

/**
 * Returns the number of a keyword such as `minimum`. Returns undefined if the schema does not have the keyword. If the model contains the
 * digits of an integer outside of the safe range, the result is a `bigint`.
 */
export function exactNumber(schema: KeywordSchema, keyword: NumberKeyword): bigint | number | undefined {
  const digits = schema.longNumbers?.[keyword];
  return digits === undefined ? schema[keyword] : BigInt(digits);
}
