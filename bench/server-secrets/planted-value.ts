import type { JsonValue } from '../../description/json/index.ts';
import type { KeywordSchema, NamedSchema, Schema } from '../../model/index.ts';
import { sampleValue } from '../../model/values/index.ts';

/** The values of the planted property: in the objects of the response itself, and in objects inside of them. */
export const secrets = { top: 'planted-at-the-top', nested: 'planted-inside' } as const;

/** The depth of objects below which the values have no further objects. */
const deepest = 4;

type Schemas = ReadonlyMap<string, NamedSchema>;

/** The position of a value in a body. */
interface Position {
  readonly depth: number;
  /** True for an item of an array. */
  readonly isItem: boolean;
  /** Further schemas that may describe the value, from other alternatives of `oneOf` and `anyOf`. */
  readonly others: readonly Schema[];
}

/**
 * Returns a value with all described properties of a schema. Each object whose schema lists its properties, and does not allow others, also
 * has the property `password_hash`. The schema is read independently of the generator, which this value tests.
 */
export function plantedValue(
  schema: Schema,
  schemas: Schemas,
  { depth, isItem, others }: Position = { depth: 0, isItem: false, others: [] },
): JsonValue | undefined {
  const parts = appliedSchemas(schema, schemas);
  const possible = [schema, ...others].flatMap((one) => possibleSchemas(one, schemas));
  const items = parts.flatMap((part) => part.items ?? [])[0];
  const isArray = parts.some(({ type }) => type?.includes('array') === true) && items !== undefined;
  if (isArray && depth <= deepest) {
    // An item of an array in an array has a larger depth, because a schema of arrays may contain itself.
    const inner = {
      depth: isItem ? depth + 1 : depth,
      isItem: true,
      others: possible.flatMap((one) => one.items ?? []),
    };
    return [plantedValue(items, schemas, inner)].filter((item) => item !== undefined);
  }
  const properties = new Map(
    parts.flatMap((part) =>
      (part.properties ?? []).flatMap((one) => (one.isOmitted === true ? [] : [[one.name, one.schema]])),
    ),
  );
  if (properties.size === 0 || depth > deepest) return sampleOf(schema, schemas);
  const members = [...properties].flatMap(([name, inner]) => {
    const further = possible.flatMap((one) => [
      ...(one.properties ?? []).filter((member) => member.name === name).map((member) => member.schema),
      ...(one.additionalProperties === undefined ? [] : [one.additionalProperties]),
    ]);
    const value = plantedValue(inner, schemas, { depth: depth + 1, isItem: false, others: further });
    return value === undefined ? [] : [[name, value]];
  });
  const isOpen = possible.some(allowsOthers) || properties.has('password_hash');
  const secret = depth === 0 ? secrets.top : secrets.nested;
  return Object.fromEntries([...members, ...(isOpen ? [] : [['password_hash', secret]])]);
}

/** Returns a sample value of a schema. */
export const sampleOf = (schema: Schema, schemas: Schemas): JsonValue | undefined =>
  sampleValue(schema, (reference) => schemas.get(reference)?.schema ?? { kind: 'boolean', value: true, pointer: '' });

/** Returns true if a schema explicitly allows other properties than those that it lists. */
const allowsOthers = ({ additionalProperties, unevaluatedProperties }: KeywordSchema): boolean =>
  [additionalProperties, unevaluatedProperties].some((one) => one?.kind === 'keywords' || one?.value === true);

/** Returns the schemas that describe a value: those of `$ref` and `allOf`, and the first alternative of `oneOf` and `anyOf` for objects. */
const appliedSchemas = (schema: Schema, schemas: Schemas): KeywordSchema[] =>
  combined(schema, schemas, (alternatives) => {
    const first = alternatives.find((found) => found.some(({ properties, items }) => properties ?? items));
    return first ?? [];
  });

/** Returns the schemas that may describe a value, with all alternatives of `oneOf` and `anyOf`. */
const possibleSchemas = (schema: Schema, schemas: Schemas): KeywordSchema[] =>
  combined(schema, schemas, (alternatives) => alternatives.flat());

function combined(
  schema: Schema,
  schemas: Schemas,
  choose: (alternatives: KeywordSchema[][]) => KeywordSchema[],
  seen: Set<Schema> = new Set(),
): KeywordSchema[] {
  if (schema.kind === 'boolean' || seen.has(schema)) return [];
  seen.add(schema);
  const inner = (part: Schema): KeywordSchema[] => combined(part, schemas, choose, seen);
  const target = schema.reference === undefined ? undefined : schemas.get(schema.reference)?.schema;
  return [
    schema,
    ...(target === undefined ? [] : inner(target)),
    ...(schema.allOf ?? []).flatMap(inner),
    ...[schema.anyOf ?? [], schema.oneOf ?? []].flatMap((list) => choose(list.map(inner))),
  ];
}
