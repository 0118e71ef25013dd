import type { Schema } from '../schema.ts';
import { typedParts } from './typed-parts.ts';
import type { Resolve } from './value-types.ts';

/** Returns true if generated code represents integers that a schema accepts as `bigint` or as digits. */
export const isInteger64 = (schema: Schema, resolve: Resolve): boolean =>
  typedParts(schema, resolve).some(
    ({ annotations: { representation } }) => representation === 'bigint' || representation === 'digits',
  );
