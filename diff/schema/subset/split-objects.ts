import type { JsonValue } from '@forgespec/description/json';
import { acceptsValue } from '../normal/accepts.ts';
import type { SchemaJson } from '@forgespec/model/from-document';
import type { Atom } from '../normal/atom.ts';
import { isClosedObject, namedProperties, propertyOf } from '../normal/members.ts';
import type { SchemaReader } from '../normal/conjunction.ts';

/** The largest number of listed values (`enum`) of a property that `isInSeveral` uses for its proof. */
const mostValues = 300;

/**
 * Returns true if it is proved that several alternatives together accept all objects of an atom. The proof needs a property with a list of
 * values (`enum`), such as `kind`. For each of these values, one alternative must accept all objects with this value. If the property is
 * optional, one alternative must also accept all objects without the property.
 *
 * @param accepts returns true if it is proved that the alternative `other` accepts all objects of `part`. `part` is the atom, restricted to
 * some values of the property.
 */
export function isInSeveral(
  atom: Atom,
  reader: SchemaReader,
  union: readonly Atom[],
  otherReader: SchemaReader,
  accepts: (part: Atom, other: Atom) => boolean,
): boolean {
  const alternatives = union.filter(({ type }) => type === 'object');
  if (atom.type !== 'object' || alternatives.length < 2) return false;
  if (isEachPresenceAccepted(atom, reader, alternatives, accepts)) return true;
  return [...namedProperties(atom)].some((name) => {
    const values = listedValues(reader, atom, name);
    if (values === undefined) return false;
    const split: SplitAtom = { atom, name, alternatives, reader: otherReader, accepts };
    return isEachValueAccepted(values, split) && isAbsenceAccepted(split);
  });
}

/**
 * Returns true if objects must have more properties than the required ones (`minProperties`), and for each other property, one alternative
 * accepts all objects with this property. Each object has one of these properties, if the object schema is closed.
 */
function isEachPresenceAccepted(
  atom: Atom,
  reader: SchemaReader,
  alternatives: readonly Atom[],
  accepts: (part: Atom, other: Atom) => boolean,
): boolean {
  if (atom.minProperties <= atom.required.size || !isClosedObject(atom, reader)) return false;
  const optional = [...namedProperties(atom)].filter((name) => !atom.required.has(name));
  return optional.every((name) => {
    const part = { ...atom, required: new Set([...atom.required, name]) };
    return alternatives.some((other) => accepts(part, other));
  });
}

/** An atom that is split by the values of one property, and the alternatives that together may accept all its objects. */
interface SplitAtom {
  readonly atom: Atom;
  /** The name of the property. */
  readonly name: string;
  readonly alternatives: readonly Atom[];
  /** Reads the schemas of the alternatives. */
  readonly reader: SchemaReader;
  readonly accepts: (part: Atom, other: Atom) => boolean;
}

/** Returns true if it is proved that for each value, one alternative accepts all objects with this value of the property. */
function isEachValueAccepted(
  values: readonly JsonValue[],
  { atom, name, alternatives, reader, accepts }: SplitAtom,
): boolean {
  let left = values;
  for (const other of alternatives) {
    const schema = propertyOf(reader, other, name);
    const own = schema === undefined ? left : left.filter((value) => acceptsValue(schema, value));
    if (own.length === 0 || own.length === values.length) continue;
    const part = withSchema(atom, name, { enum: [...own] });
    if (accepts({ ...part, required: new Set([...atom.required, name]) }, other))
      left = left.filter((value) => !own.includes(value));
  }
  return left.length === 0;
}

/** Returns true if the property is required, or if it is proved that one alternative accepts all objects without the property. */
function isAbsenceAccepted({ atom, name, alternatives, accepts }: SplitAtom): boolean {
  const absent = withSchema(atom, name, false);
  return atom.required.has(name) || alternatives.some((other) => accepts(absent, other));
}

/**
 * Returns the values that a property can have. Returns undefined if the schema of the property does not list its values, or lists more than
 * `mostValues` values.
 */
function listedValues(reader: SchemaReader, atom: Atom, name: string): readonly JsonValue[] | undefined {
  const property = propertyOf(reader, atom, name);
  const lists = property === undefined ? [] : reader.atoms(property).map(({ values }) => values);
  const values = lists.flatMap((list) => list ?? []);
  const isListed = lists.length > 0 && lists.every((list) => list !== undefined) && values.length <= mostValues;
  return isListed ? values : undefined;
}

/** Returns a copy of an atom, with a further schema for one of its properties. */
const withSchema = (atom: Atom, name: string, schema: SchemaJson): Atom => ({
  ...atom,
  objects: [...atom.objects, { properties: new Map([[name, schema]]), patterns: new Map(), additional: undefined }],
});
