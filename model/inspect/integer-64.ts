import type { Schema } from '../schema.ts';
import { typedParts } from './typed-parts.ts';
import type { Resolve } from './value-types.ts';

/** Returns true if a schema accepts integers that generated code represents as `bigint` or as a string of digits. */
export const isInteger64 = (schema: Schema, resolve: Resolve): boolean =>
  typedParts(schema, resolve).some(
    ({ annotations: { representation } }) => representation === 'bigint' || representation === 'digits',
  );
