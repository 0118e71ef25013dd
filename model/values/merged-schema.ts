import { canonicalJson } from '@forgespec/description/json';
import type { KeywordSchema, Schema } from '../schema.ts';

/** Returns the target of a reference. The argument is a `NamedSchema.reference`. */
export type ResolveReference = (reference: string) => Schema;

/**
 * Merges the keywords of a schema with the keywords from its reference and its `allOf`. The result is one schema, from which a value can be
 * generated. From `oneOf` and `anyOf`, only the first schema that allows other values than null is merged. The keywords `not`, `if` and
 * `dependentSchemas` are not merged, so a generated value may violate them. If the value must be valid, validate it against the original
 * schema.
 *
 * @returns undefined for a boolean schema, or if the nesting is too deep.
 */
export function mergedSchema(schema: Schema, resolve: ResolveReference, depth = 0): KeywordSchema | undefined {
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
    const other = b.properties?.find(({ name }) => name === property.name);
    return other === undefined ? property : { ...other, ...property, schema: both(property.schema, other.schema) };
  });
  const properties = [...shared, ...added];
  const required = [...new Set([...(a.required ?? []), ...(b.required ?? [])])];
  const defined = Object.fromEntries(Object.entries(a).filter(([, value]) => value !== undefined));
  return {
    ...b,
    ...defined,
    ...(properties.length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...narrowed(a, b),
  };
}

const lowest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const highest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;

/**
 * Returns the keywords for bounds, and the keywords `type`, `enum` and `items`, if both schemas have them. The result accepts only values
 * that both schemas accept. For example, the result has the smaller `maximum`.
 */
function narrowed(a: KeywordSchema, b: KeywordSchema): Partial<KeywordSchema> {
  const found: [string, unknown][] = [];
  for (const [keywords, choose] of [[lowest, Math.min] as const, [highest, Math.max] as const]) {
    for (const keyword of keywords) {
      const [one, other] = [a[keyword], b[keyword]];
      if (one !== undefined && other !== undefined) found.push([keyword, choose(one, other)]);
    }
  }
  if (a.type !== undefined && b.type !== undefined) found.push(['type', commonTypes(a.type, b.type)]);
  if (a.enum !== undefined && b.enum !== undefined) {
    const others = new Set(b.enum.map(canonicalJson));
    found.push(['enum', a.enum.filter((value) => others.has(canonicalJson(value)))]);
  }
  if (a.items !== undefined && b.items !== undefined) found.push(['items', both(a.items, b.items)]);
  return Object.fromEntries(found);
}

function commonTypes(
  a: NonNullable<KeywordSchema['type']>,
  b: NonNullable<KeywordSchema['type']>,
): NonNullable<KeywordSchema['type']> {
  const accepts = (types: NonNullable<KeywordSchema['type']>, name: (typeof types)[number]): boolean =>
    types.includes(name) || (name === 'integer' && types.includes('number'));
  const common = [...a.filter((name) => accepts(b, name)), ...b.filter((name) => accepts(a, name))];
  return [...new Set(common)];
}

/** Returns a schema for values that must match two schemas. */
function both(one: Schema, other: Schema): Schema {
  if (one.kind === 'boolean') return one.value ? other : one;
  if (one === other || (other.kind === 'boolean' && !other.value)) return other;
  return { ...one, allOf: [...(one.allOf ?? []), other] };
}
