// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { hasArrayType } from './json-types.ts';
import { reportItems } from './report-items.ts';
import { fail, type ValidationIssue } from './report.ts';
import { every } from './values.ts';

/** The functions that check a value against a schema. */
interface SchemaFunctions {
  readonly is: (value: unknown) => boolean;
  readonly collect: (value: unknown, path: string, issues: ValidationIssue[]) => void;
}

/**
 * Returns the check of a schema that has only the keyword `type`.
 *
 * @param hasType returns true if a value has the type.
 * @param message the message of the issue, such as `must be a string`.
 * @param schema JSON Pointer to the schema.
 */
export const typeCheck = (hasType: (value: unknown) => boolean, message: string, schema: string): SchemaFunctions => ({
  is: hasType,
  collect(value, path, issues) {
    if (!hasType(value)) fail(issues, path, schema, 'type', message);
  },
});

/**
 * Returns the check of an array.
 *
 * @param item the functions that check one item.
 * @param schema JSON Pointer to the schema of the array.
 */
export const listCheck = ({ is, collect }: SchemaFunctions, schema: string): SchemaFunctions => ({
  is: (value) => hasArrayType(value) && every(value, is),
  collect: (value, path, issues) => reportItems(value, path, issues, schema, collect),
});

/** Returns true if a value is a string. */
export const hasStringType = (value: unknown): boolean => typeof value === 'string';

/** Returns true if a value is `true` or `false`. */
export const hasBooleanType = (value: unknown): boolean => typeof value === 'boolean';
