import { isJsonObject, type JsonObject, type JsonValue } from '../../description/json/json.ts';
import { parsePointer } from '../../templates/shared/json-pointer.ts';
import { valueAt } from '../../description/json/pointer.ts';

/** An issue that a validator has found. */
export interface Issue {
  readonly path: string;
  readonly keyword: string;
  readonly message: string;
  readonly schema: string;
}

/** The keywords that a TypeScript type can express. */
const expressible: ReadonlySet<string> = new Set(['const', 'enum', 'required', 'type']);

/** Keywords whose inner schemas a TypeScript type cannot express completely. */
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
 * Returns the first issue that the TypeScript compiler can also find, such as a missing property. Because of this issue, the type must
 * reject the value. Returns undefined if only a validator can find the issues.
 *
 * @param document the bundled document. The issues contain JSON Pointers into this document.
 * @param isOmitted returns true if the type omits a property on the path to a value.
 */
export function refusalOfType(
  issues: readonly Issue[],
  value: JsonValue,
  document: JsonObject,
  isOmitted: (path: readonly string[]) => boolean,
): Issue | undefined {
  return issues.find(({ keyword, path, schema }) => {
    if (!expressible.has(keyword) || isOmitted(parsePointer(`#${path}`))) return false;
    if (parsePointer(schema).some((segment) => inexact.has(segment))) return false;
    const wrong = valueAt(value, parsePointer(`#${path}`));
    // If a value in `const` or `enum` is an object, its type also accepts objects with further properties. So issues of these keywords are
    // skipped if the wrong value is an object.
    if (keyword === 'const' || keyword === 'enum') return !isJsonObject(wrong);
    if (keyword !== 'type') return true;
    // The type of an integer is `number`, which also accepts a number such as 1.5. So issues of `type` are skipped if the wrong value is a
    // number.
    return typeof wrong !== 'number' && !hasMethodOf(wrong, valueAt(document, parsePointer(schema).slice(0, -1)));
  });
}

/**
 * Returns true if an array, a string or a boolean has a method, such as `filter`, with the same name as a property of the schema. For
 * TypeScript, the value then has this property. If all properties of an object type are optional, the type can therefore accept the value.
 */
function hasMethodOf(value: JsonValue | undefined, schema: JsonValue | undefined): boolean {
  const { properties } = isJsonObject(schema) ? schema : {};
  if (!isJsonObject(properties)) return false;
  const prototype = prototypeOf(value);
  return prototype !== undefined && Object.keys(properties).some((name) => name in prototype);
}

/** Returns the object with the methods of a value. Returns undefined for an object, for null, and for a value that is missing. */
function prototypeOf(value: JsonValue | undefined): object | undefined {
  if (Array.isArray(value)) return Array.prototype;
  if (typeof value === 'string') return String.prototype;
  return typeof value === 'boolean' ? Boolean.prototype : undefined;
}
