import type { JsonObject, JsonValue } from '@forgespec/description/json';
import type { Atom } from '../normal/atom.ts';
import type { SchemaReader } from '../normal/conjunction.ts';
import { isClosedObject, namedProperties, propertyOf } from '../normal/members.ts';
import { lowerOf, upperOf } from './numbers.ts';

/** The largest number of values that are listed for one atom. */
const mostValues = 101;

/** The largest number of objects around a listed object. */
const deepest = 3;

/**
 * Returns a list that contains all values of an atom, and perhaps some values that its other constraints reject. Returns undefined if the
 * atom has too many values.
 */
export function finiteValues(atom: Atom, reader: SchemaReader, depth = 0): readonly JsonValue[] | undefined {
  if (atom.values !== undefined) return atom.values;
  if (atom.type === 'number') return smallRange(atom);
  if (atom.type === 'array') return atom.maxItems === 0 ? [[]] : undefined;
  if (atom.type !== 'object') return undefined;
  return atom.maxProperties === 0 ? [{}] : closedObjects(atom, reader, depth);
}

/** Returns the integers between the bounds of an atom. Returns undefined if the type is not `integer`, or if a bound is missing. */
function smallRange(atom: Atom): readonly number[] | undefined {
  const [lower, upper] = [lowerOf(atom), upperOf(atom)];
  if (!atom.isInteger || lower === undefined || upper === undefined) return undefined;
  const count = Math.max(0, upper.value - lower.value + 1);
  return count > mostValues ? undefined : Array.from({ length: count }, (_, index) => lower.value + index);
}

/** Returns the objects of a closed object schema whose properties all have few values. */
function closedObjects(atom: Atom, reader: SchemaReader, depth: number): readonly JsonValue[] | undefined {
  if (depth >= deepest || !isClosedObject(atom, reader)) return undefined;
  let objects: readonly JsonObject[] = [Object.create(null)];
  for (const name of namedProperties(atom)) {
    const values = propertyValues(atom, name, reader, depth);
    if (values === undefined) return undefined;
    const before = objects;
    objects = [
      ...(atom.required.has(name) ? [] : before),
      ...values.flatMap((value) => before.map((object) => ({ ...object, [name]: value }))),
    ];
    if (objects.length > mostValues) return undefined;
  }
  return objects;
}

function propertyValues(
  atom: Atom,
  name: string,
  reader: SchemaReader,
  depth: number,
): readonly JsonValue[] | undefined {
  const property = propertyOf(reader, atom, name);
  if (property === undefined) return undefined;
  const lists = reader.atoms(property).map((part) => finiteValues(part, reader, depth + 1));
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}
