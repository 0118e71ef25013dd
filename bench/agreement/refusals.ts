import type { JsonValue } from '../../generator/1-load/json.ts';
import { parsePointer } from '../../templates/shared/json-pointer.ts';
import { valueAt } from '../../generator/1-load/pointer.ts';

/** An issue that a validator has found. */
export interface Issue {
  readonly path: string;
  readonly keyword: string;
  readonly message: string;
  readonly schema: string;
}

/** The keywords that a type can express. */
const expressible: ReadonlySet<string> = new Set(['const', 'enum', 'required', 'type']);

/** Keywords whose inner schemas a type cannot express completely. */
const inexact: ReadonlySet<string> = new Set([
  'additionalProperties',
  'allOf',
  'anyOf',
  'contains',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'oneOf',
  'patternProperties',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);

/**
 * Returns the first issue that a type can express too. The type must then not accept the value either.
 *
 * @param isOmitted returns true if the type omits a property on the path to a value.
 */
export function refusalOfType(
  issues: readonly Issue[],
  value: JsonValue,
  isOmitted: (path: readonly string[]) => boolean,
): Issue | undefined {
  return issues.find(({ keyword, path, schema }) => {
    if (!expressible.has(keyword) || isOmitted(parsePointer(`#${path}`))) return false;
    if (parsePointer(schema).some((segment) => inexact.has(segment))) return false;
    // TypeScript has no type for integers.
    return keyword !== 'type' || typeof valueAt(value, parsePointer(`#${path}`)) !== 'number';
  });
}
