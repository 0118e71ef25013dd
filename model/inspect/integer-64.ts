import type { KeywordSchema, Representation, Schema } from '../schema.ts';
import { typedParts } from './typed-parts.ts';
import type { Resolve } from './value-types.ts';

/** For each representation, true if the represented values are integers of 64 bits. */
const isOfIntegers64: Readonly<Record<Representation, boolean>> = {
  bigint: true,
  date: false,
  digits: true,
  'open-enum': false,
};

/** Returns true if generated code represents the integers of a schema as `bigint` or as a string of digits. */
export const representsIntegers64 = ({ annotations: { representation } }: KeywordSchema): boolean =>
  representation !== undefined && isOfIntegers64[representation];

/** Returns true if a schema accepts integers that generated code represents as `bigint` or as a string of digits. */
export const isInteger64 = (schema: Schema, resolve: Resolve): boolean =>
  typedParts(schema, resolve).some(representsIntegers64);
