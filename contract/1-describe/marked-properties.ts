import { isJsonObject, type JsonValue } from '@forgespec/generator/json';
import type { KeywordSchema, Schema } from '@forgespec/generator/model/schema';

/** The keyword that restricts a property to responses (`readOnly`) or to requests (`writeOnly`). */
export type DirectionMark = 'readOnly' | 'writeOnly';

/** Access to the nodes and schemas of a document. */
export interface SchemaSource {
  /** Returns the node at a JSON Pointer. */
  at(pointer: string): JsonValue | undefined;
  /** Returns the schema that a `$ref` names. */
  resolve(reference: string): Schema;
}

/** The maximum depth of nested references and combinators. Deeper schemas are ignored. */
const deepest = 12;

/**
 * Returns true if a schema has the keyword with the value `true`. The keyword may be in the schema itself, in the target of its
 * `$ref`, in one schema of its `allOf`, or in all schemas of its `anyOf` or `oneOf`.
 */
export function isMarked(schema: Schema, mark: DirectionMark, source: SchemaSource, depth = 0): boolean {
  if (schema.kind === 'boolean' || depth > deepest) return false;
  const node = source.at(schema.pointer);
  if (isJsonObject(node) && node[mark] === true) return true;
  const inner = (part: Schema): boolean => isMarked(part, mark, source, depth + 1);
  if (schema.reference !== undefined && inner(source.resolve(schema.reference))) return true;
  if (schema.allOf?.some(inner) === true) return true;
  return [schema.anyOf, schema.oneOf].some(
    (options) => options !== undefined && options.length > 0 && options.every(inner),
  );
}

/** Returns the names of the marked properties of an object. Searches all schemas that apply to the object. */
export function markedProperties(schema: Schema, mark: DirectionMark, source: SchemaSource, depth = 0): Set<string> {
  if (schema.kind === 'boolean' || depth > deepest) return new Set();
  const own = (schema.properties ?? []).filter((property) => isMarked(property.schema, mark, source));
  const parts = schemasOfSameValue(schema, source).flatMap((part) => [
    ...markedProperties(part, mark, source, depth + 1),
  ]);
  return new Set([...own.map(({ name }) => name), ...parts]);
}

/** Returns the subschemas that apply to the same value as the schema itself, such as the members of `allOf`. */
export function schemasOfSameValue(schema: KeywordSchema, source: Pick<SchemaSource, 'resolve'>): Schema[] {
  const branches = [schema.then, schema.else].flatMap((part) => (part === undefined ? [] : [part]));
  return [
    ...(schema.reference === undefined ? [] : [source.resolve(schema.reference)]),
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...branches,
    ...(schema.dependentSchemas ?? []).map((member) => member.schema),
  ];
}
