import type { KeywordSchema, PropertyMember, Schema } from '../schema.ts';
import type { Resolve } from './value-types.ts';

/** A value inside of the body of a response. */
export interface DescribedValue {
  /** The property names from the body to the value. */
  readonly path: readonly string[];
  readonly schema: Schema;
}

/**
 * Returns the schemas that every value of a schema matches: the schema itself, its reference, its `allOf`, and the only alternative of
 * `anyOf` or `oneOf` that is not null.
 */
export function commonParts(schema: Schema, resolve: Resolve): readonly KeywordSchema[] {
  const ofModel = knownParts.get(resolve) ?? new WeakMap<Schema, readonly KeywordSchema[]>();
  knownParts.set(resolve, ofModel);
  const parts = ofModel.get(schema) ?? findParts(schema, resolve, new Set());
  ofModel.set(schema, parts);
  return parts;
}

/** The parts of each schema, by the function that resolves references. The same schemas are in the bodies of many operations. */
const knownParts = new WeakMap<Resolve, WeakMap<Schema, readonly KeywordSchema[]>>();

function findParts(schema: Schema, resolve: Resolve, seen: Set<Schema>): readonly KeywordSchema[] {
  if (schema.kind === 'boolean' || seen.has(schema)) return [];
  seen.add(schema);
  const target = schema.reference === undefined ? undefined : resolve(schema.reference);
  const only = [schema.anyOf, schema.oneOf].flatMap((options = []) => {
    const [first, ...others] = options.filter((option) => !isNull(option));
    return first === undefined || others.length > 0 ? [] : [first];
  });
  const parts = [...(target === undefined ? [] : [target]), ...(schema.allOf ?? []), ...only];
  return [schema, ...parts.flatMap((part) => findParts(part, resolve, seen))];
}

const isNull = (schema: Schema): boolean =>
  schema.kind === 'keywords' && (schema.type?.every((name) => name === 'null') ?? false);

/** Returns the alternatives of a schema, if it has at least two that are not null. */
export const unionOptions = (schema: Schema, resolve: Resolve): readonly Schema[] =>
  commonParts(schema, resolve)
    .flatMap(({ anyOf, oneOf }) => [anyOf ?? [], oneOf ?? []])
    .map((options) => options.filter((option) => !isNull(option)))
    .find((options) => options.length > 1) ?? [];

/** Returns the properties that an object of a schema may have. If a schema has alternatives, all alternatives have these properties. */
export function possibleProperties(schema: Schema, resolve: Resolve, depth = 0): readonly PropertyMember[] {
  const own = commonParts(schema, resolve).flatMap((part) => part.properties ?? []);
  const [first = [], ...others] =
    depth > 3 ? [] : unionOptions(schema, resolve).map((option) => possibleProperties(option, resolve, depth + 1));
  const shared = first.filter(({ name }) =>
    others.every((properties) => properties.some((same) => same.name === name)),
  );
  return [...new Map([...own, ...shared].map((property) => [property.name, property])).values()];
}

/** Returns true if a schema describes values of one of the types, or null. */
export function describesOnly(schema: Schema, types: readonly string[], resolve: Resolve): boolean {
  const described = commonParts(schema, resolve).flatMap(({ type = [], enum: values, const: value }) =>
    type.length > 0
      ? type.filter((name) => name !== 'null')
      : values !== undefined || value !== undefined
        ? ['string']
        : [],
  );
  return described.length > 0 && described.every((name) => types.includes(name));
}

/** Returns the schema of the items of an array. Returns undefined if the schema does not describe an array. */
export function itemSchema(schema: Schema, resolve: Resolve): Schema | undefined {
  const parts = commonParts(schema, resolve);
  const isArray = parts.some(
    ({ type }) => type?.includes('array') === true && type.every((name) => name === 'array' || name === 'null'),
  );
  const items = parts.find((part) => part.items !== undefined)?.items;
  const isTuple = parts.some(({ prefixItems }) => prefixItems !== undefined);
  const types = parts.flatMap(({ type }) => type ?? []);
  return (isArray || (items !== undefined && types.length === 0)) && !isTuple
    ? (items ?? { kind: 'boolean', value: true, pointer: schema.pointer })
    : undefined;
}

/** Returns the schema of the value at a path of property names. Returns undefined if a property is not described. */
export const schemaAt = (schema: Schema, path: readonly string[], resolve: Resolve): Schema | undefined =>
  path.reduce<Schema | undefined>(
    (owner, name) => owner && possibleProperties(owner, resolve).find((property) => property.name === name)?.schema,
    schema,
  );

/** Returns the values of a body that are not inside of arrays, at most `depth` properties deep. Outer values come first. */
export function valuesIn(schema: Schema, resolve: Resolve, depth = 4): readonly DescribedValue[] {
  const values: DescribedValue[] = [];
  let level: readonly DescribedValue[] = [{ path: [], schema }];
  for (let count = 0; count < depth && level.length > 0; count += 1) {
    level = level.flatMap(({ path, schema: owner }) =>
      possibleProperties(owner, resolve).map(({ name, schema: inner }) => ({ path: [...path, name], schema: inner })),
    );
    values.push(...level);
    if (values.length > 400) break;
  }
  return values;
}

/** Returns the texts that describe a value. */
export const descriptionOf = (schema: Schema, resolve: Resolve): string =>
  commonParts(schema, resolve)
    .map(({ annotations }) => `${annotations.title ?? ''} ${annotations.description ?? ''}`)
    .join(' ');
