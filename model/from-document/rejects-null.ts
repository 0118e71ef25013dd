import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { combining } from './nullable.ts';
import { referencePointer } from './reference-pointer.ts';

const rejecting = [...combining, 'enum', 'const'] as const;

/** A keyword that can reject null, although the `type` beside it allows null. */
type RejectingKeyword = (typeof rejecting)[number];

/** Returns the value at a JSON Pointer in the document. */
type ValueAt = (pointer: string) => JsonValue | undefined;

/**
 * If a schema has `nullable: true` and a `type`, but another keyword rejects null, returns this keyword. Returns undefined if no keyword
 * rejects null.
 */
export function keywordThatRejectsNull(node: JsonObject, at: ValueAt): RejectingKeyword | undefined {
  if (node.nullable !== true || typeof node.type !== 'string') return undefined;
  return rejecting.find(
    (keyword) => node[keyword] !== undefined && !acceptsNull({ [keyword]: node[keyword] }, at, new Map()),
  );
}

/**
 * @param known a map from each reference to the result for its target, so that each target is examined only once. The target of a circular
 * reference is assumed to accept null.
 */
function acceptsNull(schema: JsonValue | undefined, at: ValueAt, known: Map<string, boolean>): boolean {
  if (!isJsonObject(schema)) return schema !== false;
  const { $ref, nullable, type, allOf, anyOf, oneOf } = schema;
  if (typeof $ref === 'string') {
    const pointer = referencePointer($ref);
    if (!known.has($ref))
      known.set($ref, true).set($ref, acceptsNull(pointer === undefined ? undefined : at(pointer), at, known));
    return known.get($ref) === true;
  }
  if (nullable === true && typeof type === 'string') return true;
  if (!listsNull(schema)) return false;
  const accepts = (part: JsonValue): boolean => acceptsNull(part, at, known);
  if (Array.isArray(allOf) && !allOf.every(accepts)) return false;
  return [anyOf, oneOf].every((list) => !Array.isArray(list) || list.length === 0 || list.some(accepts));
}

/** Returns false if `type`, `enum` or `const` of a schema excludes null. */
function listsNull({ type, enum: values, const: constant }: JsonObject): boolean {
  if (type !== undefined && ![type].flat().includes('null')) return false;
  if (Array.isArray(values) && !values.includes(null)) return false;
  return constant === undefined || constant === null;
}
