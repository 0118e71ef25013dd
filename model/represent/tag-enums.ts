import { typedParts } from '../inspect/typed-parts.ts';
import type { Resolve } from '../inspect/value-types.ts';
import { walkSchema } from '../inspect/walk-schema.ts';
import type { KeywordSchema, Schema } from '../schema.ts';

/**
 * Returns the enums that distinguish the alternatives of an `anyOf` or `oneOf`. A property distinguishes the alternatives if each
 * alternative lists values for this property, and no two alternatives list the same value. If the type of such an enum also allowed
 * unlisted values (the option `openEnums`), TypeScript could not narrow the union.
 */
export function findTagEnums(roots: readonly Schema[], resolve: Resolve): ReadonlySet<Schema> {
  const tags = new Set<Schema>();
  for (const root of roots) {
    walkSchema(root, ({ anyOf = [], oneOf = [] }) => {
      for (const alternatives of [anyOf, oneOf]) for (const tag of tagsOf(alternatives, resolve)) tags.add(tag);
    });
  }
  return tags;
}

/** Returns the enums that distinguish the given alternatives. */
function tagsOf(alternatives: readonly Schema[], resolve: Resolve): readonly KeywordSchema[] {
  const restricted = alternatives.filter((part) => !isNull(part)).map((part) => enumsByProperty(part, resolve));
  const [first, ...others] = restricted;
  if (first === undefined || others.length === 0) return [];
  return [...first.keys()].flatMap((name) => {
    const lists = restricted.map((enums) => enums.get(name) ?? []);
    return areDisjoint(lists) ? lists.flat() : [];
  });
}

const isNull = (schema: Schema): boolean => schema.kind === 'keywords' && schema.type?.join() === 'null';

/** Returns a map from the name of each property to the schemas that restrict its values by `enum` or `const`. */
function enumsByProperty(schema: Schema, resolve: Resolve): ReadonlyMap<string, readonly KeywordSchema[]> {
  const enums = new Map<string, KeywordSchema[]>();
  for (const { properties = [] } of typedParts(schema, resolve)) {
    for (const { name, schema: property } of properties) {
      const restricting = typedParts(property, resolve).filter((part) => valuesOf(part).length > 0);
      if (restricting.length > 0) enums.set(name, [...(enums.get(name) ?? []), ...restricting]);
    }
  }
  return enums;
}

const valuesOf = (schema: KeywordSchema): readonly unknown[] => schema.const ?? schema.enum ?? [];

/** Returns true if each list has values, and no value is in two of the lists. */
function areDisjoint(lists: readonly (readonly KeywordSchema[])[]): boolean {
  const values = lists.map(
    (list) => new Set(list.flatMap((schema) => valuesOf(schema).map((value) => JSON.stringify(value)))),
  );
  const all = new Set(values.flatMap((set) => [...set]));
  return values.every(({ size }) => size > 0) && all.size === values.reduce((sum, { size }) => sum + size, 0);
}
