import type { KeywordSchema, Schema, TypeName } from '@forgespec/model';
import { allowedValues, canonicalText, isOfType, type ListedValue } from './keywords/allowed-values.ts';

type Resolve = (pointer: string) => Schema;

/**
 * Returns a list that contains all types that a schema allows. The list may contain further types. Returns undefined if `type`, `enum` and
 * `const` do not restrict the types.
 */
export function typesOf(schema: Schema, resolve: Resolve): readonly TypeName[] | undefined {
  for (const part of unconditionalParts(schema, resolve)) {
    if (part.type !== undefined) return part.type;
    const values = allowedValues(part);
    if (values !== undefined) return allTypes.filter((name) => values.some((value) => isOfType(value, name)));
  }
  return undefined;
}

const allTypes: readonly TypeName[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/**
 * Returns a schema, the target of its `$ref`, and the schemas in its `allOf`. Follows the `$ref` and `allOf` of the found schemas as well.
 * A valid value matches all of the returned schemas.
 */
export function unconditionalParts(schema: Schema, resolve: Resolve): readonly KeywordSchema[] {
  const parts = new Set<KeywordSchema>();
  const add = (part: Schema): void => {
    if (part.kind === 'boolean' || parts.has(part)) return;
    parts.add(part);
    part.allOf?.forEach(add);
    if (part.reference !== undefined) add(resolve(part.reference));
  };
  add(schema);
  return [...parts];
}

/**
 * Returns a map from the name of each required property with `enum` or `const` to its allowed values. For example, the property `type` must
 * be `"cat"`.
 */
export function tagsOf(schema: Schema, resolve: Resolve): ReadonlyMap<string, readonly ListedValue[]> {
  const parts = unconditionalParts(schema, resolve);
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const tags = new Map<string, readonly ListedValue[]>();
  for (const { name, schema: member } of parts.flatMap((part) => part.properties ?? [])) {
    if (!required.has(name)) continue;
    for (const values of unconditionalParts(member, resolve).map(allowedValues)) {
      const known = tags.get(name);
      // If several schemas list values for a property, the shortest list is the most specific one.
      if (values !== undefined && (known === undefined || values.length < known.length)) tags.set(name, values);
    }
  }
  return tags;
}

/** Returns true if no value can match two of the options. Then `oneOf` means the same as `anyOf`. */
export function areDisjoint(options: readonly Schema[], resolve: Resolve): boolean {
  const facts = options.map((option) => ({ types: typesOf(option, resolve), tags: tagsOf(option, resolve) }));
  return everyPair(facts, (a, b) => haveOtherTypes(a.types, b.types) || haveOtherTags(a, b));
}

/** Returns true if a relation is true for each pair of items. */
export const everyPair = <Item>(items: readonly Item[], relation: (a: Item, b: Item) => boolean): boolean =>
  items.every((a, index) => items.slice(index + 1).every((b) => relation(a, b)));

type Types = readonly TypeName[] | undefined;

/** Returns true if the two lists of types have no type in common. */
export function haveOtherTypes(a: Types, b: Types): boolean {
  if (a === undefined || b === undefined) return false;
  const isNumeric = (name: TypeName): boolean => name === 'integer' || name === 'number';
  return !a.some((name) => b.some((other) => name === other || (isNumeric(name) && isNumeric(other))));
}

/** Returns true if the two lists of values have no value in common. */
export function haveOtherValues(a: readonly ListedValue[], b: readonly ListedValue[]): boolean {
  const others = new Set(b.map(canonicalText));
  return !a.some((value) => others.has(canonicalText(value)));
}

interface Facts {
  readonly types: Types;
  readonly tags: ReadonlyMap<string, readonly ListedValue[]>;
}

function haveOtherTags(a: Facts, b: Facts): boolean {
  // Tags (see `tagsOf`) are properties, so they distinguish only objects. If both schemas allow another type, such as a string, both may
  // accept the same string.
  if (![a, b].some(({ types }) => types?.every((name) => name === 'object'))) return false;
  return [...a.tags].some(([name, values]) => haveOtherValues(values, b.tags.get(name) ?? values));
}
