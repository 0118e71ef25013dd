import type { JsonValue } from '../../1-load/json.ts';
import type { KeywordSchema, Schema, TypeName } from '../schema.ts';

/** Returns the target of a reference; undefined if the target does not exist. */
export type Resolve = (pointer: string) => Schema | undefined;

const allTypes: readonly TypeName[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** Returns the types that valid values of a schema may have, derived from `type`, `enum`, `const`, references and combinations. */
export const valueTypes = (schema: Schema, resolve: Resolve): ReadonlySet<TypeName> =>
  typesOf(schema, resolve, new Map());

/**
 * @param known the results for schemas that are already examined. While a schema is examined, its result contains all types, so that a
 * circular reference does not restrict the types.
 */
function typesOf(schema: Schema, resolve: Resolve, known: Map<Schema, ReadonlySet<TypeName>>): ReadonlySet<TypeName> {
  if (schema.kind === 'boolean') return new Set(schema.value ? allTypes : []);
  const found = known.get(schema);
  if (found !== undefined) return found;
  known.set(schema, new Set(allTypes));
  const inner = (part: Schema): ReadonlySet<TypeName> => typesOf(part, resolve, known);
  const eitherOf = (options: readonly Schema[]): ReadonlySet<TypeName> =>
    new Set(options.flatMap((option) => [...inner(option)]));
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  const limits = [
    ...(schema.type === undefined ? [] : [withIntegers(schema.type)]),
    ...(schema.enum === undefined ? [] : [typesOfValues(schema.enum)]),
    ...(schema.const === undefined ? [] : [typesOfValues(schema.const)]),
    ...(schema.anyOf === undefined ? [] : [eitherOf(schema.anyOf)]),
    ...(schema.oneOf === undefined ? [] : [eitherOf(schema.oneOf)]),
    ...[...(schema.allOf ?? []), ...(target === undefined ? [] : [target])].map(inner),
  ];
  const types = new Set(allTypes.filter((name) => limits.every((limit) => limit.has(name))));
  known.set(schema, types);
  return types;
}

/** Returns true if the set contains all types. */
export const isAnyType = (types: Pick<ReadonlySet<TypeName>, 'size'>): boolean => types.size === allTypes.length;

const withIntegers = (types: readonly TypeName[]): ReadonlySet<TypeName> =>
  new Set(types.includes('number') ? [...types, 'integer'] : types);

const typesOfValues = (values: readonly JsonValue[]): ReadonlySet<TypeName> =>
  new Set(values.flatMap((value) => typesOfValue(value)));

/** Returns the types of a value: `integer` and `number` for a whole number. */
export function typesOfValue(value: JsonValue): TypeName[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  if (typeof value === 'string' || typeof value === 'boolean')
    return [typeof value === 'string' ? 'string' : 'boolean'];
  return ['object'];
}

/** Returns a schema, and the schemas that it may apply to the same value with a reference, `allOf`, `anyOf` or `oneOf`. */
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

/** Returns the schema of a property of an object; undefined if the schema does not declare the property. */
export const schemaOfProperty = (schema: Schema | undefined, name: string, resolve: Resolve): Schema | undefined =>
  (schema === undefined ? [] : partsOf(schema, resolve))
    .flatMap(({ properties = [] }) => properties)
    .find((property) => property.name === name)?.schema;
