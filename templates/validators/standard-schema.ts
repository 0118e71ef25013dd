import { parsePointer } from '../shared/json-pointer.ts';
import type { ValidationIssue } from './report.ts';

/** One reason why a value is refused, in the words of the Standard Schema specification. */
export interface StandardIssue {
  readonly message: string;
  /** The keys that lead to the value at fault; a number for an item of an array. */
  readonly path: readonly (string | number)[];
}

/** What comes of validating: the value as it came in, or why it is refused. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/**
 * A validator that routers, form libraries and others take, whoever made it. Version 1 of Standard Schema.
 *
 * @see https://standardschema.dev
 */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'forgespec';
    readonly validate: (value: unknown) => StandardResult<Output>;
    /** Only a type: what goes in is what comes out, because nothing is converted. */
    readonly types?: { readonly input: Output; readonly output: Output } | undefined;
  };
}

/** Returns a Standard Schema of two functions: one returns true if a value is valid, the other its issues. */
export function standardSchema<Output>(
  is: (value: unknown) => value is Output,
  check: (value: unknown) => readonly ValidationIssue[],
): StandardSchema<Output> {
  const validate = (value: unknown): StandardResult<Output> =>
    is(value)
      ? { value }
      : { issues: check(value).map(({ message, path }) => ({ message, path: keysOf(path, value) })) };
  return { '~standard': { version: 1, vendor: 'forgespec', validate } };
}

/** Returns the keys of a JSON Pointer into a value. */
function keysOf(pointer: string, value: unknown): (string | number)[] {
  const keys: (string | number)[] = [];
  let holder: unknown = value;
  for (const key of parsePointer(pointer)) {
    keys.push(Array.isArray(holder) ? Number(key) : key);
    holder = typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
  }
  return keys;
}
