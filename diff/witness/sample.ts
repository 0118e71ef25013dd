import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { sampleText } from '@forgespec/model/values';
import { acceptsAtom, acceptsValue, hasLength } from '../schema/normal/accepts.ts';
import type { Atom } from '../schema/normal/atom.ts';
import { itemOf, namedProperties, propertyOf } from '../schema/normal/members.ts';
import type { Conjunction, SchemaReader } from '../schema/normal/conjunction.ts';
import { textsOfAtom } from '../schema/language/sample-texts.ts';
import { textsOf } from '../schema/compare/pattern-effect.ts';
import { lowerOf, upperOf } from '../schema/subset/numbers.ts';

/** The largest number of items of a sample. */
const mostItems = 2_000;

/** The largest depth of a sample. */
const deepest = 12;

/** A map from each conjunction to the small valid value that was found for it. */
const smallValuesOf = new WeakMap<Conjunction, { readonly value: JsonValue }>();

/** Returns a small value that is valid for a conjunction. Returns undefined if no such value is found. */
export function smallValue(conjunction: Conjunction | undefined, depth = 0): JsonValue | undefined {
  if (conjunction === undefined) return 'text';
  if (depth > deepest) return undefined;
  const known = smallValuesOf.get(conjunction);
  if (known !== undefined) return known.value;
  const value = newSmallValue(conjunction, depth);
  if (value !== undefined) smallValuesOf.set(conjunction, { value });
  return value;
}

/**
 * Returns a small valid value. Returns undefined if no such value is found. Prefers a value that is valid for one
 * alternative only, because `oneOf` rejects a value that is valid for several alternatives.
 */
function newSmallValue(conjunction: Conjunction, depth: number): JsonValue | undefined {
  const atoms = conjunction.reader.atoms(conjunction);
  const isOfOne = (value: JsonValue): boolean =>
    atoms.filter((atom) => acceptsAtom(value, atom, conjunction.reader)).length <= 1;
  let first: JsonValue | undefined;
  for (const atom of atoms) {
    const value = valueOfAtom(atom, conjunction, depth);
    if (value === undefined || !acceptsValue(conjunction, value)) continue;
    if (!isJsonObject(value) || isOfOne(value)) return value;
    first ??= value;
    const distinct = withListedValues(value, atom, conjunction).find(isOfOne);
    if (distinct !== undefined) return distinct;
  }
  return first;
}

/**
 * Returns copies of an object. Each copy has one additional property. The value of this property is one of the values
 * that its schema lists.
 */
const withListedValues = (object: JsonObject, atom: Atom, { reader }: Conjunction): readonly JsonObject[] =>
  [...namedProperties(atom)].flatMap((name) => {
    const property = Object.hasOwn(object, name) ? undefined : propertyOf(reader, atom, name);
    const values = property === undefined ? [] : reader.atoms(property).flatMap((part) => part.values ?? []);
    return values.slice(0, 3).map((value) => withProperty(object, name, value));
  });

/**
 * Returns a small value of one alternative. Returns undefined if no such value is found. The value may violate
 * conditions (`if`) and exclusions (`not`).
 */
export function valueOfAtom(atom: Atom, owner: Conjunction, depth: number): JsonValue | undefined {
  if (atom.values !== undefined) return atom.values[0];
  switch (atom.type) {
    case 'null':
      return null;
    case 'boolean':
      return true;
    case 'number':
      return numberOf(atom);
    case 'string':
      return smallText(atom, owner.reader);
    case 'array':
      return smallArray(atom, owner, atom.minItems, depth);
    case 'object':
      return smallObject(atom, owner, depth);
  }
}

function numberOf(atom: Atom): number {
  const [lower, upper] = [lowerOf(atom), upperOf(atom)];
  const unit = atom.multiples.reduce((product, factor) => product * factor, 1);
  const step = atom.multiples.length > 0 ? unit : 1;
  let value = 1;
  if (lower !== undefined && value <= lower.value) value = lower.value + (lower.isExclusive ? step : 0);
  if (upper !== undefined && value >= upper.value) value = upper.value - (upper.isExclusive ? step : 0);
  if (lower !== undefined && value <= lower.value && lower.isExclusive && upper !== undefined)
    value = (lower.value + upper.value) / 2;
  return atom.multiples.length > 0 ? Math.ceil(value / unit) * unit : value;
}

/**
 * Returns a string that matches the format, the patterns and the length. Returns undefined if no such string is found.
 */
export function smallText(atom: Atom, reader: SchemaReader): string | undefined {
  const { formats, patterns, minLength, maxLength } = atom;
  const [format] = formats;
  const [pattern, ...others] = patterns;
  if (others.length === 0) {
    const text = sampleText({ minLength, maxLength, format, pattern });
    if (text !== undefined) return text;
  }
  const found = textsOf(patterns).find((text) => hasLength(text, minLength, maxLength));
  return found ?? textsOfAtom(atom, reader, 1)[0];
}

/**
 * Returns an array of small items. If `uniqueItems` is true, the items differ. Returns undefined if an item cannot be
 * found, or if the array would be too long.
 */
export function smallArray(atom: Atom, owner: Conjunction, length: number, depth: number): JsonValue[] | undefined {
  if (length > mostItems) return undefined;
  const items: JsonValue[] = [];
  const contained = atom.contained.flatMap(({ schema, min }) => {
    const value = smallValue(owner.reader.conjunction([schema]), depth + 1);
    return value === undefined ? [] : Array.from({ length: Math.min(min, 50) }, () => value);
  });
  for (let index = 0; index < Math.max(length, contained.length); index += 1) {
    const schema = itemOf(owner.reader, atom, index);
    const value = contained[index] ?? smallValue(schema, depth + 1);
    if (value === undefined) return undefined;
    items.push(atom.isUnique ? distinct(value, index, schema) : value);
  }
  return items;
}

/**
 * Returns a variant of a number or a string. The variant is different for each index. If `value` has another type, or
 * if the schema does not accept the variant, returns `value` itself.
 */
function distinct(value: JsonValue, index: number, schema: Conjunction | undefined): JsonValue {
  const other = typeof value === 'number' ? value + index : typeof value === 'string' ? `${value}${index}` : value;
  return index === 0 || (schema !== undefined && !acceptsValue(schema, other)) ? value : other;
}

/**
 * Returns an object with the required properties, and with enough properties for `minProperties`. Returns undefined if
 * a value cannot be found.
 */
export function smallObject(atom: Atom, owner: Conjunction, depth: number): JsonObject | undefined {
  const object: JsonObject = {};
  const names = new Set(atom.required);
  for (const name of names) {
    for (const other of atom.dependentRequired.get(name) ?? []) names.add(other);
    const value = smallValue(propertyOf(owner.reader, atom, name), depth + 1);
    if (value === undefined) return undefined;
    setProperty(object, name, value);
  }
  for (let count = names.size; count < Math.min(atom.minProperties, 100); count += 1) {
    const name = nextName(atom, object);
    const value = smallValue(propertyOf(owner.reader, atom, name), depth + 1);
    if (value === undefined) return undefined;
    setProperty(object, name, value);
  }
  return object;
}

/** Sets a property, also if its name is `__proto__`. */
export function setProperty(object: JsonObject, name: string, value: JsonValue): void {
  if (name !== '__proto__') object[name] = value;
  else Object.defineProperty(object, name, { value, configurable: true, enumerable: true, writable: true });
}

/** Returns a copy of an object with a new value for a property. */
export function withProperty(object: JsonObject, name: string, value: JsonValue): JsonObject {
  const copy = { ...object };
  setProperty(copy, name, value);
  return copy;
}

/** Returns a property name that an object does not have. If possible, it is the name of a declared property. */
const nextName = (atom: Atom, object: JsonObject): string =>
  atom.objects.flatMap(({ properties }) => [...properties.keys()]).find((name) => !Object.hasOwn(object, name)) ??
  unusedName(object);

/** Returns a property name that an object does not have, such as `property1`. */
export function unusedName(object: JsonObject): string {
  let number = Object.keys(object).length;
  while (Object.hasOwn(object, `property${number}`)) number += 1;
  return `property${number}`;
}
