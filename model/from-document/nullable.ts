import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { annotationKeywords } from '../keywords/schema-keywords.ts';

/** Keywords that can reject null in a schema without `type`. */
const selective = ['$ref', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'enum', 'const'] as const;

/** The schema that accepts only null. The schema has no `type`, because OpenAPI 3.0 has no type for null. */
const onlyNull: JsonObject = { enum: [null] };

/** Keywords whose schemas can reject null, although the `type` beside the keyword allows null. */
export const combining = ['allOf', 'anyOf', 'oneOf'] as const;

/**
 * Converts `nullable: true` of OpenAPI 3.0 to JSON Schema. The converted schema accepts null even if its `enum` or `const`, or a schema in
 * its `allOf`, `anyOf` or `oneOf`, rejects null. `keywordThatRejectsNull` finds such schemas. Authors expect that `nullable: true` always
 * allows null. The specification defines `nullable` only beside a `type`. Without a `type`, forgespec assumes that null is allowed, as most
 * tools do. {@link isNullableWithoutType} and {@link lonelyNullables} find schemas with `nullable` but without a `type`.
 *
 * @see https://spec.openapis.org/oas/v3.0.4.html#fixed-fields-20
 */
export function withoutNullable(schema: JsonObject): JsonObject {
  const written = lonelyNullables(schema).length === 0 ? schema : withNullAlternatives(schema);
  if (written.nullable !== true) return written;
  const node = withEnumForConst(written);
  const { type } = node;
  if (typeof type === 'string' && combining.some((keyword) => node[keyword] !== undefined)) return withNull(node);
  if (typeof type === 'string') return { ...node, ...enumWithNull(node), type: [type, 'null'] };
  if (Array.isArray(type)) return { ...node, type: type.includes('null') ? type : [...type, 'null'] };
  return isNullableWithoutType(node) ? withNull(node) : node;
}

/** Returns true if a schema has `nullable: true` but no `type`, and another keyword may reject null. */
export function isNullableWithoutType(node: JsonObject): boolean {
  if (node.nullable !== true || node.type !== undefined) return false;
  const written = selective.filter((keyword) => node[keyword] !== undefined);
  return written.length > 0 && !(Array.isArray(node.enum) && node.enum.includes(null));
}

/**
 * Returns the alternatives in `anyOf` and `oneOf` that consist of only `nullable: true` and annotations. By the specification, such an
 * alternative accepts all values, because it has no `type`. But many tools that generate descriptions write it to allow null.
 */
export function lonelyNullables({ anyOf, oneOf }: JsonObject): readonly JsonObject[] {
  if (anyOf === undefined && oneOf === undefined) return none;
  return [anyOf, oneOf].flatMap((list) =>
    Array.isArray(list) && list.length > 1 ? list.filter(isJsonObject).filter(isLonely) : [],
  );
}

const none: readonly JsonObject[] = [];

const isLonely = (schema: JsonObject): boolean =>
  schema.nullable === true && Object.keys(schema).every((key) => key === 'nullable' || isAnnotation(key));

const isAnnotation = (key: string): boolean => annotationKeywords.has(key) || key.startsWith('x-');

function withNullAlternatives({ anyOf, oneOf, ...others }: JsonObject): JsonObject {
  const replace = (value: JsonValue): JsonValue => (isJsonObject(value) && isLonely(value) ? onlyNull : value);
  const replaced = (list: JsonValue | undefined): JsonValue | undefined =>
    Array.isArray(list) ? list.map(replace) : list;
  return { ...others, anyOf: replaced(anyOf), oneOf: replaced(oneOf) };
}

/** Replaces a `const` by an `enum`, to which null can be added. */
function withEnumForConst(node: JsonObject): JsonObject {
  const { const: value, ...others } = node;
  return value === undefined || others.enum !== undefined ? node : { ...others, enum: [value] };
}

function enumWithNull({ enum: values }: JsonObject): JsonObject {
  return Array.isArray(values) && !values.includes(null) ? { enum: [...values, null] } : {};
}

/**
 * Returns a schema that also accepts null. If the only constraint is an `enum` or `anyOf`, null is added to this list. Otherwise the result
 * is an `anyOf` with two alternatives. The first alternative has all constraints, and the second alternative allows only null.
 */
function withNull({ nullable: _, ...node }: JsonObject): JsonObject {
  // A discriminator must be beside its `anyOf` or `oneOf`, so it moves into the first alternative together with this keyword.
  const isNote = (key: string): boolean => isAnnotation(key) && key !== 'discriminator';
  const constraints = Object.entries(node).filter(([key]) => !isNote(key));
  const notes = Object.fromEntries(Object.entries(node).filter(([key]) => isNote(key)));
  const [only] = constraints;
  if (only?.[0] === 'enum' && constraints.length === 1) return { ...node, ...enumWithNull(node) };
  if (only?.[0] === 'anyOf' && constraints.length === 1 && Array.isArray(only[1]))
    return { ...node, anyOf: [...only[1], onlyNull] };
  return { ...notes, anyOf: [Object.fromEntries(constraints), onlyNull] };
}
