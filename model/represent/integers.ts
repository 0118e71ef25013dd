import type { Api } from '../api.ts';
import { mapSchema } from '../inspect/walk-schema.ts';
import type { Header } from '../message.ts';
import type { Representation, KeywordSchema, Schema } from '../schema.ts';
import { conversionRoots } from './conversion-roots.ts';
import { findConverted, type Conversion } from './find-converted.ts';
import type { LongNumbersOf } from './long-numbers.ts';
import { mapSchemas } from './map-schemas.ts';
import type { Int64Type } from './type-choices.ts';
import type { ValueSet } from './accepted-values.ts';

/**
 * Returns a model in which integers of 64 bits are represented as `bigint`, or as a string with their digits, unless the option is `number`. These integers have the
 * format `int64` or `uint64`. If the values of a schema cannot be represented in this way, the schema stays unchanged. The comment of
 * {@link findConverted} explains the reasons.
 *
 * @param longNumbersOf returns the digits of the integers in a schema that JavaScript cannot represent exactly.
 */
export function withIntegers(api: Api, type: Int64Type, longNumbersOf: LongNumbersOf): Api {
  const chosen = conversions[type];
  if (chosen === undefined) return api;
  const { representation, conversion } = chosen;
  const named = new Map(api.schemas.map(({ reference, schema }) => [reference, schema]));
  const headers = allHeaders(api).map(({ schema }) => [schema]);
  const found = findConverted([...conversionRoots(api), ...headers], conversion, (reference) => named.get(reference));
  if (found.size === 0) return api;
  const mark = (whole: Schema): Schema =>
    mapSchema(whole, (part, original) => {
      const longNumbers = longNumbersOf(original);
      const schema = longNumbers === undefined ? part : { ...part, longNumbers };
      return found.has(original)
        ? // Validators must reject fractions, because a fraction cannot be converted.
          { ...schema, assertsFormat: true, annotations: { ...schema.annotations, representation } }
        : schema;
    });
  return {
    ...mapSchemas(api, {
      request: mark,
      response: mark,
      responseHeader: mark,
      named: ({ schema }) => mark(schema),
    }),
    hasConversions: true,
    hasExactIntegers: true,
  };
}

const isInteger64 = ({ type, format, annotations }: KeywordSchema): boolean =>
  (format === 'int64' || format === 'uint64') &&
  annotations.representation === undefined &&
  type?.some((name) => name === 'integer' || name === 'number') === true;

const integers: Conversion = {
  types: ['integer', 'number'],
  isConvertible: isInteger64,
  isLike: (value) => Number.isInteger(value),
};

/** The strings that may look like integers. */
const digits: ValueSet = {
  types: ['string'],
  isLike: (value) => typeof value === 'string' && /^-?\d+$/u.test(value),
};

/** For each value of the option `int64`, the conversion of integers of 64 bits. Undefined if they stay numbers. */
const conversions: Readonly<
  Record<Int64Type, { readonly representation: Representation; readonly conversion: Conversion } | undefined>
> = {
  number: undefined,
  bigint: { representation: 'bigint', conversion: integers },
  string: { representation: 'digits', conversion: { ...integers, ambiguous: digits } },
};

const allHeaders = ({ areas }: Api): Header[] =>
  areas.flatMap(({ operations }) => operations.flatMap(({ responses }) => responses.flatMap(({ headers }) => headers)));
