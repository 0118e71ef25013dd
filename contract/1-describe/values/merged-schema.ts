import type { KeywordSchema, Schema } from '@forgespec/generator/model/schema';

export type Resolve = (pointer: string) => Schema;

/**
 * A schema with its references and `allOf` written into it, so that values can be made from its keywords. Of `oneOf` and `anyOf`
 * the first alternative that is more than null is taken. The result is a guide and no judge: a value that is made from it is
 * checked against the schema itself.
 *
 * @returns undefined for a schema that takes anything, or nothing.
 */
export function mergedSchema(schema: Schema, resolve: Resolve, depth = 0): KeywordSchema | undefined {
  if (schema.kind === 'boolean' || depth > 12) return undefined;
  const chosen = [schema.anyOf, schema.oneOf].flatMap((options) => {
    const option = options?.find((candidate) => !isNull(candidate));
    return option === undefined ? [] : [option];
  });
  const referenced = schema.reference === undefined ? [] : [resolve(schema.reference)];
  const parts = [...referenced, ...(schema.allOf ?? []), ...chosen];
  return parts
    .map((part) => mergedSchema(part, resolve, depth + 1))
    .reduce<KeywordSchema>((merged, part) => (part === undefined ? merged : merge(merged, part)), schema);
}

const isNull = (schema: Schema): boolean =>
  schema.kind === 'keywords' && schema.type?.length === 1 && schema.type[0] === 'null';

function merge(a: KeywordSchema, b: KeywordSchema): KeywordSchema {
  const names = new Set(a.properties?.map(({ name }) => name));
  const added = b.properties?.filter(({ name }) => !names.has(name)) ?? [];
  const shared = (a.properties ?? []).map((property) => {
    const other = b.properties?.find(({ name }) => name === property.name)?.schema;
    return other === undefined ? property : { ...property, schema: both(property.schema, other) };
  });
  const properties = [...shared, ...added];
  const required = [...new Set([...(a.required ?? []), ...(b.required ?? [])])];
  const defined = Object.fromEntries(Object.entries(a).filter(([, value]) => value !== undefined));
  return {
    ...b,
    ...defined,
    ...(properties.length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** A property that two parts describe is what both say: a base class calls it a text, and a class of its own names the text. */
function both(one: Schema, other: Schema): Schema {
  if (one.kind === 'boolean') return one.value ? other : one;
  if (one === other || (other.kind === 'boolean' && !other.value)) return other;
  return { ...one, allOf: [...(one.allOf ?? []), other] };
}
