import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { textsOf } from '../schema/compare/pattern-effect.ts';
import type { Atom } from '../schema/normal/atom.ts';
import { namedProperties, propertyOf } from '../schema/normal/members.ts';
import type { AtomSearch } from './atom-search.ts';
import { conditionCandidates } from './condition-candidates.ts';
import { setProperty, smallObject, smallValue, unusedName, withProperty } from './sample.ts';

/** Returns objects near the limits of an alternative. */
export function* objectCandidates(search: AtomSearch): Generator<JsonValue> {
  const { atom, owner, others, depth } = search;
  const base = smallObject(atom, owner, depth + 1);
  if (base === undefined) return;
  yield base;
  const names = namesIn(atom, others);
  const full = withSmallValues(base, names, search);
  yield full;
  yield* objectsWithout(base, full);
  yield* objectsOfConditions(base, full, search);
  yield* objectsWithUnknown(base, full, search);
  yield* sizedObjects(base, [atom, ...others]);
  yield* objectsWithListed(full, names, search);
  yield* objectsWithProperties(base, names, search);
}

/** Returns an object with all named properties. Each property has a small value. */
function withSmallValues(base: JsonObject, names: ReadonlySet<string>, { atom, owner, depth }: AtomSearch): JsonObject {
  const full: JsonObject = { ...base };
  for (const name of names) {
    const small = smallValue(propertyOf(owner.reader, atom, name), depth + 1);
    if (small !== undefined) setProperty(full, name, small);
  }
  return full;
}

/** For each property, returns an object without this property, and a small object with it. */
function* objectsWithout(base: JsonObject, full: JsonObject): Generator<JsonValue> {
  for (const name of Object.keys(full)) {
    const { [name]: _removed, ...rest } = full;
    yield rest;
    if (full[name] !== undefined) yield withProperty(base, name, full[name]);
  }
}

function* objectsOfConditions(
  base: JsonObject,
  full: JsonObject,
  { others, rejecting }: AtomSearch,
): Generator<JsonValue> {
  if (rejecting === undefined) return;
  for (const other of others) yield* conditionCandidates(other, rejecting.reader, [base, full]);
}

const unknownNames = ['other', 'x', 'a name that is longer than most', 'A', '1', '_'];

/** Returns objects with a property that the schemas do not declare. */
function* objectsWithUnknown(base: JsonObject, full: JsonObject, { atom, others }: AtomSearch): Generator<JsonValue> {
  for (const name of [...unknownNames, ...patternNames([atom, ...others])]) {
    for (const value of ['text', 1, null, true])
      yield* [withProperty(base, name, value), withProperty(full, name, value)];
  }
}

/**
 * Adds properties to copies of `base`. For a limit (`minProperties`, `maxProperties`) of 5, the copies have 4, 5 and 6
 * properties. If `base` already has more properties, the copy is unchanged.
 */
function* sizedObjects(base: JsonObject, atoms: readonly Atom[]): Generator<JsonObject> {
  for (const limit of atoms.flatMap(({ minProperties, maxProperties }) => [minProperties, maxProperties])) {
    for (const count of [limit - 1, limit, limit + 1]) {
      if (limit === 0 || count < 0 || count > 200) continue;
      const many = { ...base };
      for (let size = Object.keys(many).length; size < count; size += 1) many[unusedName(many)] = 'text';
      yield many;
    }
  }
}

/** The value of one property can decide if other properties are valid. So the function returns objects with each listed value. */
function* objectsWithListed(
  full: JsonObject,
  names: ReadonlySet<string>,
  { atom, owner }: AtomSearch,
): Generator<JsonValue> {
  for (const name of names) {
    const property = propertyOf(owner.reader, atom, name);
    const atoms = property === undefined ? [] : property.reader.atoms(property);
    const listed = atoms.flatMap(({ values = [] }) => values);
    for (const value of listed.slice(0, 20)) yield withProperty(full, name, value);
  }
}

/** Returns objects in which one property varies. */
function* objectsWithProperties(
  base: JsonObject,
  names: ReadonlySet<string>,
  { atom, owner, others, rejecting, innerCandidates }: AtomSearch,
): Generator<JsonValue> {
  for (const name of names) {
    const other = others
      .map((object) => rejecting && propertyOf(rejecting.reader, object, name))
      .find((part) => part !== undefined);
    const values = innerCandidates(propertyOf(owner.reader, atom, name), other);
    for (const value of values) yield withProperty(base, name, value);
  }
}

/** Returns the names of the properties that the alternatives declare, require or use in conditions. */
const namesIn = (atom: Atom, others: readonly Atom[]): ReadonlySet<string> =>
  new Set([
    ...namedProperties(atom),
    ...[atom, ...others].flatMap((object) => [
      ...namedProperties(object),
      ...object.required,
      ...object.dependentRequired.keys(),
      ...object.implications.flatMap(({ condition }) => (typeof condition === 'string' ? [condition] : [])),
    ]),
  ]);

const patternNames = (atoms: readonly Atom[]): readonly string[] => {
  const patterns = new Set(atoms.flatMap((atom) => atom.objects.flatMap((part) => [...part.patterns.keys()])));
  return [...patterns].flatMap((pattern) => textsOf([pattern]).slice(0, 3));
};
