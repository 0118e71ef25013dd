import { parsePointer } from '../shared/json-pointer.ts';
import type { ValidationIssue } from './report.ts';

/** A validator in the form that routers and form libraries accept: [Standard Schema](https://standardschema.dev), version 1. */
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

/** Returns the Standard Schema of two functions: one returns true if a value is valid, the other returns its issues. */
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

/** Returns the keys of a JSON Pointer into a value. The path of an issue may be shortened: keys that the value does not have are left out. */
function keysOf(pointer: string, value: unknown): (string | number)[] {
  const keys: (string | number)[] = [];
  let part = Object(value);
  for (const key of parsePointer(pointer)) {
    if (!Object.hasOwn(part, key)) break;
    keys.push(Array.isArray(part) ? Number(key) : key);
    part = Object(part[key]);
  }
  return keys;
}
