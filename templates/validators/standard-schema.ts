import { hasOwn } from '../shared/has-own.ts';
import { parsePointer } from '../shared/json-pointer.ts';
import type { ValidationIssue } from './report.ts';

/** A validator for routers and form libraries: [Standard Schema](https://standardschema.dev), version 1. */
export interface StandardSchema<Value> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'forgespec';
    readonly validate: (value: unknown) => StandardResult<Value>;
    /** Used only by the compiler. Input and output are the same, because values are not converted. */
    readonly types?: { readonly input: Value; readonly output: Value } | undefined;
  };
}

/** The value itself, or its issues. A path consists of the keys of objects and the indexes of arrays. */
export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly (string | number)[] }[] };

/** Builds a Standard Schema from two functions. `is` returns true if a value is valid, and `check` returns its issues. */
export function standardSchema<Value>(
  is: (value: unknown) => value is Value,
  check: (value: unknown) => readonly ValidationIssue[],
): StandardSchema<Value> {
  const validate = (value: unknown): StandardResult<Value> =>
    is(value)
      ? { value }
      : { issues: check(value).map(({ message, path }) => ({ message, path: keysOf(path, value) })) };
  return { '~standard': { version: 1, vendor: 'forgespec', validate } };
}

/** Returns the keys of a JSON Pointer into a value. Leaves out keys that the value does not have, because the pointer may be cut off. */
function keysOf(pointer: string, value: unknown): (string | number)[] {
  let part: unknown = value;
  return parsePointer(pointer).flatMap((key) => {
    const owner = Object(part);
    part = owner[key];
    return hasOwn(owner, key) ? [Array.isArray(owner) ? Number(key) : key] : [];
  });
}
