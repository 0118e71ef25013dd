import type { JsonValue } from '@forgespec/description/json';
import type { KeywordSchema, Schema, TypeName } from '../schema.ts';

/** Returns the target of a reference. Returns undefined if the target does not exist. */
export type Resolve = (pointer: string) => Schema | undefined;

const allTypes: readonly TypeName[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** A set of types as a bit mask. The position of the bit for a type is the index of the type in {@link allTypes}. */
type TypeBits = number;

const bitOf = (type: TypeName): TypeBits => 1 << allTypes.indexOf(type);
const allBits: TypeBits = (1 << allTypes.length) - 1;
const bitsOf = (types: readonly TypeName[]): TypeBits => types.reduce((bits, type) => bits | bitOf(type), 0);

const sets = new Map<TypeBits, ReadonlySet<TypeName>>();

/**
 * Returns the types that valid values of a schema may have. The keywords `type`, `enum`, `const`, `$ref`, `allOf`, `anyOf` and `oneOf`
 * determine these types.
 */
export function valueTypes(schema: Schema, resolve: Resolve): ReadonlySet<TypeName> {
  const bits = typesOf(schema, resolve, new Map());
  const types = sets.get(bits) ?? new Set(allTypes.filter((type) => (bits & bitOf(type)) !== 0));
  sets.set(bits, types);
  return types;
}

/**
 * @param known the results for schemas that are already examined. While a schema is examined, its result contains all types, so that a
 * circular reference does not restrict the types.
 */
function typesOf(schema: Schema, resolve: Resolve, known: Map<Schema, TypeBits>): TypeBits {
  if (schema.kind === 'boolean') return schema.value ? allBits : 0;
  const found = known.get(schema);
  if (found !== undefined) return found;
  known.set(schema, allBits);
  const inner = (part: Schema): TypeBits => typesOf(part, resolve, known);
  const eitherOf = (options: readonly Schema[]): TypeBits => options.reduce((bits, option) => bits | inner(option), 0);
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  let bits = allBits;
  if (schema.type !== undefined) bits &= bitsOf(schema.type) | (schema.type.includes('number') ? bitOf('integer') : 0);
  if (schema.enum !== undefined) bits &= typesOfValues(schema.enum);
  if (schema.const !== undefined) bits &= typesOfValues(schema.const);
  if (schema.anyOf !== undefined) bits &= eitherOf(schema.anyOf);
  if (schema.oneOf !== undefined) bits &= eitherOf(schema.oneOf);
  schema.allOf?.forEach((part) => (bits &= inner(part)));
  if (target !== undefined) bits &= inner(target);
  known.set(schema, bits);
  return bits;
}

/** Returns true if the set contains all types. */
export const isAnyType = (types: Pick<ReadonlySet<TypeName>, 'size'>): boolean => types.size === allTypes.length;

const typesOfValues = (values: readonly JsonValue[]): TypeBits =>
  values.reduce<TypeBits>((bits, value) => bits | bitsOf(typesOfValue(value)), 0);

/** Returns the types of a value. A whole number has two types: `integer` and `number`. */
export function typesOfValue(value: JsonValue): TypeName[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  if (typeof value === 'string' || typeof value === 'boolean')
    return [typeof value === 'string' ? 'string' : 'boolean'];
  return ['object'];
}

/** Returns a schema, and the schemas that this schema may apply to the same value through a reference, `allOf`, `anyOf` or `oneOf`. */
export function partsOf(schema: Schema, resolve: Resolve, seen: Set<Schema> = new Set()): readonly KeywordSchema[] {
  if (schema.kind === 'boolean' || seen.has(schema)) return [];
  seen.add(schema);
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  const parts = [
    ...(target === undefined ? [] : [target]),
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
  return [schema, ...parts.flatMap((part) => partsOf(part, resolve, seen))];
}

/** Returns the schema of a property of an object. Returns undefined if the schema of the object does not declare the property. */
export const schemaOfProperty = (schema: Schema | undefined, name: string, resolve: Resolve): Schema | undefined =>
  (schema === undefined ? [] : partsOf(schema, resolve))
    .flatMap(({ properties = [] }) => properties)
    .find((property) => property.name === name)?.schema;
